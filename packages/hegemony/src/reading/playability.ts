/** On each card in a hand: whether it can be played now, and what it still needs. */
import type { AskDescription, JsonObject, Reason } from '@polity/kernel';
import type { Need } from '../rules/cards/card.js';
import { isMet } from '../rules/cards/playable.js';
import { unemployedCount } from '../rules/labour.js';
import { cardNamed } from '../rules/modules.js';
import { moneyOf } from '../rules/money.js';
import type { HegemonyView } from '../rules/view.js';
import { billedPolicies } from '../rules/vote.js';
import { deckWith, isPlayableIn, needOf } from './playable.js';
import { because } from './reason.js';

export interface Playability {
  /** `now`: it answers the open question; `later`: it could be played as things stand, but I am not asked for it. */
  readonly when: 'now' | 'later' | 'not';
  readonly why: Reason | undefined;
}

export function playability(card: string, ask: AskDescription | null, view: HegemonyView): Playability {
  const offered = ask?.kind === 'turn' && ask.options.some((option) => (option as JsonObject).card === card);
  if (offered) return { when: 'now', why: undefined };
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
  const { costs = 0, numbers, lacks = 'market.cost' } = cardNamed(id) ?? {};
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

/** A hand with what can be played first; cards alike stay together. */
export function sortHand(
  hand: readonly string[],
  ask: AskDescription | null,
  view: HegemonyView,
): readonly { readonly card: string; readonly playability: Playability }[] {
  const rank = { now: 0, later: 1, not: 2 } as const;
  return hand
    .map((card) => ({ card, playability: playability(card, ask, view) }))
    .sort((a, b) => rank[a.playability.when] - rank[b.playability.when] || hand.indexOf(a.card) - hand.indexOf(b.card));
}
