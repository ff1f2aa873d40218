/** The decisions that cost most as marks above the slider; those that lie close together are one mark, which opens a list. */
import { type KeyboardEvent, useState } from 'react';
import { SeatMark } from '../ui/icons.js';
import { useSay } from '../words/shell.js';
import { type Dear, grouped } from './dear-moments.js';

export interface DearMarksProps {
  readonly dear: readonly Dear[];
  readonly last: number;
  jump(moment: number): void;
}

export function DearMarks({ dear, last, jump }: DearMarksProps) {
  const say = useSay();
  const [open, setOpen] = useState<number | null>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === null) return;
    event.preventDefault();
    setOpen(null);
  };
  return (
    <div className="past-marks">
      {grouped(dear, last).map((group) => {
        const [first] = group;
        const share = `${(100 * first.at) / Math.max(1, last)}%`;
        const isOpen = open === first.at;
        const many = group.length > 1;
        const label = many ? say('over.analysis.dearMany', { count: group.length }) : first.why;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened
          <div key={first.at} className="past-mark" style={{ left: share }} onKeyDown={close}>
            <button
              type="button"
              className={many ? 'many' : ''}
              title={label}
              aria-label={label}
              aria-expanded={many ? isOpen : undefined}
              onClick={() => (many ? setOpen(isOpen ? null : first.at) : jump(first.at))}
            >
              {many ? group.length : <SeatMark look={first.look} size={9} />}
            </button>
            {many && isOpen && (
              <ul style={{ transform: `translateX(-${share})` }}>
                {group.map(({ at, why, look }) => (
                  <li key={`${at} ${why}`}>
                    <button
                      type="button"
                      onClick={() => {
                        setOpen(null);
                        jump(at);
                      }}
                    >
                      <SeatMark look={look} size={11} /> {why}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </div>
        );
      })}
    </div>
  );
}
