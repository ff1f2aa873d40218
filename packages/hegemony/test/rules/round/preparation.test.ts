/** The Preparation Phase, step by step as on the General Aid. */
import { describe, expect, it } from 'vitest';
import { population, unemployedCount, workerCount } from '../../../src/rules/labour.js';
import { prepare } from '../../../src/rules/round/preparation.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, perform, position, type Scripted } from '../../support.js';

const INTEREST = 0;
const PROSPERITY = 1;
const EVENTS = 2;
const CARDS = 3;
const COMPANIES = 4;
const TRADE = 5;
const WORKERS = 6;

const preparing = (players: 2 | 3 | 4, step: number, change?: (state: HegemonyState) => void) =>
  position(players, (state) => {
    state.phase = 'preparation';
    state.round = 2;
    state.step = step;
    change?.(state);
  });
const prepared = (state: HegemonyState, answers: readonly Scripted[] = []) => perform(state, prepare, answers).state;

describe('interest', () => {
  it('is 5 for every loan; the Capitalist Class pays out of its Capital first', () => {
    const state = prepared(
      preparing(4, INTEREST, ({ working, middle, capitalist, state: treasury }) => {
        working.loans = 1;
        middle.loans = 2;
        Object.assign(capitalist, { loans: 3, revenue: 100, capital: 10 });
        treasury.loans = 1;
      }),
    );
    expect([state.working.money, state.middle.money, state.state.treasury]).toEqual([25, 30, 115]);
    expect([state.capitalist.revenue, state.capitalist.capital]).toEqual([95, 0]);
  });

  it('leads to another loan for those who cannot pay it', () => {
    const { working } = prepared(preparing(4, INTEREST, (s) => Object.assign(s.working, { loans: 1, money: 4 })));
    expect(working).toMatchObject({ loans: 2, money: 49 });
  });

  it('is paid by an unplayed State, which then pays loans off while it has more than 50 (H15)', () => {
    const with112 = prepared(preparing(3, INTEREST, (s) => Object.assign(s.state, { loans: 2, treasury: 112 })));
    expect(with112.state).toMatchObject({ loans: 0, treasury: 2 });
    const with60 = prepared(preparing(3, INTEREST, (s) => Object.assign(s.state, { loans: 2, treasury: 61 })));
    expect(with60.state).toMatchObject({ loans: 1, treasury: 1 });
    const with55 = prepared(preparing(2, INTEREST, (s) => Object.assign(s.state, { loans: 1, treasury: 55 })));
    expect(with55.state).toMatchObject({ loans: 1, treasury: 50 });
  });

  it('is all that a State with a player pays', () => {
    const { state } = prepared(preparing(4, INTEREST, (s) => Object.assign(s.state, { loans: 1, treasury: 120 })));
    expect(state).toMatchObject({ loans: 1, treasury: 115 });
  });
});

describe('Prosperity', () => {
  it('drops by 1 for the Working Class and by 2 for the Middle Class, without loss of VP', () => {
    const state = preparing(3, PROSPERITY, ({ working, middle }) => {
      Object.assign(working, { prosperity: 4, vp: 10 });
      Object.assign(middle, { prosperity: 6, vp: 10 });
    });
    prepared(state);
    expect(state.working).toMatchObject({ prosperity: 3, vp: 10 });
    expect(state.middle).toMatchObject({ prosperity: 4, vp: 10 });
  });

  it('stops at the first space', () => {
    const state = preparing(3, PROSPERITY, ({ middle }) => Object.assign(middle, { prosperity: 1 }));
    prepared(state);
    expect([state.working.prosperity, state.middle.prosperity]).toEqual([0, 0]);
  });
});

describe('cards', () => {
  it('the State turns up 2 events and an agenda', () => {
    const state = preparing(4, EVENTS, ({ state: board }) => {
      board.eventDiscard.push(...board.events.splice(0));
      board.agendaDiscard.push(board.agenda as string);
      board.agenda = null;
    });
    prepared(state);
    expect(state.state.events).toHaveLength(2);
    expect(state.state.agenda).not.toBeNull();
    expect(state.state.agendaDeck).toHaveLength(8);
  });

  it('everybody draws 5 action cards to the 2 that are left', () => {
    const state = preparing(3, CARDS, (s) => {
      for (const seat of s.seats) s[seat].discard = s[seat].hand.splice(2);
    });
    prepared(state);
    for (const seat of state.seats) {
      expect(state[seat].hand).toHaveLength(7);
      expect(state[seat].deck).toHaveLength(28);
    }
  });
});

