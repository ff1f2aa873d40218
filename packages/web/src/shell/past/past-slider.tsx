/** All moments side by side, with the rounds that they lie in named below them; a name leads to where its round begins. */
import type { SeatLook } from '../../games/seat.js';
import { SeatMark } from '../ui/icons.js';
import type { Moment } from './moments.js';

/** A moment that somebody may want to look for, why, and whose it is. */
export interface Marked {
  readonly at: number;
  readonly why: string;
  readonly look: SeatLook;
}

export interface PastSliderProps {
  readonly moment: Moment;
  readonly label: string;
  /** Moments that somebody may want to look for. */
  readonly marked?: readonly Marked[];
  jump(moment: number): void;
}

const NONE: readonly Marked[] = [];

export function PastSlider({ moment, label, marked = NONE, jump }: PastSliderProps) {
  const { at, last, caption, rounds } = moment;
  const share = (moments: number) => `${(100 * moments) / Math.max(1, last)}%`;
  return (
    <div className="past-slider">
      {marked.length > 0 && (
        <div className="past-marks">
          {marked.map(({ at: one, why, look }) => (
            <button
              key={`${one} ${why}`}
              type="button"
              title={why}
              aria-label={why}
              style={{ left: share(one) }}
              onClick={() => jump(one)}
            >
              <SeatMark look={look} size={9} />
            </button>
          ))}
        </div>
      )}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={label}
        aria-valuetext={caption}
        onChange={({ target }) => jump(target.valueAsNumber)}
      />
      {rounds.length > 0 && (
        <div className="past-rounds">
          {rounds.map(({ from, name }, i) => (
            <button
              key={`${from} ${name}`}
              type="button"
              title={name}
              style={{ left: share(from), width: share((rounds[i + 1]?.from ?? last) - from) }}
              onClick={() => jump(from)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
