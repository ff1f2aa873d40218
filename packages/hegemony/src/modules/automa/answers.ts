/**
 * What Automas answer when the rules ask their class, as far as it is the same for all of them (section 16). A class has
 * answers of its own for the rest; what nobody has an answer for is decided as AU-15.1 says.
 */
import { type Json, STOP, type Stop } from '@polity/kernel';
import { transactionsOf } from '../../rules/actions/foreign-trade.js';
import type { HegemonyAsk } from '../../rules/asks.js';
import { cardById, findCompany } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import type { Class } from '../../rules/names.js';
import type { Bill } from '../../rules/state.js';
import { keepEvent, shiftWage, useBenefit } from './alternative-events.js';
import type { Answers } from './automa.js';
import { billOutOfTurn, callsVote } from './bills.js';
import { classRules } from './classes.js';
import { saysYes } from './deck.js';
import { spendInVote, stanceOf } from './votes.js';

interface Choice<Option> {
  readonly seat: string;
  readonly kind: string;
  readonly options: readonly Option[];
  readonly canStop: boolean;
}

/** Whether at all, by a card; which one, at random (AU-15.1). */
function anything<Option>(t: Hegemony, { seat, kind, options, canStop }: Choice<Option>): Option | Stop {
  const none = canStop && !saysYes(t, seat as Class);
  const answer = none ? STOP : t.random.pick(options);
  t.log('automa-chose', { seat: seat as Class, asked: kind, answer: answer as Json });
  return answer;
}

/** Always, and as much as possible. */
const asMuchAsPossible = (_t: Hegemony, { max }: { readonly max: number }): number => max;

function neverAsked(_t: Hegemony, { kind, seat }: { readonly kind: string; readonly seat: string }): never {
  throw new Error(`the Automa of ${seat} is asked '${kind}', which is a player's affair`);
}

const ANSWERS: Answers = {
  turn: neverAsked,
  'discard-card': neverAsked,
  'keep-agenda': neverAsked,
  'propose-bill': (t, ask) =>
    billOutOfTurn(t, ask.seat as Class, ask.options) ?? (ask.canStop ? STOP : t.random.pick(ask.options)),
  'immediate-vote': (t, { seat, about: { policy, cost } }) => {
    const { section } = t.state.bills[policy] as Bill;
    return cost === 0 || callsVote(t, seat as Class, { policy, section }) ? 'now' : 'later';
  },
  stance: (t, { seat, about }) => stanceOf(t.state, seat as Class, about),
  'vote-influence': (t, { seat }) => spendInVote(t, [seat as Class])[0] as number,
  'assign-to': anything,
  'assign-worker': anything,
  'swap-workers': anything,
  'upgrade-worker': anything,
  'upgrade-to': anything,
  'new-worker': anything,
  strike: anything,
  'demonstration-loss': asMuchAsPossible,
  'buy-resource': anything,
  'buy-source': anything,
  'buy-amount': asMuchAsPossible,
  'food-source': anything,
  'food-amount': asMuchAsPossible,
  'build-company': anything,
  /** The minimum, for a new company. */
  'set-wage': (_t, { options }) => Math.min(...options) as (typeof options)[number],
  'staff-class': anything,
  'staff-worker': anything,
  'sell-company': anything,
  'extra-shift': anything,
  'give-bonus': anything,
  'discard-companies': () => [],
  /** Prices wait for the start of its turn (G-20). */
  'adjust-price': () => STOP,
  /** Where the minimum has fallen, wages follow wherever they may (G-20). */
  'adjust-wage': (t, { options }) =>
    options.find(({ company, wage }) => wage < findCompany(t.state, company).wage) ?? STOP,
  'storage-tile': anything,
  machinery: anything,
  /** What brings most. */
  'export-transaction': (t, { options }) => {
    const money = (id: string) => transactionsOf(t.state)[id]?.money ?? 0;
    return options.toSorted((a, b) => money(b) - money(a))[0] as string;
  },
  'business-deal': anything,
  'deal-storage': anything,
  'deal-to-zone': asMuchAsPossible,
  'open-public-company': anything,
  'close-public-company': anything,
  'staff-public-company': anything,
  event: anything,
  'place-event': anything,
  'replace-event': anything,
  'extra-tax-class': anything,
  'campaign-amount': asMuchAsPossible,
  'card-option': anything,
  'card-class': anything,
  'card-classes': () => [],
  /** One to fill by a benefit: always, by the criteria of its class. One to give up: the cheapest, then at random. */
  'card-company': (t, ask) => {
    if (ask.about.event !== undefined)
      return classRules(ask.seat as Class).toFill?.(t, ask.options) ?? anything(t, ask);
    if (ask.about.to !== 'state' && ask.about.to !== 'discarded') return anything(t, ask);
    const cost = (id: string) => cardById(id).cost;
    const least = Math.min(...ask.options.map(cost));
    return anything(t, { ...ask, options: ask.options.filter((id) => cost(id) === least) });
  },
  'card-amount': asMuchAsPossible,
  /** Workers to remove: unskilled first. */
  'card-worker': (t, ask) => ask.options.find(({ skill }) => skill === 'unskilled') ?? anything(t, ask),
  'card-industry': anything,
  /** A bill that it names for the State (G-23), or a policy that it moves. */
  'card-policy': (t, ask) =>
    billOutOfTurn(t, ask.seat as Class, ask.options) ?? (ask.canStop ? STOP : t.random.pick(ask.options)),
  'remove-cube': anything,
  'protect-policy': anything,
  'discard-bill': anything,
  'take-influence-from': anything,
  /** The higher sum that it can pay, if a card says so (AU-14.2). */
  'buy-bond': (t, { seat, options }) => (saysYes(t, seat as Class) ? Math.max(...options) : STOP),
  'keep-event': keepEvent,
  'event-cost': neverAsked,
  'use-benefit': useBenefit,
  'shift-wage': shiftWage,
  'historical-event': anything,
  'save-company': neverAsked,
};

/** The answer of the class that is asked: its own, or what all of them answer. */
export function answer(t: Hegemony, ask: HegemonyAsk): unknown {
  const all: Readonly<Record<string, unknown>> = { ...ANSWERS, ...classRules(ask.seat as Class).answers };
  return (all[ask.kind] as (t: Hegemony, ask: HegemonyAsk) => unknown)(t, ask);
}

/** Influence in a vote is spent together (AU-12.1); whatever else is asked at once is answered one by one. */
export function answerTogether(t: Hegemony, asks: readonly HegemonyAsk[]): readonly unknown[] {
  const isVote = asks.every(({ kind }) => kind === 'vote-influence');
  return isVote
    ? spendInVote(
        t,
        asks.map(({ seat }) => seat as Class),
      )
    : asks.map((ask) => answer(t, ask));
}
