/** All moments side by side, with the rounds that they lie in named below them. */
import type { Moment } from './moments.js';

export interface PastSliderProps {
  readonly moment: Moment;
  readonly label: string;
  /** Moments that somebody may want to look for. */
  readonly marked?: readonly number[];
  stepTo(moment: number): void;
}

const NONE: readonly number[] = [];

export function PastSlider({ moment, label, marked = NONE, stepTo }: PastSliderProps) {
  const { at, last, caption, rounds } = moment;
  const share = (moments: number) => `${(100 * moments) / Math.max(1, last)}%`;
  return (
    <div className="past-slider">
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={caption}
        onChange={({ target }) => stepTo(target.valueAsNumber)}
      />
      {rounds.length + marked.length > 0 && (
        <div className="past-rounds" aria-hidden="true">
          {rounds.map(({ from, name }, i) => (
            <span
              key={`${from} ${name}`}
              title={name}
              style={{ left: share(from), width: share((rounds[i + 1]?.from ?? last) - from) }}
            >
              {name}
            </span>
          ))}
          {marked.map((one) => (
            <i key={one} style={{ left: share(one) }} />
          ))}
        </div>
      )}
    </div>
  );
}
