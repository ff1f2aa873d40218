/** What belongs to one deed is told in one line. */
import { easyBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type JsonObject, type LogEntry, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemonyWords } from '../words.js';

const entry = (kind: string, params: JsonObject): LogEntry => ({ kind, params });
const pay = (from: string, to: string, amount: number, reason: string) =>
  entry('pay', { from, to, amount, for: reason });

function toldTo(seat: string | null, ...log: readonly LogEntry[]): readonly string[] {
  const words = hegemonyWords.toldTo(seat);
  return words.lines(log).flatMap((line) => (line ? [words.log(line)] : []));
}

describe('One deed has one line', () => {
  it('for what is bought, with its tariff and what is eaten of it', () => {
    const bought = (from: string, price: number) =>
      entry('bought', { seat: 'working', from, resource: 'food', amount: 3, price });
    const paid = pay('working', 'capitalist', 27, 'purchase');
    expect(toldTo('working', paid, bought('capitalist', 27))).toEqual([
      'You buy 3 Food from the Capitalist Class for 27.',
    ]);
    expect(toldTo('capitalist', paid, bought('capitalist', 27))).toEqual([
      'Working Class buys 3 Food from you for 27.',
    ]);
    expect(
      toldTo(
        'working',
        pay('working', 'supply', 30, 'purchase'),
        pay('working', 'state', 15, 'tariff'),
        bought('foreign-market', 45),
        entry('food-used', { seat: 'working', amount: 3 }),
      ),
    ).toEqual(['You buy 3 Food from the Foreign Market for 45, of which 15 are tariff, and eat it.']);
    expect(
      toldTo(null, entry('bought', { seat: 'middle', from: 'middle', resource: 'health', amount: 1, price: 0 })),
    ).toEqual(['Middle Class takes 1 Health from its own goods.']);
  });

  it('for sales, companies, wages and loans', () => {
    expect(
      toldTo(
        'capitalist',
        pay('supply', 'capitalist', 20, 'export'),
        entry('sold', { seat: 'capitalist', good: 'food', amount: 2, money: 20 }),
        pay('state', 'capitalist', 10, 'card'),
        entry('sold', { seat: 'capitalist', good: 'health', amount: 1, money: 10 }),
        pay('capitalist', 'supply', 15, 'build'),
        entry('built', { seat: 'capitalist', company: 'vegetable-farm', cost: 15 }),
        pay('capitalist', 'working', 25, 'wage'),
        entry('produced', { company: 'college-start', owner: 'capitalist', resource: 'education', made: 6, stored: 4 }),
        pay('state', 'supply', 55, 'pay-off-loan'),
        entry('loan-paid', { seat: 'state' }),
      ),
    ).toEqual([
      'You sell 2 Food for 20.',
      'You sell 1 Health to the State for 10.',
      'You build Vegetable Farm for 15.',
      'Your College makes 6 Education (room for 4) and pays the Working Class 25.',
      'State pays 55 and is rid of a loan.',
    ]);
  });

  it('for prices, wages and workers that are changed together', () => {
    const worker = (skill: string) =>
      entry('assigned', { class: 'working', skill, from: 'unemployed', to: 'vegetable-farm' });
    expect(
      toldTo(
        'working',
        entry('free', { seat: 'capitalist', action: 'adjust-prices' }),
        entry('price', { seat: 'capitalist', good: 'food', price: 15 }),
        entry('price', { seat: 'capitalist', good: 'luxury', price: 10 }),
        entry('free', { seat: 'state', action: 'adjust-wages' }),
        entry('committed', { company: 'clinic-start' }),
        entry('wage', { company: 'clinic-start', wage: 3 }),
        entry('wage', { company: 'college-start', wage: 2 }),
        worker('unskilled'),
        worker('unskilled'),
        worker('agriculture'),
      ),
    ).toEqual([
      'Capitalist Class asks 15 for Food and 10 for Luxury.',
      'State sets wages: Clinic 30 (committed) and College 20.',
      'Your workers (2 unskilled and 1 Agriculture): Unemployed → Vegetable Farm.',
    ]);
  });

  it('for what comes, goes or is paid bit by bit', () => {
    const worker = (kind: string, skill: string) => entry(kind, { class: 'working', skill, from: 'college-start' });
    const sold = (good: string, amount: number, money: number) =>
      entry('sold', { seat: 'capitalist', good, amount, money });
    expect(
      toldTo(
        'state',
        pay('state', 'working', 4, 'card'),
        pay('state', 'working', 4, 'card'),
        pay('state', 'working', 4, 'card'),
        pay('state', 'middle', 4, 'card'),
        worker('new-worker', 'media'),
        worker('new-worker', 'unskilled'),
        worker('dismissed', 'education'),
        worker('dismissed', 'unskilled'),
        entry('strike', { company: 'clinic-start' }),
        entry('strike', { company: 'college-start' }),
        pay('supply', 'capitalist', 10, 'export'),
        sold('luxury', 2, 10),
        pay('supply', 'capitalist', 35, 'export'),
        sold('luxury', 6, 35),
        pay('supply', 'capitalist', 20, 'export'),
        sold('food', 2, 20),
      ),
    ).toEqual([
      'You pay 12 to Working Class (card).',
      'You pay 4 to Middle Class (card).',
      'Working Class has new workers: 1 Media and 1 unskilled.',
      'Workers of the Working Class lose their jobs at College: 1 Education and 1 unskilled.',
      'Strike at Clinic and College!',
      'Capitalist Class sells 8 Luxury and 2 Food for 65.',
    ]);
  });

  it('for influence that is spent, a company that closes and a business deal with its tariff', () => {
    expect(
      toldTo(
        'working',
        entry('resource', { seat: 'working', resource: 'influence', amount: -2 }),
        entry('influence-spent', { seat: 'working', amount: 2 }),
        pay('supply', 'state', 20, 'public-company'),
        entry('closed', { company: 'public-hospital' }),
        pay('capitalist', 'supply', 40, 'business-deal'),
        entry('deal', { card: 'business-deal-food-6', to: 'storage', storage: { food: 6 }, zone: {}, lost: {} }),
        pay('capitalist', 'state', 6, 'tariff'),
      ),
    ).toEqual([
      'You spend 2 influence.',
      'The State closes Public Hospital for 20.',
      'The Capitalist Class imports 6 Food for 40 and 6 tariff; into its storage: 6 Food.',
    ]);
  });

  it('for a company that somebody else pays for', () => {
    const grant = [
      entry('pay', { from: 'state', to: 'supply', amount: 20, for: 'build' }),
      entry('built', { seat: 'middle', company: 'regional-radio-station', cost: 20 }),
    ];
    expect([toldTo('working', ...grant), toldTo('middle', ...grant), toldTo('state', ...grant)].flat()).toEqual([
      'Middle Class builds Regional Radio Station; the State pays 20 for it.',
      'You build Regional Radio Station; the State pays 20 for it.',
      'Middle Class builds Regional Radio Station; you pay 20 for it.',
    ]);
  });

  it('for a bill, the vote on it and what that brings', () => {
    const bill = { policy: 'education', section: 'B' };
    expect(
      toldTo(
        'working',
        entry('basic', { seat: 'working', action: 'propose-bill', card: 'wc-radical-reforms' }),
        entry('bill', { by: 'working', ...bill }),
        entry('resource', { seat: 'working', resource: 'influence', amount: -1 }),
        entry('vote', { by: 'working', ...bill }),
        entry('vote-result', { ...bill, for: 3, against: 2, passed: true }),
        entry('points', { seat: 'working', amount: 3, source: 'bills' }),
        entry('points', { seat: 'middle', amount: 1, source: 'support' }),
        entry('policy', bill),
        entry('end-turn', { seat: 'working' }),
      ),
    ).toEqual([
      expect.stringMatching(/^You discard .+ and propose Education → B\.$/),
      'Vote on Education → B, proposed by you, at once for 1 influence.',
      'Education → B: 3 to 2, passed: 3 points for you and 1 point for the Middle Class.',
    ]);
  });

  it('for the wealth table: what the space brings and what the way to it brings', () => {
    const scored = [
      entry('points', { seat: 'capitalist', amount: 3, source: 'wealth' }),
      entry('points', { seat: 'capitalist', amount: 6, source: 'wealth' }),
      entry('wealth', { space: 3 }),
    ];
    expect([toldTo('capitalist', ...scored), toldTo('working', ...scored)].flat()).toEqual([
      'You are now at 3 on the wealth table: 3 points, and 6 for moving up.',
      'The Capitalist Class is now at 3 on the wealth table: 3 points, and 6 for moving up.',
    ]);
    expect(toldTo('working', entry('points', { seat: 'capitalist', amount: 3, source: 'wealth' }))).toEqual([
      'Capitalist Class gains 3 points (Wealth).',
    ]);
  });

  it('for a public company that is opened, with the wage that it pays', () => {
    const opened = [
      pay('state', 'supply', 20, 'public-company'),
      entry('opened', { company: 'public-hospital' }),
      entry('wage', { company: 'public-hospital', wage: 3 }),
      pay('state', 'supply', 20, 'public-company'),
      entry('opened', { company: 'public-university' }),
    ];
    expect([toldTo('state', ...opened), toldTo('working', ...opened)].flat()).toEqual([
      'You open Public Hospital for 20, paying 25.',
      'You open Public University for 20.',
      'The State opens Public Hospital for 20, paying 25.',
      'The State opens Public University for 20.',
    ]);
  });

  it('and what was at nought and stays there has none', () => {
    const at = (space: number) => entry('prosperity', { seat: 'working', space });
    const [first, second, third] = [1, 2, 3].map((round) => entry('round', { round })) as [
      LogEntry,
      LogEntry,
      LogEntry,
    ];
    const fallen = 'You are now at 0 on your prosperity track.';
    expect(toldTo('working', first, second, at(0), third, at(0))).toEqual(['Round 1', 'Round 2', 'Round 3']);
    expect(toldTo('working', first, at(1), second, at(0), third, at(0))).toEqual([
      'Round 1',
      'You are now at 1 on your prosperity track.',
      'Round 2',
      fallen,
      'Round 3',
    ]);
    // A part of a log does not tell where it was before.
    expect(toldTo('working', third, at(0))).toEqual(['Round 3', fallen]);
  });

  it('in a whole game, in which no payment stands beside what was paid for', () => {
    const { run } = simulate(hegemony, { seats: 4 }, 'one-line', () => easyBot);
    const lines = hegemonyWords.lines(run.log);
    expect(lines).toHaveLength(run.log.length);
    const told = lines.flatMap((line) => (line ? [line] : []));
    expect(told.length).toBeLessThan(run.log.length * 0.75);
    const twice = told.filter(
      ({ kind, params }, i) =>
        kind === 'pay' &&
        ['bought', 'sold', 'built', 'produced'].includes(told[i + 1]?.kind ?? '') &&
        params.for !== 'card',
    );
    expect(twice.map((line) => hegemonyWords.log(line))).toEqual([]);
  });
});
