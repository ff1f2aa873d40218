/** What a module can bring into the game, and that a game without it does not know of it. */
import { randomBot } from '@polity/bots';
import { checkGame, seededRandom, simulate } from '@polity/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decksOf } from '../../src/rules/cards/decks.js';
import { eventsOf } from '../../src/rules/cards/events.js';
import { catalog } from '../../src/rules/catalog.js';
import { checkImf } from '../../src/rules/imf.js';
import { cardNamed } from '../../src/rules/modules.js';
import { takeAction } from '../../src/rules/round/action.js';
import { endGame } from '../../src/rules/round/game-end.js';
import { production } from '../../src/rules/round/production.js';
import { setUp } from '../../src/rules/setup.js';
import type { HegemonyOptions, HegemonyState } from '../../src/rules/state.js';
import { possibleBills } from '../../src/rules/vote.js';
import { act, perform } from '../support.js';
import { game, raise, raze, withLighthouse } from './lighthouse.js';

const started = (options: HegemonyOptions): HegemonyState => ({
  ...setUp(options, seededRandom('fast', 'modules')),
  phase: 'action',
});
const lit = () => started(withLighthouse(4));
const dark = () => started({ seats: 4 });

/** All cards of a role's deck, wherever they are. */
const cardsOf = ({ working: { hand, deck } }: HegemonyState) => [...hand, ...deck].toSorted();

beforeAll(raise);
afterAll(raze);

describe('a module', () => {
  it('adds cards to the deck of a class', () => {
    expect(cardsOf(lit()).filter((card) => card === 'wc-light-the-lamp')).toHaveLength(2);
    expect(cardsOf(lit())).toHaveLength(42);
    expect(Object.keys(decksOf(dark()).working)).not.toContain('wc-light-the-lamp');
    expect(cardNamed('wc-light-the-lamp')?.copies).toBe(2);
  });

  it('puts events into the pile, with their tasks, and says what becomes of a card', () => {
    const state = lit();
    state.state.eventDeck = [...state.state.eventDeck, ...state.state.events].filter((id) => id !== 'ev-fog');
    state.state.events = ['ev-fog'];
    expect(act(state, 'state', 'event-action').state.state).toMatchObject({ vp: 1, influence: 2, events: [] });
    expect(eventsOf(dark())['ev-fog']).toBeUndefined();
  });

  it('decides what comes when the IMF comes', () => {
    const state = lit();
    state.state.loans = 3;
    state.state.treasury = 0;
    perform(state, checkImf);
    expect([state.state.loans, state.policies.taxation]).toEqual([0, 'A']);
  });

  it('is called at the start and at the end of a phase, once', () => {
    const state = lit();
    const { money } = state.working;
    state.phase = 'production';
    perform(state, production);
    expect(state.working.money).toBe(money + 3);
    state.step = 4; // Check IMF
    perform(state, production);
    expect(state.working.money).toBe(money + 3);

    const last = lit();
    const { treasury } = last.state;
    last.turn = { number: 5, seat: 'state', main: true, free: true };
    perform(last, takeAction, [['turn', { do: 'end' }]]);
    expect([last.phase, last.state.treasury]).toEqual(['production', treasury + 2]);
  });

  it('is called when the first turn of a round begins, and at no other decision', () => {
    const state = lit();
    state.turn.main = true;
    perform(state, takeAction, [['turn', { do: 'end' }]]);
    expect(state.capitalist.revenue).toBe(120);
    const first = lit();
    first.working.hand.length = 1;
    perform(first, takeAction, [['turn', { do: 'basic', action: 'apply-political-pressure' }]]);
    expect(first.capitalist.revenue).toBe(121);
  });

  it('closes a policy to bills', () => {
    const policies = (state: HegemonyState) => possibleBills(state, 'working').map(({ policy }) => policy);
    expect(policies(lit())).not.toContain('immigration');
    expect(policies(dark())).toContain('immigration');
  });

  it('gives points at the end of the game', () => {
    const points = (state: HegemonyState) => perform(state, endGame).state.working.vp;
    expect(points(lit())).toBe(points(dark()) + 2);
  });

  it('lists its components in the catalogue beside those of the others', () => {
    const { lamps, actions, events, companies } = catalog();
    expect(lamps).toEqual([{ id: 'lamp', copies: 1 }]);
    expect(actions?.filter(({ id }) => id === 'wc-light-the-lamp')).toHaveLength(1);
    expect(events?.filter(({ id }) => id === 'ev-fog')).toHaveLength(1);
    expect(companies?.length).toBeGreaterThan(50);
  });

  it('looks after what must be true of its positions', () => {
    const state = lit();
    state.bills.immigration = { by: 'working', section: 'A' };
    state.working.bills--;
    expect(game.check?.(state)).toEqual(['a bill lies on a policy that nobody may propose']);
    expect(game.check?.({ ...state, options: { seats: 4 } })).not.toContain(
      'a bill lies on a policy that nobody may propose',
    );
  });
});

describe.each([2, 3, 4] as const)('a game of %i with the module', (seats) => {
  it('keeps every promise of a game, and ends', () => {
    for (let i = 0; i < 3; i++) {
      const { violations } = checkGame(game, withLighthouse(seats), `lighthouse/${seats}/${i}`, () => randomBot);
      expect(violations).toEqual([]);
    }
    const { run } = simulate(game, withLighthouse(seats), `lighthouse/${seats}`, () => randomBot);
    expect(run.state).toMatchObject({ phase: 'over', options: { seats, lighthouse: true } });
  });
});

it('without the module the game does not know it: the same seeds play the same games', () => {
  const played = (options: HegemonyOptions) => simulate(game, options, 'lighthouse', () => randomBot).run.log;
  expect(played({ seats: 4, lighthouse: false })).toEqual(played({ seats: 4 }));
  expect(played({ seats: 4, lighthouse: false })).not.toEqual(played(withLighthouse(4)));
});
