/** An election while it is held: the bill, who stands where, the cubes that were drawn, and what the sides have so far. */
import { CLASSES, countVotes, type Seat, type Stance, VOTE } from '@polity/hegemony/page';
import { sectionNumbers } from '@polity/hegemony/telling';
import { useBoard } from '../board/board-context.js';
import { Spot } from '../board/parts.js';
import { ClassMark, Cube } from '../board/workers.js';

export function Election() {
  const { view, words, say, name, ask } = useBoard();
  const { vote, drawn } = view;
  const lying = CLASSES.flatMap((role) =>
    Array.from({ length: drawn[role] }, (_, i) => ({ of: role, key: `${role}${i}` })),
  );
  if (vote === null) {
    return (
      <>
        {lying.length > 0 && <DrawnCubes lying={lying} />}
        <ImmediateVote />
      </>
    );
  }
  const sides = countVotes(view, vote.stances);
  const waiting = VOTE.drawn - lying.length;
  return (
    <section className={`heg-election heg-edge-${vote.by}`} aria-label={say('election')} aria-live="polite">
      <h3 className="heg-title">
        <ClassMark of={vote.by} /> {say('election')}
      </h3>
      <p className="heg-bill-line">
        <b>{name(vote.policy)}</b> {view.policies[vote.policy]} → <b>{vote.section}</b>
        {vote.with && (
          <>
            {' · '}
            <b>{name(vote.with.policy)}</b> {view.policies[vote.with.policy]} → <b>{vote.with.section}</b>
          </>
        )}
      </p>
      <p className="heg-faint">{words.part(`section.${vote.policy}`, sectionNumbers(vote.policy, vote.section))}</p>
      <div className="heg-drawn" data-anchor="drawn">
        {lying.map(({ of, key }, i) => (
          <span key={key} className="heg-drawn-cube" title={name(of)} style={{ animationDelay: `${i * 220}ms` }}>
            <Cube of={of} size={22} />
            <span className="heg-sr">{name(of)}</span>
          </span>
        ))}
        {Array.from({ length: Math.max(0, waiting) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places for cubes are all alike
          <span key={`place${i}`} className="heg-drawn-place" />
        ))}
      </div>
      <div className="heg-sides">
        {(['for', 'against'] as const).map((stance) => (
          <Side
            key={stance}
            stance={stance}
            seats={view.seats.filter((seat) => vote.stances[seat] === stance)}
            cubes={sides[stance]}
            asked={ask?.kind === 'stance'}
          />
        ))}
      </div>
    </section>
  );
}

interface SideProps {
  readonly stance: Stance;
  readonly seats: readonly Seat[];
  readonly cubes: number;
  readonly asked: boolean;
}

function Side({ stance, seats, cubes, asked }: SideProps) {
  const { say, name } = useBoard();
  return (
    <Spot
      name={`stance:${stance}`}
      label={say(`stance.${stance}`)}
      className={`heg-side ${stance} ${asked ? 'asked' : ''}`}
    >
      <span className="heg-label">{say(`stance.${stance}`)}</span>
      <b className="heg-big">{cubes}</b>
      <span className="heg-side-seats">
        {seats.map((seat) => (
          <span key={seat} title={name(seat)}>
            <ClassMark of={seat} size={13} />
            <span className="heg-sr">{name(seat)}</span>
          </span>
        ))}
      </span>
    </Spot>
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
