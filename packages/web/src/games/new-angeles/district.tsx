/** A district of the map: what it makes and what stands in it, pressed and ringed along its own outline. */
import { DISTRICT, type DistrictId, outputOf, PIECES, type Piece, type Resource } from '@polity/new-angeles/page';
import type { CSSProperties } from 'react';
import { boxOf, clipOf, outlineOf, PLACES, placed } from './geometry.js';
import { Good } from './icons.js';
import type { Meant } from './meant.js';
import { comingInto, Ghost, Standing, wouldGo } from './meant-marks.js';
import { Spot, useCity } from './parts.js';

/** The stage that a district's status shows; one in outage is stable. */
const UNITS: readonly Piece[] = ['human-first', 'orgcrime', 'prisec'];

interface DistrictProps {
  readonly of: DistrictId;
  /** What is chosen for the city and has not happened yet. */
  readonly meant: Meant;
}

export function District({ of, meant }: DistrictProps) {
  const { view, previewed, words } = useCity();
  const there = view.city[of];
  const { name, number, movesTo } = DISTRICT[of];
  const tier = view.board.tiers[of];
  const pieces = PIECES.filter((piece) => there[piece]);
  const label = words.say('district', { district: of, number, tier, unrest: there.unrest, pieces });
  const changes = previewed !== null && JSON.stringify(previewed.city[of]) !== JSON.stringify(there);
  const becomes = meant.unrest[of];
  const made = outputOf(view, of).map(([resource, amount]) => ({ say: 'made', resource, amount }));
  return (
    <Spot
      name={`district:${of}`}
      label={label}
      anchor={`district:${of}`}
      className={`na-district tier-${tier} ${changes ? 'changes' : ''}`}
      style={styleOf(of)}
      tip={() => (
        <>
          <p>{label}</p>
          <p>{words.say('district.makes', { made: { row: made } })}</p>
          <p>{words.say('district.way', { to: movesTo })}</p>
        </>
      )}
    >
      <Outline of={of} />
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
        {there.android && <Standing piece="android" goes={wouldGo(meant, of, 'android')} />}
        {meant.moves.some(({ to }) => to === of) && <Ghost piece="android" />}
        <Goods of={of} />
      </div>
      <div className="na-status">
        {there.outage && (
          <Spot
            name={`piece:${of}:outage`}
            label={words.say('piece', { piece: 'outage', district: of })}
            className={`na-tag outage ${wouldGo(meant, of, 'outage') ? 'goes' : ''}`}
          >
            {words.name('outage')}
            {wouldGo(meant, of, 'outage') && (
              <span className="visually-hidden">{words.say('meant.goes', { piece: 'outage' })}</span>
            )}
          </Spot>
        )}
        {there.unrest !== 'stable' && (
          <span className={`na-tag ${there.unrest} ${becomes ? 'goes' : ''}`}>{words.name(there.unrest)}</span>
        )}
        {becomes && <span className="na-tag na-ghost-tag">{words.name(becomes)}</span>}
        {(['illness', ...UNITS] as const).map(
          (piece) =>
            there[piece] && (
              <Spot
                key={piece}
                name={`piece:${of}:${piece}`}
                label={words.say('piece', { piece, district: of })}
                className="na-unit"
              >
                <Standing piece={piece} goes={wouldGo(meant, of, piece)} />
              </Spot>
            ),
        )}
        {comingInto(meant, of).map((piece, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: of two alike nobody can tell one from the other
          <Ghost key={nth} piece={piece} />
        ))}
      </div>
    </Spot>
  );
}

/** Where it lies, how far within that its text begins, and how much of it is its own. */
function styleOf(district: DistrictId): CSSProperties {
  const box = boxOf(district);
  const [x, y] = PLACES[district].content;
  const within = { '--in-x': `${(x - box.x) / 16}em`, '--in-y': `${(y - box.y) / 16}em`, '--clip': clipOf(district) };
  return { ...placed(box), ...within } as CSSProperties;
}

/** What rings it: two lines, as around every place that can be chosen. */
function Outline({ of }: { readonly of: DistrictId }) {
  const { x, y, width, height } = boxOf(of);
  const d = outlineOf(of);
  return (
    <svg className="na-outline" viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
      <path d={d} className="na-edge" />
      <path d={d} className="na-ring" />
    </svg>
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
