/** Historical Events as a whole: cards and sets, what is hidden, Automas, what is read of them, checked games. */
import { randomBot } from '@polity/bots';
import { checkGame, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { advise } from '../../../src/advice/advise.js';
import { hegemony } from '../../../src/index.js';
import { HISTORICAL_EVENTS, SETS, STARTS } from '../../../src/modules/historical-events/cards.js';
import { historyIn as seenIn } from '../../../src/modules/historical-events/reading.js';
import { intentsOf } from '../../../src/reading/intents.js';
import { check } from '../../../src/rules/check.js';
import { findCompany } from '../../../src/rules/companies.js';
import { putInPlaceOf } from '../../../src/rules/hand-over.js';
import { changePolicy } from '../../../src/rules/policies.js';
import { takeAction, turnOptions } from '../../../src/rules/round/action.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { view } from '../../../src/rules/view.js';
import { logOf, playRandom } from '../../games.js';
import { at, company, perform, unemployed } from '../../support.js';
import { facing, historyIn } from './history.js';

const MODULE = 'historical-events';

describe('the cards', () => {
  it('are fifty: five for the set-up and nine for each round', () => {
    expect(Object.keys(HISTORICAL_EVENTS)).toHaveLength(50);
    expect(STARTS).toHaveLength(5);
    expect(SETS.map((set) => set.length)).toEqual([9, 9, 9, 9, 9]);
    SETS.forEach((set, i) => {
      for (const id of set) expect(HISTORICAL_EVENTS[id]?.era).toBe(i + 1);
    });
  });

  it('say who may bring them about exactly where that takes an action', () => {
    for (const [id, { trigger, by, influence }] of Object.entries(HISTORICAL_EVENTS)) {
      const isTaken = trigger === 'free' || trigger === 'basic';
      expect(by.length > 0, id).toBe(isTaken);
      if (influence !== undefined) expect(trigger, id).toBe('basic');
    }
    const costly = Object.entries(HISTORICAL_EVENTS).flatMap(([id, { influence }]) =>
      influence ? [[id, influence]] : [],
    );
    expect(costly).toEqual([
      ['he-russian-revolution', 2],
      ['he-latin-american-debt-crisis', 1],
    ]);
  });

  it('are left out with 0 cards a round, and nothing is kept of them', () => {
    expect(setUp({ seats: 4, [MODULE]: 0 }, seededRandom('fast', 'off')).historical).toBeUndefined();
  });
});

describe('a round', () => {
  it('turns up as many cards of its set as were chosen, known to nobody before, and discards them at its end (HE-1)', () => {
    const run = playRandom(
      3,
      'history/rounds',
      ({ view: seen }) => {
        expect(seen.historical?.coming).toEqual([]);
        expect(seen.historical?.piles).toEqual([]);
      },
      { [MODULE]: 2 },
    );
    const opened = logOf(run).flatMap(({ kind, params }) =>
      kind === 'history-open' ? [params.cards as string[]] : [],
    );
    expect(opened.map((cards) => cards.length)).toEqual([2, 2, 2, 2, 2]);
    opened.forEach((cards, i) => {
      for (const card of cards) expect(SETS[i]).toContain(card);
    });
    const { open, past } = historyIn(run.state as HegemonyState);
    expect([open, past]).toEqual([[], opened.flat()]);
  });

  it('lets a card come about once, by the free action of the turn or for a discarded card (HE-2)', () => {
    const state = facing(4, 'india-gains-independence');
    expect(turnOptions(state)).toContainEqual({ do: 'free', action: 'historical-event' });
    perform(state, takeAction, [['turn', { do: 'free', action: 'historical-event' }, 'working']]);
    expect(state.turn.free).toBe(true);
    expect(historyIn(state).happened).toEqual(['he-india-gains-independence']);
    const after = turnOptions({ ...state, turn: { ...state.turn, free: false } });
    expect(after).not.toContainEqual({ do: 'free', action: 'historical-event' });
    const basic = facing(2, 'new-deal', (table) => unemployed(table, 'working', { unskilled: 4 }));
    expect(turnOptions(basic)).toContainEqual({ do: 'basic', action: 'historical-event' });
    expect(turnOptions(basic)).not.toContainEqual({ do: 'free', action: 'historical-event' });
  });
});

describe('an Automa', () => {
  const withAutoma = (mode: 'simplified' | 'advanced', card: string, change?: (state: HegemonyState) => void) => {
    const state = facing(2, card, change);
    const opened = setUp({ seats: 2, 'automa-working': mode }, seededRandom('fast', 'automa'));
    state.options = { ...opened.options, [MODULE]: 1 };
    state.automas = opened.automas ?? {};
    for (const pile of [state.working.hand, state.working.deck, state.working.discard]) pile.splice(0);
    return state;
  };

  it.each(['simplified', 'advanced'] as const)(
    'brings about what its Free Action can, at the end of its turn: %s (HE-7)',
    (mode) => {
      const state = withAutoma(mode, 'india-gains-independence');
      const { log } = perform(state, takeAction);
      const kinds = log.map(({ kind }) => kind);
      expect(kinds.indexOf('history')).toBeGreaterThan(kinds.indexOf('automa-card'));
      expect(kinds.indexOf('end-turn')).toBeGreaterThan(kinds.indexOf('history'));
    },
  );

  it('takes the basic action in place of a Special Action that no symbol has led to, and its card goes down (AU-14.4, HE-7)', () => {
    let instead = 0;
    for (let seed = 0; seed < 40 && instead < 2; seed++) {
      const state = withAutoma('advanced', 'era-of-keynesianism', (table) => {
        unemployed(table, 'working', { media: 5 });
        // It would move nothing, so that nobody is asked anything.
        at(table, { 'fiscal-policy': 'B', taxation: 'B', 'welfare-health': 'A', 'welfare-education': 'B' });
      });
      const { priorities } = state.automas?.working ?? {};
      if (!priorities) throw new Error('no rows');
      // The Special Action is the strongest by far.
      priorities.actions = [
        priorities.actions.flat().filter((action) => action !== 'special-action'),
        [],
        [],
        [],
        [],
        [],
        [],
        ['special-action'],
      ];
      const { log } = perform(state, takeAction, [], `automa/${seed}`);
      const kinds = log.map(({ kind }) => kind);
      if (!kinds.includes('automa-instead')) continue;
      instead++;
      expect(kinds).toContain('history');
      expect(kinds).not.toContain('automa-special');
      expect(log).toContainEqual(
        expect.objectContaining({
          kind: 'automa-lowered',
          params: expect.objectContaining({ action: 'special-action' }),
        }),
      );
    }
    expect(instead).toBeGreaterThan(0);
  });
});

describe('what is read of them', () => {
  it('are the needs of each card as they stand with so many players', () => {
    const state = facing(2, 'new-deal', (table) => unemployed(table, 'working', { unskilled: 3 }));
    const [card] = seenIn(view(state, 'working'))?.cards ?? [];
    expect(card?.needs).toEqual([{ kind: 'need.least.unemployed', params: { needed: 4, have: 3 }, holds: false }]);
    expect(card?.by).toEqual(['working']);
  });

  it('is which card a turn could be taken for', () => {
    const state = facing(4, 'india-gains-independence');
    const ask = { kind: 'turn', seat: 'working', options: turnOptions(state) } as unknown as Parameters<
      typeof intentsOf
    >[0];
    expect(intentsOf(ask, view(state, 'working'))?.cards).toEqual([
      { do: 'free', action: 'historical-event', card: 'he-india-gains-independence' },
    ]);
  });

  it('is advice to bring about what helps', () => {
    const state = facing(4, 'marshall-plan');
    state.turn = { number: 1, seat: 'capitalist', main: true, free: false };
    const ask = {
      kind: 'turn',
      type: 'one',
      seat: 'capitalist',
      options: turnOptions(state),
      canStop: false,
      about: {},
    };
    const { answer } = advise(ask as never, view(state, 'capitalist'));
    expect(answer).toEqual({ do: 'free', action: 'historical-event' });
  });
});

it('a company that stands in for a Public one closes and opens in the row of that one, without a State player too (HE-10)', () => {
  const state = facing(3, 'era-of-keynesianism', (table) => {
    at(table, { 'fiscal-policy': 'B' });
    for (const id of table.state.closed.slice(0, 3)) company(table, id, 'state');
  });
  perform(state, function* (t) {
    putInPlaceOf(t, 'regional-tv-station', 'college-start');
  });
  // The last of the lowest open row closes first.
  perform(state, (t) => changePolicy(t, 'fiscal-policy', 'C'));
  expect(state.companies.map(({ id }) => id)).not.toContain('college-start');
  expect(state.state.closed).toContain('college-start');
  perform(state, (t) => changePolicy(t, 'fiscal-policy', 'B'), [
    ['staff-public-company', { company: 'college-start', class: 'working' }, 'working'],
  ]);
  expect(findCompany(state, 'college-start').owner).toBe('state');
  expect(check(state)).toEqual([]);
});

it.each([2, 3, 4] as const)('games of %i keep every promise, with all modules and three cards a round', (seats) => {
  const options = {
    seats,
    [MODULE]: 3,
    'new-actions': true,
    'hidden-agendas': true,
    'crisis-response': true,
    'alternative-events': seats === 4,
  };
  for (let game = 0; game < 6; game++) {
    expect(checkGame(hegemony, options, `history/${seats}/${game}`, () => randomBot).violations).toEqual([]);
  }
});

it.each(['simplified', 'advanced'] as const)('games of three %s Automas go on by themselves', (mode) => {
  const options = {
    seats: 3 as const,
    [MODULE]: 3,
    'automa-working': mode,
    'automa-middle': mode,
    'automa-capitalist': mode,
  };
  for (let game = 0; game < 4; game++) {
    expect(checkGame(hegemony, options, `automas/${mode}/${game}`, () => randomBot).violations).toEqual([]);
  }
});
