/** All moments side by side, with the rounds that they lie in named below them; a name leads to where its round begins. */
import type { ReactNode } from 'react';
import type { Moment } from './moments.js';

export interface PastSliderProps {
  readonly moment: Moment;
  readonly label: string;
  /** What marks some of the moments, above the slider. */
  readonly children?: ReactNode;
  jump(moment: number): void;
}

export function PastSlider({ moment, label, children, jump }: PastSliderProps) {
  const { at, last, caption, rounds } = moment;
  const share = (moments: number) => `${(100 * moments) / Math.max(1, last)}%`;
  return (
    <div className="past-slider">
      {children}
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