describe('markets', () => {
  it('are cleared as far as the owners like, then filled to 3 and 4', () => {
    const state = preparing(3, COMPANIES);
    const [first] = state.middle.market;
    const [, second, third] = state.capitalist.market;
    prepared(state, [
      ['discard-companies', [first], 'middle'],
      ['discard-companies', [second, third], 'capitalist'],
    ]);
    expect(state.middle.market).toHaveLength(3);
    expect(state.middle.market).not.toContain(first);
    expect(state.middle.companyDiscard).toEqual([first]);
    expect(state.capitalist.market).toHaveLength(4);
    expect(state.capitalist.companyDiscard).toEqual([second, third]);
  });

  it('are filled up after companies have been built', () => {
    const state = preparing(2, COMPANIES, ({ capitalist }) => {
      capitalist.market = capitalist.market.slice(2);
    });
    prepared(state, [['discard-companies', [], 'capitalist']]);
    expect(state.capitalist.market).toHaveLength(4);
    expect(state.capitalist.companyDeck).toHaveLength(18);
  });

  it('stay short when the pile has run out (H16)', () => {
    const state = preparing(2, COMPANIES, ({ capitalist }) => {
      capitalist.companyDeck = capitalist.companyDeck.slice(0, 1);
    });
    prepared(state, [['discard-companies', state.capitalist.market.slice(0, 3), 'capitalist']]);
    expect(state.capitalist.market).toHaveLength(2);
  });
});

describe('trade', () => {
  it.each([
    ['A', 0],
    ['B', 1],
    ['C', 2],
  ] as const)('at 6%s brings %i Business Deals instead of those that lie there', (section, count) => {
    const state = at(preparing(2, TRADE), { 'foreign-trade': section });
    const before = [...state.deals.open];
    prepared(state);
    expect(state.deals.open).toHaveLength(count);
    expect(state.deals.discard).toEqual(before);
  });

  it('turns up another Export card', () => {
    const state = preparing(2, TRADE);
    const before = state.exports.current;
    prepared(state);
    expect(state.exports.current).not.toBe(before);
    expect(state.exports.discard).toEqual([before]);
    expect(state.exports.deck).toHaveLength(14);
  });

  it('shuffles the Export cards again when they have run out (H16)', () => {
    const state = preparing(2, TRADE, ({ exports }) => exports.discard.push(...exports.deck.splice(0)));
    prepared(state);
    expect(state.exports.deck).toHaveLength(15);
    expect(state.exports.discard).toEqual([]);
  });
});

describe('new workers', () => {
  it.each([
    ['A', 2],
    ['B', 3],
    ['C', 4],
  ] as const)('at 7%s are %i for each class, of cards of its own', (section, count) => {
    const state = at(preparing(3, WORKERS), { immigration: section });
    const cards = [...state.immigration];
    prepared(state, [['new-worker', 'media', 'middle']]);
    expect(unemployedCount(state, 'working')).toBe(count);
    expect(unemployedCount(state, 'middle')).toBe(count);
    expect(state.unemployed.middle.media).toBeGreaterThanOrEqual(1);
    expect(state.unemployed.middle.unskilled).toBeGreaterThanOrEqual(1);
    const drawn = (count - 2) * 2;
    expect(state.immigration).toHaveLength(25);
    expect(state.immigration.slice(drawn)).toEqual(cards.slice(0, 25 - drawn));
  });

  it('raise the Population', () => {
    const state = at(preparing(2, WORKERS), { immigration: 'C' });
    expect(population(state, 'working')).toBe(3);
    prepared(state);
    expect(workerCount(state, 'working')).toBe(12);
    expect(population(state, 'working')).toBe(4);
  });

  it('end the phase: the Working Class begins (H4)', () => {
    const state = prepared(preparing(2, WORKERS));
    expect(state.phase).toBe('action');
    expect(state.turn).toEqual({ number: 1, seat: 'working', main: false, free: false });
  });

  it('give the Middle Class an unskilled worker when no skilled one is left', () => {
    const state = at(preparing(3, WORKERS), { immigration: 'A' });
    for (const skill of ['agriculture', 'luxury', 'healthcare', 'education', 'media'] as const) {
      state.unemployed.middle[skill] += state.supply.workers.middle[skill];
      state.supply.workers.middle[skill] = 0;
    }
    prepared(state);
    expect(state.unemployed.middle.unskilled).toBe(2);
  });
});
