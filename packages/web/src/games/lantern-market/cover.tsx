/** Lantern Market on the first page: lanterns on a cord at night. */
import { LANTERNS, type Lantern } from '@polity/lantern-market/page';
import { PaperLantern } from './lantern.js';
import './board.css';
import './cover.css';

const ALL = Object.keys(LANTERNS) as Lantern[];
/** So many hang there, of every colour, each as high as the cord. */
const HUNG = [0, 4, 8, 10, 2, 5, 7, 11, 1, 3].flatMap((nth) => ALL[nth % ALL.length] ?? []);

export default function Cover() {
  return (
    <div className="lm-out lm-cover">
      <svg className="lm-cover-cord" viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2q25 16 50 8t50-6" />
      </svg>
      {HUNG.map((lantern, nth) => (
        <span key={lantern} style={{ translate: `0 ${Math.round(14 * Math.sin(nth * 0.8) + 14)}px` }}>
          <PaperLantern of={lantern} size={nth % 3 === 1 ? 44 : 36} />
        </span>
      ))}
    </div>
  );
}
