/** New Angeles on the first page: its towers at night, the line to orbit, and the signs of its corporations. */
import { SeatMark } from '../../shell/ui/icons.js';
import { CORPORATIONS } from './looks.js';
import './cover.css';

/** Towers from left to right: where they begin, how wide and how high they are. */
const FAR = [
  [0, 30, 52],
  [34, 22, 70],
  [60, 34, 44],
  [98, 20, 82],
  [122, 36, 58],
  [244, 30, 62],
  [278, 20, 88],
  [302, 38, 50],
  [344, 24, 76],
  [372, 28, 56],
] as const;
const NEAR = [
  [8, 36, 34],
  [52, 28, 54],
  [88, 40, 28],
  [136, 26, 48],
  [168, 30, 38],
  [222, 34, 42],
  [262, 26, 60],
  [296, 40, 30],
  [342, 30, 50],
  [380, 20, 36],
] as const;
const GROUND = 136;

export default function Cover() {
  return (
    <div className="na-cover" aria-hidden="true">
      <svg viewBox={`0 0 400 ${GROUND}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <pattern id="na-cover-windows" width="6" height="7" patternUnits="userSpaceOnUse">
            <path d="M1 1h2v3H1z" className="lit" />
            <path d="M4 4h1v2H4z" className="lit faint" />
          </pattern>
        </defs>
        <path d={`M200 ${GROUND}V0`} className="stalk" />
        <path d={`M176 ${GROUND}q20-30 22-90h4q2 60 22 90z`} className="foot" />
        <Towers of={FAR} className="far" />
        <Towers of={NEAR} className="near" />
      </svg>
      <ul>
        {CORPORATIONS.map(({ name, look }) => (
          <li key={name}>
            <SeatMark look={look} size={18} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TowersProps {
  readonly of: readonly (readonly [x: number, width: number, height: number])[];
  readonly className: string;
}

function Towers({ of, className }: TowersProps) {
  return of.map(([x, width, height]) => {
    const box = { x, y: GROUND - height, width, height };
    return (
      <g key={x} className={className}>
        <rect {...box} />
        <rect {...box} fill="url(#na-cover-windows)" />
      </g>
    );
  });
}
