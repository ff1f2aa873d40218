/** The board of an Automa, in the place of a hand: its card, its piles, its rows, and how it decides. */
import {
  type AutomaAction,
  type AutomaSeen,
  automaSeen,
  type CardSeen,
  type PrioritiesSeen,
} from '@polity/hegemony/automas';
import type { Policy, Seat } from '@polity/hegemony/page';
import { useBoard } from '../board/board-context.js';
import { type Drawing, Glyph } from '../board/icons.js';
import './automa-board.css';

const DRAWINGS: Readonly<Record<AutomaAction, Drawing>> = {
  'assign-workers': 'population',
  'buy-goods-and-services': 'crate',
  'propose-bill': 'bill',
  strike: 'strike',
  demonstration: 'union',
  'build-company': 'company',
  'sell-company': 'companies',
  'sell-to-foreign-market': 'ship',
  lobby: 'influence',
  'special-action': 'agenda',
};

/** In one line: the symbols of the card of this turn, and how many cards are left. */
export function AutomaLine({ of }: { readonly of: Seat }) {
  const { view, say, name } = useBoard();
  const seen = automaSeen(view, of);
  if (seen === undefined) return null;
  const { card, deck, discard } = seen;
  const symbols = (card?.symbols ?? []).map((symbol) => name(symbol, 'symbols'));
  const told =
    card === null ? say('automa.card.none') : say('automa.card.brief', { symbols: { row: symbols.map(said) } });
  return (
    <span className="heg-automa-line" title={told} data-anchor={`hand:${of}`}>
      <span className="heg-sr">{told}</span>
      {card?.symbols.map((symbol) => (
        <Glyph key={symbol} name={DRAWINGS[symbol]} size={13} />
      ))}
      <span title={say('automa.piles', { deck, discard })}>
        <Glyph name="card" size={12} /> <span className="heg-sr">{say('automa.piles', { deck, discard })}</span>
        <span aria-hidden="true">
          {deck}
          <span className="heg-automa-discard">/{discard}</span>
        </span>
      </span>
    </span>
  );
}

const said = (text: string) => ({ said: text });

export function AutomaBoard({ of }: { readonly of: Seat }) {
  const { view, say } = useBoard();
  const seen = automaSeen(view, of);
  if (seen === undefined) return null;
  const { mode, deck, discard, card, priorities } = seen;
  return (
    <section className={`heg-automa heg-edge-${of}`} aria-label={say('automa.board', { mode })}>
      <header>
        <h4>{say('automa.board', { mode })}</h4>
        <span>
          <Glyph name="card" size={13} /> {say('automa.deck', { count: deck })}
        </span>
        <span className="heg-faint">{say('automa.discard', { count: discard })}</span>
      </header>
      {card === null ? <p className="heg-faint">{say('automa.card.none')}</p> : <TurnCard card={card} />}
      {priorities && <PriorityRows {...priorities} />}
      <details>
        <summary>{say('automa.looks')}</summary>
        <Looks seen={seen} />
      </details>
    </section>
  );
}

/** What is printed on the card of this turn. */
function TurnCard({ card }: { readonly card: CardSeen }) {
  const { say, name, view } = useBoard();
  const { number, symbols, bonus, needs, policies, special, influence } = card;
  const holds = needs === undefined || needs.sections.includes(view.policies[needs.policy]);
  return (
    <div className="heg-automa-card">
      <div className="heg-automa-corner">
        <b>{say('automa.card', { number })}</b>
        {influence && (
          <span className="heg-res-influence">
            <Glyph name="influence" size={13} /> {say('automa.influence')}
          </span>
        )}
      </div>
      <ol className="heg-automa-symbols" aria-label={say('automa.symbols')}>
        {symbols.map((symbol) => (
          <li key={symbol}>
            <Glyph name={DRAWINGS[symbol]} size={18} />
            <span>{name(symbol, 'symbols')}</span>
          </li>
        ))}
      </ol>
      <p className={holds ? '' : 'heg-automa-lost'}>
        {say(symbols[0] === 'special-action' ? 'automa.instead' : 'automa.bonus', { bonus })}
        {needs && (
          <span className="heg-faint">
            {' '}
            (
            {say('automa.bonus.needs', {
              policy: needs.policy,
              first: needs.sections[0] ?? null,
              second: needs.sections[1] ?? null,
            })}
            )
          </span>
        )}
      </p>
      {policies.length > 0 && <p>{say('automa.policies', { policies: [...policies] })}</p>}
      <p>{say('automa.special', { special })}</p>
    </div>
  );
}

/** Actions to the left of the number and policies to its right, the strongest next to it. */
function PriorityRows({ rows, actionsAside, policiesAside }: PrioritiesSeen) {
  const { say, name } = useBoard();
  const action = (one: AutomaAction) => (
    <span key={one} className="heg-automa-priority">
      <Glyph name={DRAWINGS[one]} size={13} /> {name(one, 'action')}
    </span>
  );
  const policy = (one: Policy) => (
    <span key={one} className="heg-automa-priority">
      {name(one)}
    </span>
  );
  const aside = actionsAside.length + policiesAside.length > 0;
  return (
    <table className="heg-automa-rows">
      <caption className="heg-sr">{say('automa.rows')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('automa.rows.actions')}</th>
          <td />
          <th scope="col">{say('automa.rows.policies')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, actions, policies }) => (
          <tr key={row}>
            <td>
              <div>{actions.map(action)}</div>
            </td>
            <th scope="row" title={say('automa.row', { row })}>
              {row}
            </th>
            <td>
              <div>{policies.map(policy)}</div>
            </td>
          </tr>
        ))}
        {aside && (
          <tr className="heg-automa-aside">
            <td>
              <div>{actionsAside.map(action)}</div>
            </td>
            <th scope="row">{say('automa.aside')}</th>
            <td>
              <div>{policiesAside.map(policy)}</div>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** How its next turn goes, for whoever learns it. */
function Looks({ seen: { priorities } }: { readonly seen: AutomaSeen }) {
  const { say } = useBoard();
  const [first, second] = priorities?.next ?? [];
  const lines =
    priorities === null
      ? ['turn-over', 'symbols', 'special', 'pressure', 'choice']
      : ['turn-over', 'checks', 'strongest', 'second', 'pressure', 'lowered', 'bill', 'choice'];
  const about = (line: string) => ({ action: (line === 'second' ? second : first) ?? null });
  return (
    <ol className="heg-automa-looks">
      {lines.map((line) => (
        <li key={line}>{say(`automa.looks.${line}`, about(line))}</li>
      ))}
    </ol>
  );
}
