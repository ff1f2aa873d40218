/** The tracks of the player boards: Prosperity, Wealth, Population. */
import { WEALTH_FROM, type WorkerClass } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { populationStep, prosperityTrack, wealthSpace } from './derive.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';

interface TrackProps {
  readonly spaces: readonly number[];
  readonly at: number;
  /** A space that would be reached. */
  readonly reach?: number | undefined;
  readonly label: string;
}

/** Spaces in a row with what each is worth, the marker on one of them. */
function Track({ spaces, at, reach, label }: TrackProps) {
  return (
    <div className="heg-track" role="img" aria-label={label} title={label}>
      {spaces.map((worth, i) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a track is its spaces in their order
          key={i}
          className={i < at ? 'past' : i === at ? 'here' : reach !== undefined && i <= reach ? 'reach' : ''}
        >
          {worth}
        </i>
      ))}
    </div>
  );
}

export function ProsperityTrack({ of }: { readonly of: WorkerClass }) {
  const { view, t } = useBoard();
  const spaces = prosperityTrack(of);
  const at = view[of].prosperity;
  return (
    <div className={`heg-line heg-${of}`} data-anchor={`prosperity:${of}`}>
      <span className="heg-label">
        <Glyph name="prosperity" size={12} /> {t('prosperity')}
      </span>
      <Track
        spaces={spaces}
        at={at}
        label={t('prosperity.at', { space: at, vp: spaces[at] ?? 0, next: spaces[at + 1] ?? spaces[at] ?? 0 })}
      />
    </div>
  );
}

export function WealthTrack() {
  const { view, t } = useBoard();
  const { wealth, capital } = view.capitalist;
  const reach = wealthSpace(capital);
  const next = WEALTH_FROM[Math.max(wealth, reach) + 1] ?? null;
  return (
    <div className="heg-line heg-capitalist" data-anchor="wealth">
      <span className="heg-label">
        <Glyph name="wealth" size={12} />
        <span className="heg-two-lines">
          {t('wealth')}
          {next !== null && <small>{t('wealth.next', { next })}</small>}
        </span>
      </span>
      <Track
        spaces={WEALTH_FROM.map((_, i) => i)}
        at={wealth}
        reach={reach}
        label={t('wealth.at', { space: wealth, reach, next: next ?? 0 })}
      />
    </div>
  );
}

export function PopulationLine({ of }: { readonly of: WorkerClass }) {
  const { view, t } = useBoard();
  const { workers, population, from, next } = populationStep(view, of);
  const share = next === null ? 1 : (workers - from) / (next - from);
  const label = t('population.at', { workers, population, ...(next === null ? {} : { next }) });
  return (
    <div className={`heg-line heg-${of}`} title={label} data-anchor={`population:${of}`}>
      <span className="heg-label">
        <Glyph name="population" size={12} /> {t('population')}
      </span>
      <Num of={(position) => populationStep(position, of).population} className="heg-big" />
      <span className="heg-gauge" role="img" aria-label={label}>
        <i style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <span className="heg-faint">{t('population.workers', { workers, ...(next === null ? {} : { next }) })}</span>
    </div>
  );
}
