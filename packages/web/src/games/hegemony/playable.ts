/** On each card in a hand: whether it can be played now, and what it still needs. */
import type { HegemonyView, Need } from '@polity/hegemony/page';
import { isPlayableIn, needOf, POLICIES, SKILLS } from '@polity/hegemony/page';
import type { AskDescription, JsonObject } from '@polity/kernel';
import type { Message } from './say.js';

export interface Playability {
  /** `now`: it answers the open question; `later`: it could be played as things stand, but I am not asked for it. */
  readonly when: 'now' | 'later' | 'not';
  readonly why: Message | undefined;
}

export function playability(card: string, ask: AskDescription | null, view: HegemonyView): Playability {
  const offered = ask?.kind === 'turn' && ask.options.some((option) => (option as JsonObject).card === card);
  if (offered) return { when: 'now', why: undefined };
  const need = needOf(card);
  if (need && !isMet(need, view)) return { when: 'not', why: unmet(need, view) };
  const asked = ask?.kind === 'turn' && ask.about.main !== true;
  if (asked || !isPlayableIn(view, card)) return { when: 'not', why: { key: 'why.card.impossible' } };
  if (ask?.kind === 'turn') return { when: 'later', why: { key: 'why.action-done' } };
  return { when: 'later', why: undefined };
}

function idle(view: HegemonyView, of: 'working' | 'middle'): number {
  return SKILLS.reduce((sum, skill) => sum + view.unemployed[of][skill], 0);
}

function billsIn({ bills }: HegemonyView): number {
  return POLICIES.filter((policy) => bills[policy] !== null).length;
}

function isMet(need: Need, view: HegemonyView): boolean {
  if ('policy' in need) return need.sections.includes(view.policies[need.policy]);
  return 'bills' in need ? billsIn(view) >= need.bills : idle(view, need.unemployed) >= need.count;
}

function unmet(need: Need, view: HegemonyView): Message {
  if ('policy' in need) {
    const { policy, sections } = need;
    const [first = '', second] = sections;
    const fields = { policy, first, now: view.policies[policy], ...(second === undefined ? {} : { second }) };
    return { key: 'why.card.policy', fields };
  }
  if ('bills' in need) return { key: 'why.card.bills', fields: { needed: need.bills, now: billsIn(view) } };
  const { unemployed: of, count } = need;
  return { key: 'why.card.unemployed', fields: { class: of, needed: count, now: idle(view, of) } };
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
    .sort((a, b) => rank[a.playability.when] - rank[b.playability.when] || a.card.localeCompare(b.card));
}
