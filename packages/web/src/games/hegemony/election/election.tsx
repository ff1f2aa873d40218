/** What is asked before an election: whether it is held at once, and about the cubes that a card has brought to light. */
import { CLASSES } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Spot } from '../board/parts.js';
import { Cube } from '../board/workers.js';

export function BeforeElection() {
  const { drawn } = useBoard().view;
  const lying = CLASSES.flatMap((role) =>
    Array.from({ length: drawn[role] }, (_, i) => ({ of: role, key: `${role}${i}` })),
  );
  return (
    <>
      {lying.length > 0 && <DrawnCubes lying={lying} />}
      <ImmediateVote />
    </>
  );
}

/** Cubes that a card has brought to light. */
function DrawnCubes({
  lying,
}: {
  readonly lying: readonly { readonly of: 'working' | 'middle' | 'capitalist'; readonly key: string }[];
}) {
  const { view, say, name } = useBoard();
  return (
    <section className="heg-election" aria-label={say('drawn')}>
      <h3 className="heg-title">{say('drawn')}</h3>
      <div className="heg-drawn" data-anchor="drawn">
        {CLASSES.filter((role) => view.drawn[role] > 0).map((role) => (
          <Spot
            key={role}
            name={`cube:${role}`}
            label={say('drawn.of', { class: role, count: view.drawn[role] })}
            className="heg-drawn-class"
          >
            {lying
              .filter((cube) => cube.of === role)
              .map(({ key }) => (
                <Cube key={key} of={role} size={20} />
              ))}
            <span className="heg-sr">{name(role)}</span>
          </Spot>
        ))}
      </div>
    </section>
  );
}

/** Whether a bill that was just proposed is voted on at once. */
function ImmediateVote() {
  const { ask, say, name } = useBoard();
  const policy = ask?.about.policy;
  if (ask?.kind !== 'immediate-vote' || typeof policy !== 'string') return null;
  return (
    <section className="heg-election" aria-label={say('immediate')}>
      <h3 className="heg-title">{say('immediate')}</h3>
      <p className="heg-bill-line">
        <b>{name(policy)}</b>
      </p>
      <div className="heg-sides">
        {(['now', 'later'] as const).map((when) => (
          <Spot key={when} name={`vote:${when}`} label={say(`vote.${when}`)} className="heg-side asked">
            {say(`vote.${when}`)}
          </Spot>
        ))}
      </div>
    </section>
  );
}
