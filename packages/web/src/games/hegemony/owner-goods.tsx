/** What an owner of companies has in store, what it asks for it on the ladders, and what it owns besides. */
import { FREE_TRADE_ZONE, GOODS, type Good, PRICE_LADDER, population } from '@polity/hegemony/page';
import type { CSSProperties } from 'react';
import { useBoard } from './board-context.js';
import { stockOf } from './derive.js';
import { Glyph } from './icons.js';
import { Num } from './num.js';
import { Spot } from './spot.js';

type Owner = 'middle' | 'capitalist';

export function GoodsTable({ of, own }: { readonly of: Owner; readonly own: boolean }) {
  const { view, t } = useBoard();
  return (
    <div className="heg-goods-table">
      <div className="heg-goods-words">
        {of === 'middle' && (
          <span className="heg-two-lines">
            {t('goods')}
            <small>{t('goods.need', { needed: population(view, 'middle') })}</small>
          </span>
        )}
        <Spot name="storages" label={t('storage')}>
          {t('storage')}
        </Spot>
        <span>{t('price')}</span>
        {of === 'capitalist' && (
          <Spot name="free-trade-zone" label={t('zone')}>
            {t('zone')}
          </Spot>
        )}
      </div>
      {GOODS.map((good) => (
        <GoodColumn key={good} of={of} good={good} own={own} />
      ))}
    </div>
  );
}

interface GoodColumnProps {
  readonly of: Owner;
  readonly good: Good;
  readonly own: boolean;
}

function GoodColumn({ of, good, own }: GoodColumnProps) {
  return (
    <div className={`heg-good-column heg-res-${good}`}>
      {of === 'middle' && <Owned good={good} />}
      <Storage of={of} good={good} />
      <Ladder of={of} good={good} own={own} />
      {of === 'capitalist' && (good === 'food' || good === 'luxury' ? <Zone good={good} /> : <span />)}
    </div>
  );
}

function Owned({ good }: { readonly good: Good }) {
  const { view, t, name } = useBoard();
  const people = population(view, 'middle');
  const amount = view.middle.goods[good];
  const key = amount >= people ? 'goods.enough' : 'goods.short';
  const text = t(key, { resource: good, amount, needed: people });
  return (
    <Spot
      name={`resource:${good}`}
      label={name(good)}
      className="heg-need"
      tip={() => <p>{text}</p>}
      anchor={`${good}:middle`}
    >
      <Glyph name={good} size={14} />
      <span className="heg-sr">{text}</span>
      <Num of={(position) => position.middle.goods[good]} />
    </Spot>
  );
}

function Storage({ of, good }: Omit<GoodColumnProps, 'own'>) {
  const { view, t } = useBoard();
  const { amount, limit } = stockOf(view, of, good);
  const price = view[of].prices[good];
  return (
    <Spot
      name={`storage:${good}`}
      label={t('storage.label', { resource: good, amount, limit })}
      anchor={`${good}:${of}:storage`}
      className={`heg-storage ${amount >= limit ? 'full' : ''}`}
      style={{ '--share': `${Math.round((100 * amount) / limit)}%` } as CSSProperties}
      tip={() => <p>{t('storage.label', { resource: good, amount, limit })}</p>}
    >
      <Spot
        name={`offer:${of}:${good}`}
        label={t('offer', { source: of, resource: good, amount, price })}
        className="heg-storage-in"
      >
        <Glyph name={good} size={12} />
        <Num of={(position) => stockOf(position, of, good).amount} />
        <span className="heg-faint">/{limit}</span>
      </Spot>
    </Spot>
  );
}

function Ladder({ of, good, own }: GoodColumnProps) {
  const { view, t } = useBoard();
  const now = view[of].prices[good];
  return (
    <div className="heg-ladder">
      {PRICE_LADDER[good].map((price) => {
        const className = `heg-rung ${price === now ? 'holds' : ''}`;
        if (!own)
          return (
            <span key={price} className={className}>
              {price}
            </span>
          );
        return (
          <Spot
            key={price}
            name={`price:${good}:${price}`}
            label={t('price.label', { resource: good, price })}
            className={className}
          >
            {price}
          </Spot>
        );
      })}
    </div>
  );
}

function Zone({ good }: { readonly good: 'food' | 'luxury' }) {
  const { t } = useBoard();
  return (
    <span className="heg-zone" title={t('zone.tip')} data-anchor={`${good}:capitalist:zone`}>
      <Glyph name="ship" size={12} />
      <Num of={({ capitalist }) => capitalist.zone[good]} />
      <span className="heg-faint">/{FREE_TRADE_ZONE[good]}</span>
    </span>
  );
}
