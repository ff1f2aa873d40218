/** On a phone, in the question itself: what I have to trade with, and what others ask for it. */
import { exportable, GOODS, priceAt, SOURCES, type Source, stockAt } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { ClassMark } from '../board/workers.js';

/** Of every good what I could sell; my money stands above the question. */
export function InStore() {
  const { view, seat, say, name } = useBoard();
  if (seat === null) return null;
  return (
    <p className="heg-out heg-at-hand">
      <span>{say('storage')}</span>
      {GOODS.map((good) => (
        <span key={good} className={`heg-res-${good}`}>
          <Glyph name={good} size={14} />
          <span className="heg-sr">{name(good)}</span>
          <b>{exportable(view, seat, good)}</b>
        </span>
      ))}
    </p>
  );
}

/** What the other sellers ask for each good, as far as they have any. */
export function OtherPrices() {
  const { view, seat, say } = useBoard();
  return (
    <div className="heg-out heg-at-hand heg-other-prices">
      <span>{say('prices.others')}</span>
      {GOODS.map((good) => (
        <span key={good} className={`heg-res-${good}`}>
          <Glyph name={good} size={14} />
          {SOURCES.filter((source) => source !== seat && stockAt(view, source, good) > 0).map((source) => (
            <Asked key={source} source={source} price={priceAt(view, source, good)} />
          ))}
        </span>
      ))}
    </div>
  );
}

function Asked({ source, price }: { readonly source: Source; readonly price: number }) {
  const { name } = useBoard();
  return (
    <span title={name(source)}>
      {source === 'foreign-market' ? <Glyph name="ship" size={12} /> : <ClassMark of={source} />}
      <span className="heg-sr">{name(source)}</span>
      <b>{price}</b>
    </span>
  );
}
