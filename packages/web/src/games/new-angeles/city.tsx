/** The city as a map: districts along their arrows down to the Root, with what stands in each. */
import {
  DISTRICT,
  DISTRICTS,
  type DistrictId,
  type NewAngelesView,
  outputOf,
  PIECES,
  type Piece,
  type Resource,
} from '@polity/new-angeles/page';
import type { CSSProperties } from 'react';
import { BOX, outlineOf, PLACES, ROOT } from './geometry.js';
import { Good, PieceMark } from './icons.js';
import { NextEvent } from './next-event.js';
import { Spot, useCity } from './parts.js';

/** The stage that a district's status shows; one in outage is stable. */
const UNITS: readonly Piece[] = ['human-first', 'orgcrime', 'prisec'];

/** The map is drawn in the size of its own text, so that it can be drawn smaller. */
function placedAt(x: number, y: number): CSSProperties {
  return { '--x': `${x / 16}em`, '--y': `${y / 16}em` } as CSSProperties;
}

export function City() {
  const { view, words } = useCity();
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
            <District key={district} of={district} />
          ))}
          <NextEvent />
          <div className="na-root" data-anchor="root" style={placedAt(ROOT.x - ROOT.radius, ROOT.y - ROOT.radius)}>
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

function District({ of }: { readonly of: DistrictId }) {
  const { view, previewed, words } = useCity();
  const there = view.city[of];
  const [x, y] = PLACES[of].content;
  const { name, number, movesTo } = DISTRICT[of];
  const tier = view.board.tiers[of];
  const pieces = PIECES.filter((piece) => there[piece]);
  const label = words.say('district', { district: of, number, tier, unrest: there.unrest, pieces });
  const changes = previewed !== null && JSON.stringify(previewed.city[of]) !== JSON.stringify(there);
  const made = outputOf(view, of).map(([resource, amount]) => ({ say: 'made', resource, amount }));
  return (
    <Spot
      name={`district:${of}`}
      label={label}
      anchor={`district:${of}`}
      className={`na-district tier-${tier} ${changes ? 'changes' : ''}`}
      style={placedAt(x - 7, y - 6)}
      tip={() => (
        <>
          <p>{label}</p>
          <p>{words.say('district.makes', { made: { row: made } })}</p>
          <p>{words.say('district.way', { to: movesTo })}</p>
        </>
      )}
    >
      <h3>
        <span className="na-number">{number}</span> {name}
        <span className="na-bars" aria-hidden="true">
          {Array.from({ length: tier }, (_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike
            <i key={nth} />
          ))}
        </span>
        <span className="na-way" aria-hidden="true">
          {movesTo === null ? words.say('root') : `→ ${DISTRICT[movesTo].number}`}
        </span>
      </h3>
      <div className="na-goods">
        {there.android && <PieceMark of="android" />}
        <Goods of={of} />
      </div>
      <div className="na-status">
        {there.outage && (
          <Spot
            name={`piece:${of}:outage`}
            label={words.say('piece', { piece: 'outage', district: of })}
            className="na-tag outage"
          >
            {words.name('outage')}
          </Spot>
        )}
        {there.unrest !== 'stable' && <span className={`na-tag ${there.unrest}`}>{words.name(there.unrest)}</span>}
        {(['illness', ...UNITS] as const).map(
          (piece) =>
            there[piece] && (
              <Spot
                key={piece}
                name={`piece:${of}:${piece}`}
                label={words.say('piece', { piece, district: of })}
                className="na-unit"
              >
                <PieceMark of={piece} />
              </Spot>
            ),
        )}
      </div>
    </Spot>
  );
}

/** What it makes, the primary good in a ring; what would not be made is struck out. */
function Goods({ of }: { readonly of: DistrictId }) {
  const { view } = useCity();
  const { primary, secondary } = view.board.output[of];
  const { development, orgcrime } = view.city[of];
  const idle = outputOf(view, of, true).length === 0;
  const good = (resource: Resource, amount: number, className: string) => (
    <span className={`na-makes ${className}`}>
      <Good of={resource} /> <b>{amount}</b>
    </span>
  );
  return (
    <>
      {good(primary.resource, primary.amount, `primary ${idle || orgcrime ? 'idle' : ''}`)}
      {development && <span className="na-plus">+1</span>}
      {secondary && good(secondary.resource, secondary.amount, idle ? 'idle' : '')}
    </>
  );
}
