/** New Angeles on the first page: its map, with units, unrest and androids where they could stand. */
import type { DistrictId } from '@polity/new-angeles/page';
import { BOX, outlineOf, PLACES, ROOT } from './geometry.js';
import './cover.css';

const DISTRICTS = Object.keys(PLACES) as DistrictId[];
/** Tiers as they could be dealt, from the rich above to the Root. */
const TIERS: Readonly<Partial<Record<DistrictId, number>>> = {
  rabotgorod: 3,
  'base-de-cayambe': 3,
  guayaquil: 3,
  quinde: 2,
  rutherford: 2,
  'laguna-velasco': 2,
};
const PIECES = ['M-9 9V-4l9-7 9 7V9z', 'M0-11 11 0 0 11-11 0z', 'M0-10a10 10 0 1 1 0 20 10 10 0 0 1 0-20z'];

export default function Cover() {
  return (
    <svg className="na-cover" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {DISTRICTS.map((district, nth) => {
        const [x, y] = PLACES[district].content;
        return (
          <g key={district}>
            <path d={outlineOf(district)} className={`tier-${TIERS[district] ?? 1}`} />
            {PIECES.slice(0, 1 + (nth % PIECES.length)).map((piece, at) => (
              <path
                key={piece}
                d={piece}
                className={`piece-${(nth + at) % 3}`}
                transform={`translate(${x + 30 + at * 34} ${y + 42})`}
              />
            ))}
          </g>
        );
      })}
      <circle className="root" cx={ROOT.x} cy={ROOT.y} r={ROOT.radius} />
    </svg>
  );
}
