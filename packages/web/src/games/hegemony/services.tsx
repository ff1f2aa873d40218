/** Public Services and what else the State sells, with its prices, its treasury and its loans. */
import { IMF_LOANS, priceAt, type Resource } from '@polity/hegemony/page';
import { useBoard } from './board-context.js';
import { stockOf } from './derive.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';
import { Spot } from './spot.js';

const SERVICES: readonly Resource[] = ['health', 'education', 'influence'];
const GOODS: readonly Resource[] = ['food', 'luxury'];

export function PublicServices() {
  const { view, t } = useBoard();
  const goods = GOODS.filter((good) => stockOf(view, 'state', good).amount > 0);
  const limit = IMF_LOANS[view.policies['fiscal-policy']];
  return (
    <section className="heg-panel heg-services" aria-label={t('services')} data-anchor="services">
      <h3 className="heg-title">{t('services')}</h3>
      <div className="heg-offers">
        {[...SERVICES, ...goods].map((resource) => (
          <StateOffer key={resource} resource={resource} />
        ))}
      </div>
      <div className="heg-treasury" data-anchor="money:state">
        <span title={t('treasury')}>
          <Glyph name="treasury" size={13} /> <span className="heg-sr">{t('treasury')}</span>
          <Num of={({ state }) => state.treasury} />
        </span>
        <span title={t('imf.tip', { limit })}>
          <Glyph name="loan" size={13} /> <Num of={({ state }) => state.loans} />
          <span className="heg-faint">{t('imf', { limit })}</span>
        </span>
      </div>
    </section>
  );
}

function StateOffer({ resource }: { readonly resource: Resource }) {
  const { view, t, name } = useBoard();
  const { amount, limit } = stockOf(view, 'state', resource);
  const price = priceAt(view, 'state', resource);
  return (
    <Spot
      name={`offer:state:${resource}`}
      label={t('offer', { source: 'state', resource, amount, price })}
      anchor={`service:${resource}`}
      className={`heg-offer heg-res-${resource}`}
      tip={() => <p>{t('offer.limit', { resource, amount, limit, price })}</p>}
    >
      <Glyph name={resource} size={14} />
      <span className="heg-sr">{name(resource)}</span>
      <Num of={(of) => stockOf(of, 'state', resource).amount} />
      <span className="heg-faint">/{limit}</span>
      <span className="heg-at">{price === 0 ? t('free') : t('at', { price })}</span>
    </Spot>
  );
}
