/** On a phone, in a question of buying: every offer with its seller and price, and what I have and need, to be pressed. */
import { type HegemonyView, type Offer, type Offered, offersIn } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { useSpot } from '../../../board/spot-context.js';
import { useLying } from '../../../shell/ui/use-narrow.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import type { Spot } from '../board/spots.js';
import { ClassMark } from '../board/workers.js';

interface OffersProps {
  readonly ask: AskDescription;
  readonly view: HegemonyView;
}

export function Offers({ ask, view }: OffersProps) {
  const { say } = useBoard();
  const offered = offersIn(ask, view);
  // On a phone that lies all that can be bought has room in a line each, in signs.
  const brief = useLying() && offered.length > 1;
  return (
    <div className={brief ? 'options heg-offers brief' : 'options heg-offers'}>
      {offered.map((one) => (
        <div key={one.resource} className="option-group">
          <h3>
            {brief && <HeadInSigns of={one} />}
            <span className={brief ? 'heg-sr' : undefined}>
              {say(ask.kind === 'food-source' ? 'offers.food' : 'offers.of', headOf(one))}
            </span>
          </h3>
          <div className="option-grid">
            {one.offers.map((offer) => (
              <OfferButton key={offer.source} resource={one.resource} offer={offer} brief={brief} />
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

/** What I have of it, and how many my people need. */
function HeadInSigns({ of: { resource, have, need } }: { readonly of: Offered }) {
  return (
    <span className={`heg-out heg-res-${resource}`} aria-hidden="true">
      <Glyph name={resource} size={16} /> {have}
      {need !== null && `/${need}`}
    </span>
  );
}

interface OfferButtonProps {
  readonly resource: string;
  readonly offer: Offer;
  readonly brief: boolean;
}

function OfferButton({ resource, offer, brief }: OfferButtonProps) {
  const { say, seat } = useBoard();
  const { source, price, amount, cost, stock } = offer;
  const spot: Spot = `offer:${source}:${resource}`;
  const { choosable, chosen, choose } = useSpot(spot);
  const named = say('offers.price', { source, price });
  const told =
    source === seat
      ? say('offers.own', { stock: stock ?? 0 })
      : say('offers.cost', { amount, cost, ...(stock === null ? {} : { stock }) });
  return (
    <button
      type="button"
      className={chosen ? 'option picked' : 'option'}
      aria-label={brief ? `${named}. ${told}` : undefined}
      aria-pressed={chosen}
      disabled={!choosable}
      data-offer={spot}
      onClick={({ detail }) => choose(detail === 0)}
    >
      <span className="option-text">{brief ? <InSigns offer={offer} /> : named}</span>
      <span className="option-detail">{brief ? say('offers.cost', { amount, cost }) : told}</span>
    </button>
  );
}

/** Who sells it, and what for. */
function InSigns({ offer: { source, price } }: { readonly offer: Offer }) {
  return (
    <>
      {source === 'foreign-market' ? <Glyph name="ship" size={13} /> : <ClassMark of={source} />} {price}
    </>
  );
}
