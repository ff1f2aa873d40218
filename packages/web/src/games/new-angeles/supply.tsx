/** What is in stock and what is asked for, and how near the city is to its fall. */
import {
  DEMANDS,
  lackOf,
  nextProduction,
  paidAfter,
  productionsToCome,
  RESOURCES,
  type Resource,
  THREAT,
} from '@polity/new-angeles/page';
import { Pictogram } from './faces/pictogram.js';
import { Good } from './icons.js';
import { Num, Spot, useCity } from './parts.js';

export function Supply() {
  const { view, words } = useCity();
  const { demand } = view;
  const { failThreat } = DEMANDS[demand];
  const made = nextProduction(view);
  const toCome = productionsToCome(view);
  const missed = toCome <= 1 && RESOURCES.some((resource) => lackOf(view, resource) > 0);
  return (
    <section className="na-panel na-supply" aria-label={words.say('supply')} data-anchor="demand">
      <header>
        <h2>{words.say('demand')}</h2>{' '}
        <span>
          <Pictogram of={demand} /> {words.name(demand)}
        </span>
        <span className={missed ? 'na-bad' : 'na-good-news'}>
          {words.say('demand.due', { threat: failThreat, productions: toCome, round: paidAfter(view) })}
        </span>
        {toCome > 0 && <span className="na-then">{words.say('supply.then')}</span>}
      </header>
      <div className="na-bars-row">
        {RESOURCES.map((resource) => (
          <Bar key={resource} of={resource} made={made[resource]} foretold={toCome > 0} />
        ))}
      </div>
      <Threat missed={missed ? failThreat : 0} />
    </section>
  );
}

interface BarProps {
  readonly of: Resource;
  /** What the next production adds. */
  readonly made: number;
  /** Whether there is a production before the demand is paid. */
  readonly foretold: boolean;
}

function Bar({ of, made, foretold }: BarProps) {
  const { view, words } = useCity();
  const target = DEMANDS[view.demand].demand[of];
  const stock = view.supply[of];
  const now = Math.max(0, target - stock);
  const then = lackOf(view, of);
  const said = words.say('supply.of', { resource: of, stock, target, lack: now });
  const next = foretold && target > 0 ? words.say('supply.next', { made, lack: then }) : '';
  return (
    <Spot
      name={`resource:${of}`}
      label={`${said} ${next}`.trim()}
      className="na-resource"
      anchor={`resource:${of}`}
      tip={() => (
        <>
          <p>{said}</p>
          {next !== '' && <p>{next}</p>}
        </>
      )}
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
        <Num of={({ supply }) => supply[of]} />{' '}
        {target === 0 ? (
          words.say('supply.free')
        ) : (
          <>
            {words.say('supply.target', { target })} <Lack of={now} when="now" />
          </>
        )}
      </p>
      {foretold && now > 0 && (
        <p>
          <Lack of={then} when="after" />
        </p>
      )}
    </Spot>
  );
}

/** Whether a target is met, in words. */
function Lack({ of, when }: { readonly of: number; readonly when: 'now' | 'after' }) {
  const { words } = useCity();
  return <b className={of > 0 ? 'na-bad' : 'na-met'}>{words.say(`supply.${when}`, { lack: of })}</b>;
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
