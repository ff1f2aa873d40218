/** On each card in a hand: whether it can be played now, and what it still needs. */
import type { AskDescription, JsonObject, Reason } from '@polity/kernel';
import type { Seller } from '../rules/actions/foreign-trade.js';
import type { Need } from '../rules/cards/card.js';
import { isMet } from '../rules/cards/playable.js';
import { unemployedCount } from '../rules/labour.js';
import { cardNamed } from '../rules/modules.js';
import { moneyOf } from '../rules/money.js';
import type { Good } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { billedPolicies } from '../rules/vote.js';
import { deckWith, isPlayableIn, needOf } from './playable.js';
import { because } from './reason.js';
import { stockOf } from './stock.js';
import { whyNoBill } from './why-not.js';

export interface Playability {
  /**
   * `now`: it can be played in answer to the open question; `discard`: it can be given away, whether or not it could be
   * played; `later`: it could be played as things stand, but I am not asked for it.
   */
  readonly when: 'now' | 'discard' | 'later' | 'not';
  readonly why: Reason | undefined;
}

export function playability(card: string, ask: AskDescription | null, view: HegemonyView): Playability {
  const offered = ask?.kind === 'turn' && ask.options.some((option) => (option as JsonObject).card === card);
  if (offered) return { when: 'now', why: undefined };
  if (ask?.kind === 'discard-card') return { when: 'discard', why: undefined };
  const need = needOf(card);
  if (need && !isMet(view, need)) return { when: 'not', why: unmet(need, view) };
  const asked = ask?.kind === 'turn' && ask.about.main !== true;
  if (asked || !isPlayableIn(view, card)) return { when: 'not', why: impossible(card, view) };
  if (ask?.kind === 'turn') return { when: 'later', why: because('why.action-done') };
  return { when: 'later', why: undefined };
}

/** The money that it costs, or what else there must be. */
function impossible(id: string, view: HegemonyView): Reason {
  const seat = deckWith(id) ?? 'working';
  const { costs = 0, numbers, lacks = 'market.cost', purpose } = cardNamed(id) ?? {};
  if (lacks === 'bill.its') return whyNoBill(view, seat, 'why.bill.its');
  const good = typeof purpose === 'object' && 'halfPrice' in purpose ? purpose.halfPrice : undefined;
  if (good && sellersOf(good).every((seller) => stockOf(view, seller, good).amount === 0)) {
    return because(good === 'luxury' ? 'why.card.no-luxury' : 'why.card.no-service', { good });
  }
  const cost = typeof costs === 'number' ? costs : costs(view);
  const have = moneyOf(view, seat);
  return because(`why.${cost > have ? 'market.cost' : lacks}`, {
    ...numbers,
    cost,
    have,
    mine: view[seat].influence,
    media: view.state.services.influence,
    bills: billedPolicies(view).length,
    idle: seat === 'working' || seat === 'middle' ? unemployedCount(view, seat) : 0,
  });
}

/** Whoever a card buys from at half the price: services of the State, Luxury of anybody. */
function sellersOf(good: Good): readonly Seller[] {
  return good === 'luxury' ? ['middle', 'capitalist', 'state'] : ['state'];
}

function unmet(need: Need, view: HegemonyView): Reason {
  if ('policy' in need) {
    const { policy, sections } = need;
    const [first = '', second] = sections;
    const params = { policy, first, now: view.policies[policy], ...(second === undefined ? {} : { second }) };
    return because('why.card.policy', params);
  }
  if ('bills' in need) return because('why.card.bills', { needed: need.bills, now: billedPolicies(view).length });
  const { unemployed: of, count } = need;
  return because('why.card.unemployed', { class: of, needed: count, now: unemployedCount(view, of) });
}

/**
 * A hand with what can be played first; cards alike stay together. Once something was done in the turn, and in the turns
 * of others, it keeps the order that it had: a card that cannot be played any more stays where it lies.
 */
export function sortHand(
  hand: readonly string[],
  ask: AskDescription | null,
  view: HegemonyView,
  before: readonly string[] = [],
): readonly { readonly card: string; readonly playability: Playability }[] {
  const rank = { now: 0, discard: 1, later: 1, not: 2 } as const;
  const known = begins(ask) ? [] : before;
  const place = (card: string) => {
    const at = known.indexOf(card);
    return at < 0 ? known.length : at;
  };
  return hand
    .map((card) => ({ card, playability: playability(card, ask, view) }))
    .sort(
      (a, b) =>
        place(a.card) - place(b.card) ||
        rank[a.playability.when] - rank[b.playability.when] ||
        hand.indexOf(a.card) - hand.indexOf(b.card),
    );
}

/** The order to keep of a hand that is shown: what has left it in the turn keeps its place, as it may be taken back. */
export function orderToKeep(
  shown: readonly string[],
  ask: AskDescription | null,
  before: readonly string[],
): readonly string[] {
  return begins(ask) ? shown : [...new Set([...before, ...shown])];
}

function begins(ask: AskDescription | null): boolean {
  return ask?.kind === 'turn' && ask.about.main !== true && ask.about.free !== true;
}
