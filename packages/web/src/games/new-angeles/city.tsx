/** The city as a map: districts along their arrows down to the Root, with what stands in each. */
import { DISTRICT, DISTRICTS, type NewAngelesView, PIECES, type Piece } from '@polity/new-angeles/page';
import { District } from './district.js';
import { BOX, outlineOf, PLACES, placed, ROOT } from './geometry.js';
import { PieceMark } from './icons.js';
import { MeantMoves } from './meant-marks.js';
import { NextEvent } from './next-event.js';
import { useCity } from './parts.js';
import { useMeant } from './use-meant.js';

export function City() {
  const { view, words } = useCity();
  const meant = useMeant();
  return (
    <section className="na-panel na-city" aria-label={words.say('city')}>
      <header>
        <h2 className="visually-hidden">{words.say('city')}</h2>
        <ul className="na-counts">
          {PIECES.map((piece) => (
            <li key={piece}>
              <PieceMark of={piece} /> {words.name(piece)} <b>{countOf(view, piece)}</b>
            </li>
          ))}
        </ul>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the map is wider than its frame and scrolls */}
      <section className="na-map-frame" tabIndex={0} aria-label={words.say('map')}>
        <div className="na-map">
          <Ground />
          {DISTRICTS.map((district) => (
            <District key={district} of={district} meant={meant} />
          ))}
          <Ways />
          <MeantMoves moves={meant.moves} />
          <NextEvent />
          <div
            className="na-root"
            data-anchor="root"
            style={placed({ x: ROOT.x - ROOT.radius, y: ROOT.y - ROOT.radius })}
          >
            <strong>{words.say('root')}</strong>
            <span>{words.say('root.threat')}</span>
          </div>
        </div>
      </section>
    </section>
  );
}

function countOf({ city }: NewAngelesView, piece: Piece): number {
  return DISTRICTS.filter((id) => city[id][piece]).length;
}

/** The shapes alone; what they mean is written above them. */
function Ground() {
  const { view } = useCity();
  return (
    <svg className="na-ground" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {DISTRICTS.map((id) => (
        <path key={id} d={outlineOf(id)} className={`na-area tier-${view.board.tiers[id]}`} />
      ))}
      <circle cx={ROOT.x} cy={ROOT.y} r={ROOT.radius} className="na-root-ring" />
    </svg>
  );
}

/** Where each district leads on to, above whatever rings them. */
function Ways() {
  return (
    <svg className="na-ground na-ways" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      {DISTRICTS.map((id) => {
        const [x, y, angle] = PLACES[id].arrow;
        return (
          <path
            key={id}
            className={`na-arrow ${DISTRICT[id].movesTo === null ? 'to-root' : ''}`}
            transform={`translate(${x} ${y}) rotate(${angle})`}
            d="M-11 -4H1V-9L12 0 1 9V4H-11Z"
          />
        );
      })}
    </svg>
  );
}
