/** On a phone, in a question of buying: every offer with its seller and price, and what I have and need, to be pressed. */
import { type HegemonyView, type Offer, type Offered, offersIn } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { useSpot } from '../../../board/spot-context.js';
import { useBoard } from '../board/board-context.js';
import type { Spot } from '../board/spots.js';

interface OffersProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

export function Offers({ ask, view }: OffersProps) {
  const { say } = useBoard();
  return (
    <div className="options heg-offers">
      {offersIn(ask, view).map((offered) => (
        <div key={offered.resource} className="option-group">
          <h3>
            {ask.kind === 'food-source' ? say('offers.food', headOf(offered)) : say('offers.of', headOf(offered))}
          </h3>
          <div className="option-grid">
            {offered.offers.map((offer) => (
              <OfferButton key={offer.source} resource={offered.resource} offer={offer} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** What stands above the offers of a resource. */
function headOf({ resource, have, need, money }: Offered) {
  return { resource, have, money, ...(need === null ? {} : { need }) };
}

function OfferButton({ resource, offer }: { readonly resource: string; readonly offer: Offer }) {
  const { say, seat } = useBoard();
  const { source, price, amount, cost, stock } = offer;
  const spot: Spot = `offer:${source}:${resource}`;
  const { choosable, chosen, choose } = useSpot(spot);
  return (
    <button
      type="button"
      className={chosen ? 'option picked' : 'option'}
      aria-pressed={chosen}
      disabled={!choosable}
      data-offer={spot}
      onClick={({ detail }) => choose(detail === 0)}
    >
      <span className="option-text">{say('offers.price', { source, price })}</span>
      <span className="option-detail">
        {source === seat
          ? say('offers.own', { stock: stock ?? 0 })
          : say('offers.cost', { amount, cost, ...(stock === null ? {} : { stock }) })}
      </span>
    </button>
  );
}
