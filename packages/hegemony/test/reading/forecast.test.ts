/** What the coming Production Phase would cost and bring. */
import { randomBot } from '@polity/bots';
import { type Ask, type Game, type LogEntry, type Random, Run, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { type Forecast, forecast, type SeatForecast } from '../../src/reading/forecast.js';
import { moneyOf } from '../../src/rules/money.js';
import type { Seat } from '../../src/rules/names.js';
import { priceAt } from '../../src/rules/prices.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { type HegemonyView, view } from '../../src/rules/view.js';
import { emptied, position, unemployed } from '../support.js';

function foretell(state: HegemonyState, seat: Seat | null = null): Forecast {
  const foretold = forecast(view(state, seat));
  if (foretold === null) throw new Error('there is nothing to foretell');
  return foretold;
}

function of(foretold: Forecast, seat: Seat): SeatForecast {
  return foretold.seats.find((other) => other.seat === seat) as SeatForecast;
}

const companyOf = (foretold: Forecast, id: string) => foretold.companies.find(({ company }) => company === id);

describe('the forecast at the start with 2 players', () => {
  // Four staffed companies at level 2, a Population of 3, Food at 12 from the Capitalist Class and 15 from abroad.
  const foretold = foretell(position(2));

  it('tells what every company pays and makes', () => {
    expect(
      foretold.companies.map(({ company, wage, paidTo, made, lost }) => [company, wage, paidTo, made, lost]),
    ).toEqual([
      ['public-hospital-2p', 20, 'working', 4, 0],
      ['public-university-2p', 20, 'working', 4, 0],
      ['supermarket-start', 20, 'working', 4, 0],
      ['shopping-mall-start', 20, 'working', 6, 0],
    ]);
  });

  it('pays the Working Class 80, which buys 3 Food for 36 and pays 12 in taxes', () => {
    expect(of(foretold, 'working')).toEqual({
      seat: 'working',
      played: true,
      money: { before: 30, after: 30 + 80 - 36 - 12 },
      revenue: null,
      capital: null,
      wages: { received: 80, paid: 0 },
      sales: 0,
      tariffs: 0,
      food: { needed: 3, own: 0, bought: [{ from: 'capitalist', amount: 3, cost: 36 }], cost: 36 },
      taxes: { income: 12, employment: 0, corporate: 0, received: 0 },
      influence: 0,
      loans: { before: 0, taken: 0, after: 0, forced: [] },
      interest: 0,
    });
  });

  it('taxes the revenue that is left of the Capitalist Class: 120 - 40 + 36 - 10 = 106, so 40', () => {
    expect(of(foretold, 'capitalist')).toMatchObject({
      money: { before: 120, after: 66 },
      revenue: 66,
      capital: 0,
      wages: { received: 0, paid: 40 },
      sales: 36,
      food: null,
      taxes: { income: 0, employment: 10, corporate: 40, received: 0 },
    });
  });

  it('has the unplayed State pay 40 in wages and take 62 in taxes', () => {
    expect(of(foretold, 'state')).toMatchObject({
      played: false,
      money: { before: 120, after: 120 - 40 + 62 },
      wages: { received: 0, paid: 40 },
      taxes: { received: 62 },
    });
    expect(foretold.imf).toBe('none');
  });

  it('has nobody feed a rival who asks as much as is asked abroad, as nobody does who plays as advised', () => {
    const state = position(2, ({ capitalist }) => Object.assign(capitalist.storage, { food: 3 }));
    state.capitalist.prices.food = priceAt(state, 'foreign-market', 'food');
    const level = foretell(state);
    expect(of(level, 'working').food?.bought).toEqual([{ from: 'foreign-market', amount: 3, cost: 45 }]);
    expect(of(level, 'capitalist').sales).toBe(0);
    state.capitalist.prices.food--;
    expect(of(foretell(state), 'working').food?.bought).toEqual([{ from: 'capitalist', amount: 3, cost: 42 }]);
  });

  it('says nothing of a class that is not in play', () => {
    expect(foretold.seats.map(({ seat }) => seat)).toEqual(['working', 'capitalist', 'state']);
  });
});

describe('the forecast at the start with 3 players', () => {
  const foretold = foretell(position(3));

  it('lets the Middle Class eat what it has stored and makes, and taxes its work and its companies', () => {
    expect(of(foretold, 'middle')).toMatchObject({
      money: { before: 40, after: 40 + 50 - 8 - 10 },
      wages: { received: 50, paid: 0 },
      food: { needed: 3, own: 3, bought: [], cost: 0 },
      taxes: { income: 8, employment: 10 },
    });
  });

  it('leaves the others with 52, 57 and 129', () => {
    expect(of(foretold, 'working').money.after).toBe(30 + 70 - 36 - 12);
    expect(of(foretold, 'capitalist').money.after).toBe(120 - 60 + 36 - 15 - 24);
    expect(of(foretold, 'state').money.after).toBe(120 - 60 + 15 + 24 + 8 + 10 + 12);
  });
});

describe('the forecast', () => {
  it('is the same for every seat and for spectators', () => {
    const state = position(4);
    const foretold = foretell(state);
    for (const seat of state.seats) expect(foretell(state, seat)).toEqual(foretold);
  });

  it('leaves the view as it was', () => {
    const seen = view(position(4), 'middle');
    const before = JSON.stringify(seen);
    forecast(seen);
    expect(JSON.stringify(seen)).toBe(before);
  });

  it('buys Food where it is cheapest, then where there is some left, with loans if need be', () => {
    const state = position(2);
    for (const { id } of state.companies) emptied(state, id);
    state.working.money = 10;
    const foretold = foretell(state);
    // 1 of the Capitalist Class for 12, 2 from abroad for 30, of which 10 are tariffs; then 12 in taxes.
    expect(of(foretold, 'working')).toMatchObject({
      money: { before: 10, after: 10 + 50 - 42 - 12 },
      food: {
        bought: [
          { from: 'capitalist', amount: 1, cost: 12 },
          { from: 'foreign-market', amount: 2, cost: 30 },
        ],
        cost: 42,
      },
      loans: { before: 0, taken: 1, after: 1 },
      interest: 5,
    });
    expect(of(foretold, 'state').tariffs).toBe(10);
    expect(foretold.companies).toEqual([]);
  });

  it('asks no interest after the last round', () => {
    const state = position(2);
    state.round = 5;
    state.working.loans = 2;
    expect(of(foretell(state), 'working')).toMatchObject({ loans: { after: 2 }, interest: 0 });
  });

  it('counts Influence from Trade Unions and strikes, and lets a struck company rest', () => {
    const state = position(3);
    state.working.unions.education = true;
    const struck = state.companies.find(({ id }) => id === 'supermarket-start');
    if (struck) struck.onStrike = true;
    const foretold = foretell(state);
    expect(of(foretold, 'working')).toMatchObject({ influence: 2, wages: { received: 50 } });
    expect(companyOf(foretold, 'supermarket-start')).toBeUndefined();
  });

  it('tells what fits nowhere', () => {
    const state = position(2);
    state.capitalist.storage.food = 7;
    state.capitalist.zone.food = 7;
    expect(companyOf(foretell(state), 'supermarket-start')).toMatchObject({ made: 4, stored: 2, lost: 2 });
  });

  it('tells what the others would lose to a Demonstration', () => {
    const state = unemployed(position(3), 'working', { unskilled: 4 });
    state.demonstration = true;
    expect(foretell(state)).toMatchObject({ demonstration: 4 });
    expect(of(foretell(state), 'working').influence).toBe(1);
  });

  it('has the State pay off a loan that is too much, with 55, if it can', () => {
    const state = position(2);
    state.state.loans = 1;
    const foretold = foretell(state);
    expect(foretold.imf).toBe('pays-off');
    expect(of(foretold, 'state')).toMatchObject({
      money: { after: 120 - 40 - 55 + 62 },
      loans: { before: 1, taken: 0, after: 0 },
      interest: 0,
    });
  });

  it('sees the IMF coming when it cannot', () => {
    const state = position(2);
    state.state.loans = 1;
    state.state.treasury = 60;
    expect(foretell(state).imf).toBe('intervenes');
  });

  it.each([
    { phase: 'action', step: 0, round: 5, coming: 5 },
    { phase: 'production', step: 0, round: 2, coming: 2 },
    { phase: 'production', step: 2, round: 2, coming: undefined },
    { phase: 'elections', step: 1, round: 2, coming: 3 },
    { phase: 'elections', step: 1, round: 5, coming: undefined },
    { phase: 'over', step: 0, round: 5, coming: undefined },
  ] as const)('in round $round, $phase step $step, is about round $coming', ({ phase, step, round, coming }) => {
    const state = Object.assign(position(4), { phase, step, round });
    expect(forecast(view(state, null))?.round).toBe(coming);
  });
});

const TARIFF = { A: 10, B: 5, C: 0 };

/** Buys Food as the forecast expects it, and does anything otherwise. */
function answerOf(ask: Ask, state: HegemonyState, luck: Random): unknown {
  const { policies, middle, capitalist, seats } = state;
  if (ask.kind === 'food-amount') return ask.range.max;
  if (ask.kind !== 'food-source') return randomBot.answer({ ask }, luck);
  const prices: Readonly<Record<string, number>> = {
    middle: middle.prices.food,
    capitalist: capitalist.prices.food,
    state: 12,
    'foreign-market': 10 + TARIFF[policies['foreign-trade']],
  };
  // Among equal prices not from a rival, or from the one who is farthest behind.
  const points = (of: Seat) => (seats.includes(of) ? 1 + state[of].vp : 0);
  const rival = (of: string) => (of === 'foreign-market' ? 0 : points(of as Seat));
  return (ask.options as string[]).toSorted((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || rival(a) - rival(b))[0];
}

interface Watched {
  readonly foretold: Forecast;
  readonly state: HegemonyState;
  readonly log: readonly LogEntry[];
}

/** Plays a game and returns, for each Production Phase, what was foretold at its beginning and what it came to. */
function productions(seats: 2 | 3 | 4, seed: string): Watched[] {
  const watched: Watched[] = [];
  let begun: { foretold: Forecast; told: number } | undefined;
  const random = seededRandom('fast', seed);
  const state = hegemony.setup({ seats }, random);
  const run = new Run(hegemony as unknown as Game, hegemony.seats({ seats }), state, random, (t) => {
    const now = t.state as HegemonyState;
    if (now.phase === 'production' && now.step === 0) begun = { foretold: foretell(now), told: t.entries.length };
    if (now.phase === 'elections' && now.step === 0 && begun) {
      watched.push({ foretold: begun.foretold, state: structuredClone(now), log: t.entries.slice(begun.told) });
      begun = undefined;
    }
    return undefined;
  });
  const luck = seededRandom('fast', `bots/${seed}`);
  while (!run.over) {
    const ask = run.asks()[0] as Ask;
    run.answer(ask, answerOf(ask, run.state as HegemonyState, luck));
  }
  return watched;
}

describe('what was foretold at the start of a Production Phase', () => {
  it.each([2, 3, 4] as const)('comes true with %i players who buy cheaply, as long as the IMF keeps away', (seats) => {
    let compared = 0;
    for (let game = 0; game < 5; game++) {
      for (const { foretold, state, log } of productions(seats, `forecast/${game}`)) {
        const paid = (seat: Seat, side: 'from' | 'to', reason: string) =>
          log.reduce(
            (sum, { kind, params }) =>
              kind === 'pay' && params[side] === seat && params.for === reason ? sum + Number(params.amount) : sum,
            0,
          );
        for (const { seat, wages, taxes, money, loans } of foretold.seats) {
          expect(wages).toEqual({ received: paid(seat, 'to', 'wage'), paid: paid(seat, 'from', 'wage') });
          if (foretold.imf === 'intervenes') continue;
          expect(taxes).toMatchObject({
            income: paid(seat, 'from', 'income-tax'),
            employment: paid(seat, 'from', 'employment-tax'),
            corporate: paid(seat, 'from', 'corporate-tax'),
          });
          expect({ money: money.after, loans: loans.after }).toEqual({
            money: moneyOf(state, seat),
            loans: state[seat].loans,
          });
          compared++;
        }
        expect(log.some(({ kind }) => kind === 'imf')).toBe(foretold.imf === 'intervenes');
      }
    }
    expect(compared).toBeGreaterThan(30);
  });
});

it('is made of what a view holds', () => {
  const seen: HegemonyView = JSON.parse(JSON.stringify(view(position(4), 'state')));
  expect(forecast(seen)).toEqual(foretell(position(4)));
});
