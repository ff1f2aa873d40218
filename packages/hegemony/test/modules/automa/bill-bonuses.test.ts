/** The bonuses of Propose Bill on the cards of the Working and the Capitalist Class: where each works, and where it does not. */
import { describe, expect, it } from 'vitest';
import type { Class, Policy, Section } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at } from '../../support.js';
import { automaTable, entries, performed, prioritiesOf, turnWith } from './support.js';

type Seat = 'working' | 'capitalist';
const other = (seat: Seat): Seat => (seat === 'working' ? 'capitalist' : 'working');

/** Both are Automas, so that nobody is asked; without Influence no vote is thought of. */
const table = (seat: Seat, change: (state: HegemonyState) => void = () => {}) =>
  automaTable(2, { [seat]: 'simplified', [other(seat)]: 'simplified' }, (state) => {
    state.working.influence = 0;
    state.capitalist.influence = 0;
    change(state);
  });

const bill = (by: Class, policy: Policy, section: Section) => ({ by, policy, section });
const bills = (log: ReturnType<typeof turnWith>['log']) => entries(log, 'bill');

describe('two cubes for the bag', () => {
  const cards = [
    ['working', 5, 'labor-market', 'A'],
    ['working', 12, 'foreign-trade', 'C'],
    ['working', 23, 'welfare-education', 'B'],
    ['working', 30, 'foreign-trade', 'C'],
    ['capitalist', 5, 'labor-market', 'C'],
    ['capitalist', 30, 'taxation', 'B'],
  ] as const;

  it.each(cards)('of the %s, card %i, come with its bill, as many as there are', (seat, card, policy, section) => {
    const state = table(seat);
    const before = state.bag[seat];
    expect(bills(turnWith(state, card).log)).toEqual([bill(seat, policy, section)]);
    expect(state.bag[seat]).toBe(before + 2);
    const short = table(seat, (t) => {
      t.bag[seat] = 24;
      t.cubes[seat] = 1;
    });
    expect(bills(turnWith(short, card).log)).toHaveLength(1);
    expect(short.bag[seat]).toBe(25);
  });

  it.each(cards)('of the %s, card %i, stay away without a marker for a bill', (seat, card) => {
    const state = table(seat, (t) => {
      t[seat].bills = 0;
    });
    expect(performed(turnWith(state, card).log)).not.toContain('propose-bill');
  });
});

describe('a vote for nothing', () => {
  const cards = [
    ['working', 6, 'labor-market'],
    ['working', 17, 'labor-market'],
    ['capitalist', 17, 'labor-market'],
    ['capitalist', 24, 'taxation'],
  ] as const;

  it.each(cards)('of the %s, card %i, is held on its bill at once (G-2)', (seat, card, policy) => {
    const { log } = turnWith(table(seat), card);
    expect(entries(log, 'vote').map((vote) => vote.policy)).toEqual([policy]);
  });

  it.each(cards)('of the %s, card %i, is not held where no bill can be proposed', (seat, card) => {
    const state = table(seat, (t) => {
      for (const policy of ['labor-market', 'taxation', 'foreign-trade'] as const)
        t.bills[policy] = { by: other(seat), section: 'B' };
    });
    expect(entries(turnWith(state, card).log, 'vote')).toEqual([]);
  });
});

describe('a bill straight to the Desired Policy', () => {
  const cards = [
    ['working', 11, 'labor-market', 'C', 'A'],
    ['working', 18, 'welfare-health', 'C', 'A'],
    ['capitalist', 6, 'labor-market', 'A', 'C'],
    ['capitalist', 29, 'foreign-trade', 'C', 'A'],
  ] as const;

  const rich = (seat: Seat, policy: Policy, section: Section) =>
    table(seat, (t) => {
      at(t, { [policy]: section });
      t[seat].influence = 9;
      t.bag[other(seat)] = 0;
    });

  it.each(cards)(
    'of the %s, card %i, goes two sections, and is not voted on at once',
    (seat, card, policy, from, to) => {
      const { log } = turnWith(rich(seat, policy, from), card);
      expect(bills(log)).toEqual([bill(seat, policy, to)]);
      expect(entries(log, 'vote')).toEqual([]);
    },
  );

  it.each(cards)('of the %s, card %i, is voted on where it goes one', (seat, card, policy, _from, to) => {
    const { log } = turnWith(rich(seat, policy, 'B'), card);
    expect(bills(log)).toEqual([bill(seat, policy, to)]);
    expect(entries(log, 'vote')).toHaveLength(1);
  });

  it.each([
    ['working', 11, 'A', 'labor-market'],
    ['capitalist', 29, 'C', 'taxation'],
  ] as const)('of the %s, card %i, is not for Foreign Trade in the last round', (seat, card, trade, instead) => {
    const state = rich(seat, 'foreign-trade', trade);
    state.round = 5;
    expect(bills(turnWith(state, card).log).map(({ policy }) => policy)).toEqual([instead]);
  });
});

describe('two bills', () => {
  const cards = [
    ['working', 24, 'welfare-education', 'welfare-health', 0],
    ['working', 29, 'foreign-trade', 'labor-market', 0],
    ['capitalist', 11, 'taxation', 'labor-market', 25],
    ['capitalist', 18, 'taxation', 'foreign-trade', 25],
  ] as const;
  const policies = (log: ReturnType<typeof turnWith>['log']) => bills(log).map(({ policy }) => policy);
  const money = ({ working, capitalist }: HegemonyState, seat: Seat) =>
    seat === 'working' ? working.money : capitalist.revenue + capitalist.capital;

  it.each(cards)('of the %s, card %i, are for both of its policies', (seat, card, first, second, cost) => {
    const state = table(seat);
    const before = money(state, seat);
    expect(policies(turnWith(state, card).log)).toEqual([first, second]);
    expect(money(state, seat)).toBe(before - cost);
  });

  it.each(cards)('of the %s, card %i, are one with one marker, for nothing', (seat, card, first) => {
    const state = table(seat, (t) => {
      t[seat].bills = 1;
    });
    const before = money(state, seat);
    expect(policies(turnWith(state, card).log)).toEqual([first]);
    expect(money(state, seat)).toBe(before);
  });

  it.each([11, 18])('of the Capitalist Class, card %i, are one without the 25', (card) => {
    const state = table('capitalist', (t) => {
      t.capitalist.revenue = 24;
      t.capitalist.capital = 0;
    });
    expect(policies(turnWith(state, card).log)).toEqual(['taxation']);
    expect(state.capitalist.revenue).toBe(24);
  });

  it('in Advanced Mode are for the two strongest cards, whatever is printed (AU-9.5, AU-9.7)', () => {
    const state = automaTable(2, { working: 'advanced', capitalist: 'simplified' }, (t) => {
      t.working.influence = 0;
      prioritiesOf(t, 'working').actions = [
        ['special-action', 'strike', 'demonstration', 'assign-workers', 'buy-goods-and-services'],
        ...Array.from({ length: 20 }, () => []),
        ['propose-bill'],
      ];
      prioritiesOf(t, 'working').policies = [['labor-market'], ['fiscal-policy'], [], [], [], [], ['foreign-trade']];
    });
    expect(policies(turnWith(state, 24).log)).toEqual(['foreign-trade', 'fiscal-policy']);
  });
});
