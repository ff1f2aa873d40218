/** What an owner of companies has in store, what it asks for it on the ladders, and what it owns besides. */
import { FREE_TRADE_ZONE, GOODS, type Good, PRICE_LADDER, population, stockOf } from '@polity/hegemony/page';
import type { CSSProperties } from 'react';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Num, Spot } from '../board/parts.js';

type Owner = 'middle' | 'capitalist';

export function GoodsTable({ of, own }: { readonly of: Owner; readonly own: boolean }) {
  const { view, say } = useBoard();
  return (
    <div className="heg-goods-table">
      <div className="heg-goods-words">
        {of === 'middle' && (
          <span className="heg-two-lines">
            {say('goods')}
            <small>{say('goods.need', { needed: population(view, 'middle') })}</small>
          </span>
        )}
        <Spot name="storages" label={say('storage')}>
          {say('storage')}
        </Spot>
        <span>{say('price')}</span>
        {of === 'capitalist' && (
          <Spot name="free-trade-zone" label={say('zone')}>
            {say('zone')}
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
  const { view, say, name } = useBoard();
  const people = population(view, 'middle');
  const amount = view.middle.goods[good];
  const key = amount >= people ? 'goods.enough' : 'goods.short';
  const text = say(key, { resource: good, amount, needed: people });
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
  const { view, say } = useBoard();
  const { amount, limit } = stockOf(view, of, good);
  const price = view[of].prices[good];
  return (
    <Spot
      name={`storage:${good}`}
      label={say('storage.label', { resource: good, amount, limit })}
      anchor={`${good}:${of}:storage`}
      className={`heg-storage ${amount >= limit ? 'full' : ''}`}
      style={{ '--share': `${Math.round((100 * amount) / limit)}%` } as CSSProperties}
      tip={() => <p>{say('storage.label', { resource: good, amount, limit })}</p>}
    >
      <Spot
        name={`offer:${of}:${good}`}
        label={say('offer', { source: of, resource: good, amount, price })}
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
  const { view, say } = useBoard();
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
            label={say('price.label', { resource: good, price })}
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
  const { say } = useBoard();
  return (
    <span className="heg-zone" title={say('zone.tip')} data-anchor={`${good}:capitalist:zone`}>
      <Glyph name="ship" size={12} />
      <Num of={({ capitalist }) => capitalist.zone[good]} />
      <span className="heg-faint">/{FREE_TRADE_ZONE[good]}</span>
    </span>
  );
}
