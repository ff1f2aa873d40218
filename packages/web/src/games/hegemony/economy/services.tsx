/** Public Services and what else the State sells, with its prices, its treasury and its loans. */
import { IMF_LOANS, priceAt, type Resource, stockOf } from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num, Spot } from '../board/parts.js';

const SERVICES: readonly Resource[] = ['health', 'education', 'influence'];
const GOODS: readonly Resource[] = ['food', 'luxury'];

export function PublicServices() {
  const { view, say } = useBoard();
  const goods = GOODS.filter((good) => stockOf(view, 'state', good).amount > 0);
  const limit = IMF_LOANS[view.policies['fiscal-policy']];
  return (
    <section className="heg-panel heg-services" aria-label={say('services')} data-anchor="services">
      <h3 className="heg-title">
        <Term rule="services">{say('services')}</Term>
      </h3>
      <div className="heg-offers">
        {[...SERVICES, ...goods].map((resource) => (
          <StateOffer key={resource} resource={resource} />
        ))}
      </div>
      <div className="heg-treasury" data-anchor="money:state">
        <span title={say('treasury')}>
          <Glyph name="treasury" size={13} /> <span className="heg-sr">{say('treasury')}</span>
          <Num of={({ state }) => state.treasury} />
        </span>
        <span title={say('imf.tip', { limit })}>
          <Glyph name="loan" size={13} /> <Num of={({ state }) => state.loans} />
          <span className="heg-faint">{say('imf', { limit })}</span>
        </span>
      </div>
    </section>
  );
}

function StateOffer({ resource }: { readonly resource: Resource }) {
  const { view, say, name } = useBoard();
  const { amount, limit } = stockOf(view, 'state', resource);
  const price = priceAt(view, 'state', resource);
  return (
    <Spot
      name={`offer:state:${resource}`}
      label={say('offer', { source: 'state', resource, amount, price })}
      anchor={`service:${resource}`}
      className={`heg-offer heg-res-${resource}`}
      tip={() => <p>{say('offer.limit', { resource, amount, limit, price })}</p>}
    >
      <Glyph name={resource} size={14} />
      <span className="heg-sr">{name(resource)}</span>
      <Num of={(position) => stockOf(position, 'state', resource).amount} />
      <span className="heg-faint">/{limit}</span>
      <span className="heg-at">{price === 0 ? say('free') : say('at', { price })}</span>
    </Spot>
  );
}
