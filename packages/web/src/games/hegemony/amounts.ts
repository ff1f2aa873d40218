/** What an amount means while it is being chosen: what it costs or brings, what is left of it, and where to begin. */
import type { HegemonyView, Resource, Seat, WorkerClass } from '@polity/hegemony/page';
import { population } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { moneyOf } from './derive.js';
import type { Message } from './say.js';

export interface AmountMeaning {
  /** What is counted: a resource, points, cubes, or closed-fist influence. */
  readonly of: Resource | 'points' | 'cubes' | 'media';
  /** Where the choice begins: what a person would most likely want. */
  readonly start: number;
  /** Influence in a closed fist is shown to nobody. */
  readonly fist: boolean;
  /** The amount in words, with the running price and what is left of money. */
  say(amount: number): Message;
}

export function amountMeaning(ask: AskDescription, view: HegemonyView): AmountMeaning {
  const seat = ask.seat as Seat;
  switch (ask.kind) {
    case 'buy-amount':
    case 'food-amount':
      return purchase(ask, view);
    case 'vote-influence':
      return {
        of: 'influence',
        start: ask.min,
        fist: true,
        say: (amount) => ({ key: 'amount.fist', fields: { amount, left: view[seat].influence - amount } }),
      };
    case 'demonstration-loss':
      return {
        of: 'points',
        start: ask.max,
        fist: false,
        say: (amount) => ({
          key: 'amount.demonstration',
          fields: { amount, seat: String(ask.about.seat), left: Number(ask.about.left) - amount },
        }),
      };
    case 'deal-to-zone':
      return {
        of: ask.about.good as Resource,
        start: ask.min,
        fist: false,
        say: (amount) => ({
          key: 'amount.zone',
          fields: { amount, good: String(ask.about.good), stored: Number(ask.about.amount) - amount },
        }),
      };
    case 'campaign-amount':
      return {
        of: 'media',
        start: ask.max,
        fist: false,
        say: (amount) => ({ key: 'amount.campaign', fields: { amount } }),
      };
    default:
      return cardAmount(ask, view);
  }
}

/** Half a price is half of the whole purchase, rounded up. */
export function costOf({ about }: AskDescription, amount: number): number {
  const full = Number(about.price ?? 0) * amount;
  return about.half === true ? Math.ceil(full / 2) : full;
}

function purchase(ask: AskDescription, view: HegemonyView): AmountMeaning {
  const seat = ask.seat as WorkerClass;
  const of = (ask.about.resource ?? 'food') as Resource;
  const money = moneyOf(view, seat);
  const needed =
    ask.kind === 'food-amount' ? ask.max : population(view, seat) - (of === 'influence' ? 0 : view[seat].goods[of]);
  return {
    of,
    start: clamp(ask, needed > 0 ? needed : ask.max),
    fist: false,
    say: (amount) => {
      const cost = costOf(ask, amount);
      const fields = { amount, resource: of, cost, left: money - cost, loans: loansFor(money, cost) };
      return { key: 'amount.buy', fields };
    },
  };
}

/** Whoever must pay and cannot takes loans of 50. */
function loansFor(money: number, cost: number): number {
  return Math.max(0, Math.ceil((cost - money) / 50));
}

function cardAmount(ask: AskDescription, view: HegemonyView): AmountMeaning {
  const { about, seat } = ask;
  const what = (about.good ?? (about.what === 'cubes' ? 'cubes' : 'influence')) as AmountMeaning['of'];
  const pays = seat === 'state' && about.source !== undefined;
  const money = moneyOf(view, seat as Seat);
  return {
    of: what,
    start: ask.max,
    fist: false,
    say: (amount) => {
      const cost = costOf(ask, amount);
      const fields = { amount, resource: what, cost, left: pays ? money - cost : money + cost, loans: 0 };
      if (about.price === undefined || cost === 0) return { key: 'amount.plain', fields };
      return { key: pays ? 'amount.buy' : 'amount.sell', fields };
    },
  };
}

function clamp({ min, max }: AskDescription, amount: number): number {
  return Math.min(max, Math.max(min, amount));
}
