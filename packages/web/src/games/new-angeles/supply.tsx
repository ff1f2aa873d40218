/** What is in stock and what is asked for, and how near the city is to its fall. */
import { DEMANDS, lackOf, nextProduction, RESOURCES, type Resource, THREAT } from '@polity/new-angeles/page';
import { Good } from './icons.js';
import { Num, Spot, useCity } from './parts.js';

export function Supply() {
  const { view, words } = useCity();
  const { demand } = view;
  const made = nextProduction(view);
  const missed = RESOURCES.some((resource) => lackOf(view, resource) > 0);
  return (
    <section className="na-panel na-supply" aria-label={words.say('supply')} data-anchor="demand">
      <header>
        <h2>{words.say('demand')}</h2> <span>{words.name(demand)}</span>
        <span className={missed ? 'na-bad' : 'na-good-news'}>
          {missed ? words.say('demand.missed', { threat: DEMANDS[demand].failThreat }) : words.say('demand.met')}
        </span>
      </header>
      <div className="na-bars-row">
        {RESOURCES.map((resource) => (
          <Bar key={resource} of={resource} made={made[resource]} />
        ))}
      </div>
      <Threat missed={missed ? DEMANDS[demand].failThreat : 0} />
    </section>
  );
}

function Bar({ of, made }: { readonly of: Resource; readonly made: number }) {
  const { view, words } = useCity();
  const target = DEMANDS[view.demand].demand[of];
  const stock = view.supply[of];
  const lack = lackOf(view, of);
  const label = words.say('supply.of', { resource: of, stock, target, made });
  return (
    <Spot
      name={`resource:${of}`}
      label={label}
      className="na-resource"
      anchor={`resource:${of}`}
      tip={() => <p>{label}</p>}
    >
      <h3>
        <Good of={of} /> {words.name(of)}
      </h3>
      <div className={`na-cells na-${of}`} aria-hidden="true">
        {Array.from({ length: view.board.trackEnds[of] }, (_, nth) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a track stay where they are
            key={nth}
            className={`${nth < stock ? 'full' : nth < stock + made ? 'made' : ''} ${nth + 1 === target ? 'target' : ''}`}
          />
        ))}
      </div>
      <p>
        <Num of={({ supply }) => supply[of]} />
        {made > 0 && <span> {words.say('supply.made', { made })}</span>}{' '}
        <span>{target === 0 ? words.say('supply.free') : words.say('supply.target', { target })}</span>
        {lack > 0 && <b className="na-bad"> {words.say('supply.short', { lack })}</b>}
      </p>
    </Spot>
  );
}

/** Cells to the end; those that a missed demand would fill are hatched. */
function Threat({ missed }: { readonly missed: number }) {
  const { view, words } = useCity();
  const { threat } = view;
  return (
    <div className="na-threat" data-anchor="threat">
      <strong>
        {words.field('threat')} <Num of={(now) => now.threat} /> {words.say('threat.of')}
      </strong>
      <div className="na-threat-cells" aria-hidden="true">
        {Array.from({ length: THREAT.end }, (_, nth) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a track stay where they are
            key={nth}
            className={nth < threat ? 'full' : nth < threat + missed ? 'made' : ''}
          />
        ))}
      </div>
    </div>
  );
}
