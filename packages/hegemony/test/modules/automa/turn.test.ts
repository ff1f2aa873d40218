/** The turn in both modes (sections 4 and 5), shown by the Working Class. */
import { describe, expect, it } from 'vitest';
import { automaOf } from '../../../src/modules/automa/deck.js';
import { byStrength } from '../../../src/modules/automa/rows.js';
import { POLICY_BINDS_ACTION } from '../../../src/modules/automa/turn.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { at, company, unemployed } from '../../support.js';
import {
  type AutomaAction,
  automaTable,
  entries,
  failures,
  findings,
  performed,
  prioritiesOf,
  turnWith,
} from './support.js';

/** No unemployed, no money, no bill marker, no strike: nothing that a symbol stands for can be done. */
function destitute(state: HegemonyState): void {
  state.working.money = 0;
  state.working.bills = 0;
}

/** Lays the action cards into rows. */
function rowsOf(state: HegemonyState, cards: Readonly<Record<number, AutomaAction[]>>): void {
  const top = Math.max(...Object.keys(cards).map(Number));
  prioritiesOf(state, 'working').actions = Array.from({ length: top }, (_, i) => cards[i + 1] ?? []);
}

describe('a turn in Simplified Mode', () => {
  it('performs the first symbol whose conditions are met, and loses the bonus of another (AU-4.2, AU-4.3, AU-4.5)', () => {
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      table.working.money = 60;
    });
    // Card 1 shows Assign Workers, Buy Goods & Services, Propose Bill, Strike; nobody is unemployed.
    const { log } = turnWith(state, 1);
    expect(failures(log)).toEqual([
      ['assign-workers', 'no-work'],
      ['demonstration', 'enough-slots'],
    ]);
    expect(entries(log, 'automa-action')).toEqual([{ seat: 'working', action: 'buy-goods-and-services', bonus: null }]);
  });

  it('counts the bonus for the first symbol only (AU-4.4)', () => {
    // Health for 3 costs 15 from the State; half of it, rounded up, is 8.
    const poor = (table: HegemonyState) => {
      table.working.money = 8;
    };
    expect(performed(turnWith(automaTable(3, { working: 'simplified' }, poor), 10).log)).toEqual([
      'buy-goods-and-services',
    ]);
    // Card 2 has it as its third symbol, after Propose Bill; without a marker only the Special Action is left.
    const late = automaTable(3, { working: 'simplified' }, (table) => {
      poor(table);
      table.working.bills = 0;
    });
    expect(performed(turnWith(late, 24).log)).not.toContain('buy-goods-and-services');
  });

  it('reads the policy before a bonus as the need of the bonus alone (G-1)', () => {
    expect(POLICY_BINDS_ACTION).toBe(false);
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      at(table, { 'labor-market': 'A' });
      company(table, 'clinic', 'capitalist');
      unemployed(table, 'working', { healthcare: 1, unskilled: 1 });
    });
    const { log } = turnWith(state, 1);
    expect(entries(log, 'automa-no-bonus')).toEqual([{ seat: 'working', bonus: 'aw-4-paid-by-owner' }]);
    expect(entries(log, 'automa-action')).toEqual([{ seat: 'working', action: 'assign-workers', bonus: null }]);
  });

  it('performs the Special Action where no symbol can be (AU-4.6)', () => {
    const { log, state } = turnWith(automaTable(3, { working: 'simplified' }, destitute), 4);
    expect(performed(log)).toEqual(['special-action']);
    // As many cubes as its Population of 3, beside the 8 from the start.
    expect(state.bag.working).toBe(11);
  });

  it('and applies pressure where that is impossible too: 3 cubes, or what is left (AU-4.7)', () => {
    // Card 6 would pay 20 for 5 points.
    const { state, log } = turnWith(automaTable(3, { working: 'simplified' }, destitute), 6);
    expect({ performed: performed(log), bag: state.bag.working }).toEqual({ performed: [], bag: 11 });
    const two = automaTable(3, { working: 'simplified' }, (table) => {
      destitute(table);
      table.bag.working = 23;
      table.cubes.working = 2;
    });
    expect(turnWith(two, 6).state.bag.working).toBe(25);
  });

  it('lets a Demonstration take the place of Assign Workers (AU-4.10)', () => {
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      for (const { workers } of table.companies) for (const worker of workers) if (worker) worker.committed = true;
      table.companies = table.companies.filter(({ workers }) => !workers.includes(null));
      unemployed(table, 'working', { unskilled: 3 });
    });
    const { log } = turnWith(state, 1);
    expect({ performed: performed(log), out: state.demonstration }).toEqual({
      performed: ['demonstration'],
      out: true,
    });
  });

  it('puts the card on the discard pile at the end (AU-4.8)', () => {
    const state = automaTable(3, { working: 'simplified' });
    turnWith(state, 7);
    const { deck, discard, card } = automaOf(state, 'working');
    expect({ left: deck.length, discard, card }).toEqual({ left: 29, discard: [7], card: 7 });
  });
});

