/** What an amount means while it is being chosen: what it costs or brings, what is left of it, and where to begin. */
import type { Amount, AskDescription, AskOf, JsonObject, Range } from '@polity/kernel';
import type { HegemonyAsks } from '../rules/asks.js';
import { LOAN } from '../rules/data/board.js';
import { population } from '../rules/labour.js';
import { moneyOf } from '../rules/money.js';
import type { Resource, Seat, WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

export interface AmountMeaning {
  /** What is counted: a resource, points, cubes, or Media Influence; nothing where the question does not say. */
  readonly of: Resource | 'points' | 'cubes' | 'media' | undefined;
  /** Where the choice begins: what a person would most likely want. */
  readonly start: number;
  /** Influence in a closed fist is shown to nobody. */
  readonly fist: boolean;
  /** What so much would come to. */
  at(amount: number): AmountTold;
}

/** With the running price and what is left of one's money, where it costs or brings any. */
export interface AmountTold {
  readonly kind: 'buy' | 'sell' | 'plain' | 'bare' | 'fist' | 'demonstration' | 'zone' | 'campaign';
  readonly params: JsonObject;
}

type AmountKind = {
  [Kind in keyof HegemonyAsks]: HegemonyAsks[Kind] extends Amount<JsonObject> ? Kind : never;
}[keyof HegemonyAsks];

/** What each kind of amount means; one that is missing does not compile. */
const MEANINGS: {
  readonly [Kind in AmountKind]: (ask: AskOf<HegemonyAsks, Kind>, view: HegemonyView) => AmountMeaning;
} = {
  'buy-amount': purchase,
  'food-amount': purchase,
  'vote-influence': ({ seat, min }, view) => {
    const { influence } = view[seat as Seat];
    return {
      of: 'influence',
      start: min,
      fist: true,
      at: (amount) => told('fist', { amount, left: influence - amount }),
    };
  },
  'demonstration-loss': ({ max, about: { seat, left } }) => ({
    of: 'points',
    start: max,
    fist: false,
    at: (amount) => told('demonstration', { amount, seat, left: left - amount }),
  }),
  'deal-to-zone': ({ min, about: { good, amount: all } }) => ({
    of: good,
    start: min,
    fist: false,
    at: (amount) => told('zone', { amount, good, stored: all - amount }),
  }),
  'campaign-amount': ({ max }) => ({
    of: 'media',
    start: max,
    fist: false,
    at: (amount) => told('campaign', { amount }),
  }),
  'card-amount': cardAmount,
};

/** The meaning of an amount that is asked for; of one that the game does not know, what its `about` tells. */
export function amountMeaning(ask: AskDescription, view: HegemonyView): AmountMeaning {
  const meanings: Readonly<Record<string, (ask: never, view: HegemonyView) => AmountMeaning>> = MEANINGS;
  const meaning = Object.hasOwn(meanings, ask.kind) ? meanings[ask.kind] : undefined;
  return (meaning ?? cardAmount)(ask as never, view);
}

function told(kind: AmountTold['kind'], params: JsonObject): AmountTold {
  return { kind, params };
}

/** Half a price is half of the whole purchase, rounded up. */
export function costOf({ about }: Pick<AskDescription, 'about'>, amount: number): number {
  const full = Number(about.price ?? 0) * amount;
  return about.half === true ? Math.ceil(full / 2) : full;
}

/** How many loans it takes to pay; whoever must pay and cannot takes them. */
export function loansFor(money: number, cost: number): number {
  return Math.max(0, Math.ceil((cost - money) / LOAN.amount));
}

function purchase(ask: AskOf<HegemonyAsks, 'buy-amount' | 'food-amount'>, view: HegemonyView): AmountMeaning {
  const seat = ask.seat as WorkerClass;
  const of = ask.kind === 'food-amount' ? 'food' : ask.about.resource;
  const money = moneyOf(view, seat);
  const needed =
    ask.kind === 'food-amount' ? ask.max : population(view, seat) - (of === 'influence' ? 0 : view[seat].goods[of]);
  const at = (amount: number) => {
    const cost = costOf(ask, amount);
    return told('buy', { amount, resource: of, cost, left: money - cost, loans: loansFor(money, cost) });
  };
  return { of, start: clamp(ask, needed > 0 ? needed : ask.max), fist: false, at };
}

/** What a card or an event counts: `deed` says whether its price is received or paid. */
function cardAmount(ask: AskOf<HegemonyAsks, 'card-amount'>, view: HegemonyView): AmountMeaning {
  const { about } = ask;
  const of = countedBy(about);
  const money = moneyOf(view, ask.seat as Seat);
  const at = (amount: number) => {
    const cost = costOf(ask, amount);
    if (of === undefined) return told('bare', { amount });
    if (cost === 0) return told('plain', { amount, resource: of });
    if (about.deed === 'sell') return told('sell', { amount, resource: of, cost, left: money + cost });
    return told('buy', { amount, resource: of, cost, left: money - cost, loans: loansFor(money, cost) });
  };
  return { of, start: ask.max, fist: false, at };
}

function countedBy({ good, what }: JsonObject): Resource | 'cubes' | undefined {
  if (typeof good === 'string') return good as Resource;
  if (what === 'media') return 'influence';
  return what === 'cubes' ? what : undefined;
}

function clamp({ min, max }: Range, amount: number): number {
  return Math.min(max, Math.max(min, amount));
}
