/** An election while it is held: the bill, who stands where, the cubes that were drawn, and what the sides have so far. */
import { CLASSES, type HegemonyView, type Seat, type Stance, VOTE } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { Spot } from './spot.js';
import { ClassMark, Cube } from './workers.js';

/** Cubes for and against as far as they lie open. Those of a class that nobody plays count for nobody. */
export function cubesBySide({
  vote,
  drawn,
  seats,
}: Pick<HegemonyView, 'vote' | 'drawn' | 'seats'>): Record<Stance, number> {
  const sides: Record<Stance, number> = { for: 0, against: 0 };
  for (const of of CLASSES) {
    const stance = vote?.stances[of];
    if (stance && seats.includes(of)) sides[stance] += drawn[of];
  }
  return sides;
}

export function Election() {
  const { view, t, name, ask } = useBoard();
  const { vote, drawn } = view;
  const lying = CLASSES.flatMap((of) => Array.from({ length: drawn[of] }, (_, i) => ({ of, key: `${of}${i}` })));
  if (vote === null) {
    return (
      <>
        {lying.length > 0 && <DrawnCubes lying={lying} />}
        <ImmediateVote />
      </>
    );
  }
  const sides = cubesBySide(view);
  const waiting = VOTE.drawn - lying.length;
  return (
    <section className={`heg-election heg-edge-${vote.by}`} aria-label={t('election')} aria-live="polite">
      <h3 className="heg-title">
        <ClassMark of={vote.by} /> {t('election')}
      </h3>
      <p className="heg-bill-line">
        <b>{name(vote.policy)}</b> {view.policies[vote.policy]} → <b>{vote.section}</b>
      </p>
      <p className="heg-faint">{name(`${vote.policy}.${vote.section}`, 'sectionText')}</p>
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
            seats={view.seats.filter((of) => vote.stances[of] === stance)}
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
  const { t, name } = useBoard();
  return (
    <Spot
      name={`stance:${stance}`}
      label={t(`stance.${stance}`)}
      className={`heg-side ${stance} ${asked ? 'asked' : ''}`}
    >
      <span className="heg-label">{t(`stance.${stance}`)}</span>
      <b className="heg-big">{cubes}</b>
      <span className="heg-side-seats">
        {seats.map((of) => (
          <span key={of} title={name(of)}>
            <ClassMark of={of} size={13} />
            <span className="heg-sr">{name(of)}</span>
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
  const { view, t, name } = useBoard();
  return (
    <section className="heg-election" aria-label={t('drawn')}>
      <h3 className="heg-title">{t('drawn')}</h3>
      <div className="heg-drawn" data-anchor="drawn">
        {CLASSES.filter((of) => view.drawn[of] > 0).map((of) => (
          <Spot
            key={of}
            name={`cube:${of}`}
            label={t('drawn.of', { class: of, count: view.drawn[of] })}
            className="heg-drawn-class"
          >
            {lying
              .filter((cube) => cube.of === of)
              .map(({ key }) => (
                <Cube key={key} of={of} size={20} />
              ))}
            <span className="heg-sr">{name(of)}</span>
          </Spot>
        ))}
      </div>
    </section>
  );
}

/** Whether a bill that was just proposed is voted on at once. */
function ImmediateVote() {
  const { ask, t, name } = useBoard();
  const policy = ask?.about.policy;
  if (ask?.kind !== 'immediate-vote' || typeof policy !== 'string') return null;
  return (
    <section className="heg-election" aria-label={t('immediate')}>
      <h3 className="heg-title">{t('immediate')}</h3>
      <p className="heg-bill-line">
        <b>{name(policy)}</b>
      </p>
      <div className="heg-sides">
        {(['now', 'later'] as const).map((when) => (
          <Spot key={when} name={`vote:${when}`} label={t(`vote.${when}`)} className="heg-side asked">
            {t(`vote.${when}`)}
          </Spot>
        ))}
      </div>
    </section>
  );
}
