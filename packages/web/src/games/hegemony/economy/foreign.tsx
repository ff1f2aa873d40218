/** The Foreign Market: imports with their tariffs, what the open Export card pays, and the Business Deals. */
import { businessDeal, exportCard, GOODS, importPrice, tariff } from '@polity/hegemony/page';
import { Term } from '../../../board/term.js';
import { useBoard } from '../board/board-context.js';
import { Glyph } from '../board/icons.js';
import { Spot } from '../board/parts.js';

export function ForeignMarket() {
  const { view, say } = useBoard();
  return (
    <section className="heg-panel heg-foreign" aria-label={say('foreign')} data-anchor="foreign-market">
      <Spot name="foreign-market" label={say('foreign')} className="heg-foreign-head">
        <h3 className="heg-title">
          <Glyph name="ship" size={13} /> {say('foreign')}
        </h3>
      </Spot>
      <div className="heg-imports">
        <span className="heg-label">
          <Term rule="tariff">{say('imports')}</Term>
        </span>
        <Import good="food" />
        <Import good="luxury" />
      </div>
      <ExportTable id={view.exports.current} />
      <Deals />
    </section>
  );
}

function Import({ good }: { readonly good: 'food' | 'luxury' }) {
  const { view, say, name } = useBoard();
  const duty = tariff(view, good);
  const price = importPrice(view, good);
  return (
    <Spot
      name={`offer:foreign-market:${good}`}
      label={say('import', { resource: good, price, tariff: duty })}
      className={`heg-offer heg-res-${good}`}
      tip={() => <p>{say('import', { resource: good, price, tariff: duty })}</p>}
    >
      <Glyph name={good} size={14} />
      <span className="heg-sr">{name(good)}</span>
      <b>{price}</b>
      {duty > 0 && <span className="heg-duty">+{duty}</span>}
    </Spot>
  );
}

export function ExportTable({ id }: { readonly id: string }) {
  const { say } = useBoard();
  const sales = Object.entries(exportCard(id) ?? {});
  return (
    <div className="heg-exports">
      <span className="heg-label">
        <Term rule="sell-to-foreign-market">{say('exports')}</Term>
      </span>
      {GOODS.map((good) => (
        <div key={good} className="heg-export-good">
          {sales
            .filter(([, sale]) => sale.good === good)
            .map(([sale, { amount, money }]) => (
              <Spot
                key={sale}
                name={`transaction:${sale}`}
                label={say('export', { amount, resource: good, money })}
                className={`heg-sale heg-res-${good}`}
                tip={() => <p>{say('export', { amount, resource: good, money })}</p>}
              >
                {amount}
                <Glyph name={good} size={11} />
                <span className="heg-to">→</span>
                <b>{money}</b>
              </Spot>
            ))}
        </div>
      ))}
    </div>
  );
}

function Deals() {
  const { view, say } = useBoard();
  const { open } = view.deals;
  if (open.length === 0) return null;
  return (
    <div className="heg-deals">
      <span className="heg-label">
        <Term rule="make-business-deal">{say('deals')}</Term>
      </span>
      {open.map((id, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two that are alike have to be told apart
        <Deal key={at} id={id} />
      ))}
    </div>
  );
}

export function Deal({ id }: { readonly id: string }) {
  const { view, say } = useBoard();
  const deal = businessDeal(id);
  if (deal === undefined) return null;
  const { goods, cost, tariffs } = deal;
  const duty = tariffs[view.policies['foreign-trade']];
  const label = say('deal', { ...goods, cost, tariff: duty });
  return (
    <Spot name={`deal:${id}`} label={label} className="heg-deal" tip={() => <p>{label}</p>}>
      {(['food', 'luxury'] as const).map(
        (good) =>
          goods[good] > 0 && (
            <span key={good} className={`heg-res-${good}`}>
              {goods[good]}
              <Glyph name={good} size={11} />
            </span>
          ),
      )}
      <b>{cost}</b>
      {duty > 0 && <span className="heg-duty">+{duty}</span>}
    </Spot>
  );
}