describe('a turn in Advanced Mode', () => {
  it('carries out all four checks from left to right, then performs the strongest (AU-5.2, AU-5.3, AU-5.9)', () => {
    const state = automaTable(3, { working: 'advanced' });
    // Card 30: Foreign Trade one section away, Immigration aside. Health from the State costs 5 each, Education 10.
    const { log } = turnWith(state, 30);
    expect(entries(log, 'automa-check').map(({ check }) => check)).toEqual([
      'propose-bill',
      'buy-goods-and-services',
      'assign-workers',
      'strike',
    ]);
    expect(findings(log)).toEqual({
      'one-section-away': 1,
      'health-cheap': 2,
      'luxury-dear': 1,
      'education-dear': 1,
      'no-work-found': 1,
    });
    expect(performed(log)).toEqual(['buy-goods-and-services']);
  });

  it('lets the card of the action go down, and no other (AU-5.8, AU-5.14)', () => {
    const state = automaTable(3, { working: 'advanced' });
    const { log } = turnWith(state, 30);
    // Rows 2 and 1 with Buy up 4 in row 6, Propose up 1 in row 3, Special up 1 in row 2: closed, Buy is in row 4.
    expect(entries(log, 'automa-lowered')).toEqual([
      { seat: 'working', action: 'buy-goods-and-services', from: 4, to: 2 },
    ]);
    expect(byStrength(prioritiesOf(state, 'working').actions)).toEqual([
      'propose-bill',
      'assign-workers',
      'special-action',
      'buy-goods-and-services',
      'strike',
      'demonstration',
    ]);
  });

  it('tries the second card where the first cannot be, and leaves the first where it is (AU-5.10, AU-5.14, G-26)', () => {
    const state = automaTable(3, { working: 'advanced' }, (table) => {
      destitute(table);
      rowsOf(table, {
        12: ['assign-workers'],
        6: ['special-action'],
        1: ['demonstration', 'strike', 'propose-bill', 'buy-goods-and-services'],
      });
    });
    const { log } = turnWith(state, 4);
    expect({ failed: failures(log), performed: performed(log) }).toEqual({
      failed: [['assign-workers', 'no-work']],
      performed: ['special-action'],
    });
    expect(byStrength(prioritiesOf(state, 'working').actions)[0]).toBe('assign-workers');
  });

  it('goes no further than the second: then it applies pressure, and no card moves (AU-5.11)', () => {
    const state = automaTable(3, { working: 'advanced' }, (table) => {
      destitute(table);
      rowsOf(table, {
        12: ['assign-workers'],
        9: ['strike'],
        1: ['special-action', 'demonstration', 'propose-bill', 'buy-goods-and-services'],
      });
    });
    const { log } = turnWith(state, 4);
    expect(performed(log)).toEqual([]);
    expect(entries(log, 'automa-pressure')).toHaveLength(1);
    expect(entries(log, 'automa-lowered')).toEqual([]);
  });

  it('performs the Special Action of the card turned over (AU-5.12)', () => {
    const state = automaTable(3, { working: 'advanced' }, (table) => {
      destitute(table);
      table.working.money = 20;
      rowsOf(table, {
        9: ['special-action'],
        1: ['assign-workers', 'strike', 'demonstration', 'propose-bill', 'buy-goods-and-services'],
      });
    });
    const { log } = turnWith(state, 6);
    expect(performed(log)).toEqual(['special-action']);
    expect({ money: state.working.money, vp: state.working.vp }).toEqual({ money: 0, vp: 5 });
  });

  it('applies the bonus if its action is performed, whatever the order of symbols (AU-5.5, AU-5.13)', () => {
    const state = automaTable(3, { working: 'advanced' });
    // Card 10 halves the price of Health: 3 at 5 cost 8.
    const { log } = turnWith(state, 10);
    expect(entries(log, 'automa-action')).toEqual([
      { seat: 'working', action: 'buy-goods-and-services', bonus: 'bgs-health-half-price' },
    ]);
    expect(state.working.money).toBe(30 - 8);
  });

  it('puts its card on the discard pile at the end (AU-5.17)', () => {
    const state = automaTable(3, { working: 'advanced' });
    turnWith(state, 10);
    expect(automaOf(state, 'working').discard).toEqual([10]);
  });
});
