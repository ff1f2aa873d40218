/** Automas as a module: options, seats, what is hidden, and whole games (sections 1 to 3). */
import { randomBot } from '@polity/bots';
import { checkGame, OptionsError, parseOptions, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../../src/index.js';
import { allClasses } from '../../../src/modules/automa/classes.js';
import type { Class } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { automaTable } from './support.js';

const MODES = ['simplified', 'advanced'] as const;

describe('a table with Automas', () => {
  it('asks only the others, and gives no action cards to the class (AU-1.1, AU-1.2, AU-3.1)', () => {
    const options = parseOptions(hegemony, { seats: 4, 'automa-working': 'simplified' });
    expect(hegemony.seats(options)).toEqual(['middle', 'capitalist', 'state']);
    const { working, middle } = automaTable(4, { working: 'simplified' });
    expect([working.hand.length, working.deck.length, middle.hand.length]).toEqual([0, 0, 7]);
  });

  it('is set up for as many roles as are in play, live or not (AU-1.3, AU-1.6)', () => {
    const state = automaTable(3, { working: 'advanced' });
    expect(state.seats).toEqual(['working', 'middle', 'capitalist']);
    expect(state.working).toMatchObject({ money: 30, influence: 1 });
  });

  it('has rows in Advanced Mode only, and a shuffled deck of 30 (AU-1.4, AU-3.2, AU-3.3)', () => {
    const simplified = automaTable(3, { working: 'simplified' }).automas?.working;
    expect(simplified?.priorities).toBeNull();
    expect(simplified?.deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  });

  it('shows no card that lies face down', () => {
    const state = automaTable(3, { working: 'simplified' });
    expect(hegemony.view(state, 'capitalist')).toMatchObject({ automas: { working: { deck: Array(30).fill(0) } } });
  });

  it('refuses an Automa for a class that is not there, with a reason', () => {
    expect(hegemony.refuse?.({ seats: 2, 'automa-working': 'advanced' })).toBeUndefined();
    expect(hegemony.refuse?.({ seats: 2, 'automa-middle': 'advanced' })).toEqual({
      kind: 'automa-without-class',
      params: { class: 'middle', seats: 2 },
    });
    const refused = () => parseOptions(hegemony, { seats: 2, 'automa-middle': 'advanced' });
    expect(refused).toThrow(OptionsError);
  });
});

describe.each(allClasses().map((rules) => [rules.seat, rules] as const))(
  'the cards of the %s Automa',
  (_seat, rules) => {
    it('are 30, half of them with an Influence symbol (AU-2.1, AU-2.2)', () => {
      expect(rules.cards).toHaveLength(30);
      expect(rules.cards.filter(({ influence }) => influence)).toHaveLength(15);
    });

    it('name bonuses, conditions and Special Actions that exist, and the bonus is its first symbol’s', () => {
      for (const { symbols, bonus, special, policies } of rules.cards) {
        expect(rules.specials[special]).toBeDefined();
        if (symbols[0] === 'special-action') expect(rules.conditions[bonus]).toBeDefined();
        else expect(rules.bonuses[bonus]).toBeDefined();
        expect(policies.length === 2).toBe(symbols.includes('propose-bill'));
        for (const symbol of symbols) if (symbol !== 'special-action') expect(rules.checks[symbol]).toBeDefined();
      }
    });
  },
);

describe.each(MODES)('games in %s mode', (mode) => {
  const options = (...seats: readonly Class[]) => Object.fromEntries(seats.map((seat) => [`automa-${seat}`, mode]));
  const all = allClasses().map(({ seat }) => seat);

  it.each([2, 3, 4] as const)('of %i keep every promise, whichever classes have an Automa', (seats) => {
    const present = all.filter((seat) => hegemony.seats(parseOptions(hegemony, { seats })).includes(seat));
    for (const some of [present, ...present.map((seat) => [seat])]) {
      const { violations } = checkGame(
        hegemony,
        { seats, ...options(...some) },
        `automa/${seats}/${some}`,
        () => randomBot,
      );
      expect(violations).toEqual([]);
    }
  });

  it.each([2, 3] as const)('of %i Automas alone end, and nobody is ever asked', (seats) => {
    const roles = all.filter((seat) => seats === 3 || seat !== 'middle');
    for (let game = 0; game < 3; game++) {
      const { run, decisions } = simulate(hegemony, { seats, ...options(...roles) }, `alone/${game}`, () => randomBot);
      const turns = run.log.filter(({ kind }) => kind === 'automa-card');
      expect({ decisions, turns: turns.length, phase: (run.state as HegemonyState).phase }).toEqual({
        decisions: 0,
        turns: 25 * seats,
        phase: 'over',
      });
    }
  });
});
