/** The tracks of the player boards: Prosperity, Wealth, Population. */
import { PROSPERITY_TRACK, populationStep, WEALTH_FROM, type WorkerClass, wealthSpace } from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num } from '../board/parts.js';

interface TrackProps {
  readonly spaces: readonly number[];
  readonly at: number;
  /** A space that would be reached. */
  readonly reach?: number | undefined;
  readonly label: string;
}

/** So many spaces can each say what they are worth; on a longer track every fifth does, and where the marker is. */
const SHORT = 12;

/** Spaces in a row with what each is worth, the marker on one of them. */
function Track({ spaces, at, reach, label }: TrackProps) {
  const isSaid = (i: number) => spaces.length <= SHORT || i === at || i === reach || (i % 5 === 0 && i !== at + 1);
  return (
    <div className="heg-track" role="img" aria-label={label} title={label}>
      {spaces.map((worth, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a track is its spaces in their order
          key={i}
          className={i < at ? 'past' : i === at ? 'here' : reach !== undefined && i <= reach ? 'reach' : ''}
        >
          {isSaid(i) && worth}
        </i>
      ))}
    </div>
  );
}

export function ProsperityTrack({ of }: { readonly of: WorkerClass }) {
  const { view, say } = useBoard();
  const spaces = PROSPERITY_TRACK[of];
  const at = view[of].prosperity;
  return (
    <div className={`heg-line heg-${of}`} data-anchor={`prosperity:${of}`}>
      <span className="heg-label">
        <Glyph name="prosperity" size={12} /> <Term rule="prosperity">{say('prosperity')}</Term>
      </span>
      <Track
        spaces={spaces}
        at={at}
        label={say('prosperity.at', { space: at, vp: spaces[at] ?? 0, next: spaces[at + 1] ?? spaces[at] ?? 0 })}
      />
    </div>
  );
}

export function WealthTrack() {
  const { view, say } = useBoard();
  const { wealth, capital } = view.capitalist;
  const reach = wealthSpace(capital);
  const next = WEALTH_FROM[Math.max(wealth, reach) + 1] ?? null;
  return (
    <div className="heg-line heg-capitalist" data-anchor="wealth">
      <span className="heg-label">
        <Glyph name="wealth" size={12} />
        <span className="heg-two-lines">
          <Term rule="wealth">{say('wealth')}</Term>
          {next !== null && <small>{say('wealth.next', { next })}</small>}
        </span>
      </span>
      <Track
        spaces={WEALTH_FROM.map((_, i) => i)}
        at={wealth}
        reach={reach}
        label={say('wealth.at', { space: wealth, reach, next: next ?? 0 })}
      />
    </div>
  );
}

export function PopulationLine({ of }: { readonly of: WorkerClass }) {
  const { view, say } = useBoard();
  const { workers, population, from, next } = populationStep(view, of);
  const share = next === null ? 1 : (workers - from) / (next - from);
  const label = say('population.at', { workers, population, ...(next === null ? {} : { next }) });
  return (
    <div className={`heg-line heg-${of}`} title={label} data-anchor={`population:${of}`}>
      <span className="heg-label">
        <Glyph name="population" size={12} /> <Term rule="population">{say('population')}</Term>
      </span>
      <Num of={(position) => populationStep(position, of).population} className="heg-big" />
      <span className="heg-gauge" role="img" aria-label={label}>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="heg-faint">{say('population.workers', { workers, ...(next === null ? {} : { next }) })}</span>
    </div>
  );
}
