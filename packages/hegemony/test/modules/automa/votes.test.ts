/** Bills, Immediate Votes and Influence at the table (sections 9 to 13), shown by the Working Class. */
import { describe, expect, it } from 'vitest';
import { billFor, billOutOfTurn, callsVote, checkPolicies } from '../../../src/modules/automa/bills.js';
import { automaOf } from '../../../src/modules/automa/deck.js';
import { closer, DESIRED } from '../../../src/modules/automa/desired.js';
import { weighVote } from '../../../src/modules/automa/immediate-vote.js';
import { AUTOMA } from '../../../src/modules/automa/index.js';
import { stanceOf } from '../../../src/modules/automa/votes.js';
import type { Play } from '../../../src/rules/context.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { holdVote, placeBill, possibleBills } from '../../../src/rules/vote.js';
import { at } from '../../support.js';
import { automaTable, decidedBy, entries, performed, prioritiesOf, stack, turnOf, turnWith } from './support.js';

const laborA = { policy: 'labor-market', section: 'A' } as const;

describe('the Desired Policies', () => {
  it('are those of the card, role by role', () => {
    const line = (of: keyof typeof DESIRED) => Object.values(DESIRED[of]).join('');
    expect([line('working'), line('middle'), line('capitalist'), line('state')]).toEqual([
      'AAAAACB',
      'BBBBBBA',
      'CCCCCAC',
      'BCABBBC',
    ]);
  });

  it('tell how much closer a bill would come', () => {
    const state = automaTable(3, { working: 'simplified' });
    expect(closer(state, 'working', laborA)).toBe(1);
    expect(closer(state, 'capitalist', laborA)).toBe(-1);
    expect(closer(state, 'middle', laborA)).toBe(-1);
  });
});

describe('a bill of the Automa', () => {
  it('goes one section towards the Desired Policy, and only where one may be proposed (AU-9.2, AU-9.3)', () => {
    const state = automaTable(3, { working: 'simplified' });
    expect(billFor(state, 'working', 'fiscal-policy')).toEqual({ policy: 'fiscal-policy', section: 'B' });
    expect(billFor(state, 'working', 'fiscal-policy', { straight: true })?.section).toBe('A');
    expect(billFor(state, 'working', 'taxation')).toBeUndefined();
    state.bills['fiscal-policy'] = { by: 'capitalist', section: 'B' };
    expect(billFor(state, 'working', 'fiscal-policy')).toBeUndefined();
    expect(billFor({ ...state, working: { ...state.working, bills: 0 } }, 'working', 'labor-market')).toBeUndefined();
  });

  it('is for the left policy of the card, or else the right one (AU-9.1, AU-9.4)', () => {
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      table.working.influence = 0;
    });
    // Card 5: Labor Market, Taxation. Card 12: Foreign Trade, Taxation.
    expect(entries(turnWith(state, 5).log, 'bill')).toEqual([{ by: 'working', ...laborA }]);
    state.bills['foreign-trade'] = { by: 'capitalist', section: 'A' };
    expect(performed(turnWith(state, 12).log)).not.toContain('propose-bill');
  });

  it('is for the strongest card in Advanced Mode, whatever is printed (AU-9.5)', () => {
    const state = automaTable(3, { working: 'advanced' }, (table) => {
      table.working.influence = 0;
      table.working.money = 0;
      prioritiesOf(table, 'working').policies = [['labor-market'], [], [], ['welfare-health']];
      prioritiesOf(table, 'working').policiesAside = [];
    });
    expect(entries(turnWith(state, 5).log, 'bill')).toEqual([
      { by: 'working', policy: 'welfare-health', section: 'A' },
    ]);
  });

  it('outside its turn is found by cards drawn, which go under the deck (AU-9.8, G-7), or by the strongest card', () => {
    const state = automaTable(3, { working: 'simplified' });
    // Card 2 has Taxation, which stands as it wants, and Fiscal Policy.
    stack(state, 'working', 2);
    const { result } = decidedBy(state, function* (t) {
      return billOutOfTurn(t, 'working', possibleBills(t.state, 'working'));
    });
    expect(result).toEqual({ policy: 'fiscal-policy', section: 'B' });
    expect(automaOf(state, 'working').deck[0]).toBe(2);
    const advanced = automaTable(3, { working: 'advanced' });
    const strongest = decidedBy(advanced, function* (t) {
      return billOutOfTurn(t, 'working', possibleBills(t.state, 'working'));
    });
    expect(strongest.result).toEqual({ policy: 'fiscal-policy', section: 'B' });
  });

  it('is named for the State by the same rule, at random where nothing fits (G-23)', () => {
    const state = automaTable(4, { working: 'advanced' });
    const { result } = decidedBy(state, function* (t) {
      return yield* t.ask('working', 'card-policy', () => possibleBills(t.state, 'state'), { about: { event: 'e' } });
    });
    expect(result).toEqual({ policy: 'fiscal-policy', section: 'B' });
    const only = [
      { policy: 'taxation', section: 'B' },
      { policy: 'immigration', section: 'A' },
    ] as const;
    const other = decidedBy(state, function* (t) {
      return yield* t.ask('working', 'card-policy', () => only, { about: { event: 'e' } });
    });
    expect(only).toContainEqual(other.result);
  });
});

describe('CHECK POLICIES', () => {
  const found = (change: (state: HegemonyState) => void, card = 5) => {
    const state = automaTable(3, { working: 'advanced' }, change);
    const { result } = decidedBy(state, function* (t) {
      return checkPolicies(turnOf(t, 'working', card));
    });
    return result?.map((finding) => [
      finding.condition,
      'policy' in finding ? finding.policy : finding.action,
      finding.rows,
    ]);
  };

  it('counts the steps of both policies, one more for the Labor Market (AU-9.6)', () => {
    expect(found(() => {}, 1)).toEqual([
      ['two-sections-away', 'propose-bill', 2],
      ['two-sections-away', 'fiscal-policy', 2],
      ['one-section-away', 'propose-bill', 2],
      ['one-section-away', 'labor-market', 2],
      ['no-bill-possible', 'special-action', 0],
    ]);
  });

  it('passes over what is set aside, closed to bills, or out of the game (G-12, G-21)', () => {
    const nothing = [['no-bill-possible', 'special-action', 1]];
    expect(
      found((state) => {
        state.working.bills = 0;
      }),
    ).toEqual(nothing);
    // Card 5 shows Labor Market and Taxation, and Taxation stands as it wants.
    const signs = (state: HegemonyState) => {
      state.options = { ...state.options, 'new-actions': true };
      state.signs = [{ policy: 'labor-market', by: 'capitalist' }];
    };
    expect(found(signs)).toEqual(nothing);
  });
});

describe('an Immediate Vote', () => {
  const influence = (state: HegemonyState, working: number, capitalist: number, middle = 0) => {
    state.working.influence = working;
    state.capitalist.influence = capitalist;
    state.middle.influence = middle;
  };

  it('of two players needs more Influence after paying, and as many cubes (AU-10.2)', () => {
    const state = automaTable(2, { working: 'simplified' });
    influence(state, 3, 1);
    expect(weighVote(state, 'working', laborA)).toEqual({ own: 2, other: 1, now: true });
    influence(state, 2, 1);
    expect(weighVote(state, 'working', laborA).now).toBe(false);
    influence(state, 3, 1);
    state.bag = { working: 5, middle: 20, capitalist: 6 };
    expect(weighVote(state, 'working', laborA).now).toBe(false);
    // Two cubes of a bonus count already.
    expect(weighVote(state, 'working', laborA, 2).now).toBe(true);
  });

  it('of three guesses the sides, and needs another class on its own (AU-10.3, AU-10.4, AU-10.6, AU-12.5)', () => {
    const state = automaTable(3, { working: 'simplified' });
    influence(state, 9, 0);
    expect(weighVote(state, 'working', laborA)).toEqual({ own: 8, other: 0, now: false });
    // From 2C both the Working and the Middle Class want 2B.
    at(state, { 'labor-market': 'C' });
    state.bag = { working: 0, middle: 0, capitalist: 20 };
    influence(state, 2, 2, 2);
    expect(weighVote(state, 'working', { policy: 'labor-market', section: 'B' })).toEqual({
      own: 3,
      other: 2,
      now: true,
    });
    influence(state, 2, 3, 2);
    expect(weighVote(state, 'working', { policy: 'labor-market', section: 'B' }).now).toBe(false);
  });

  it('of four counts the State’s Personal Influence, but not as a class (AU-10.4, AU-10.5)', () => {
    const state = automaTable(4, { working: 'simplified' });
    influence(state, 2, 0);
    state.state.influence = 3;
    const taxA = { policy: 'taxation', section: 'A' } as const;
    at(state, { taxation: 'B' });
    expect(weighVote(state, 'working', taxA)).toEqual({ own: 4, other: 0, now: false });
  });

  it('is not thought of without Influence (AU-10.1)', () => {
    const state = automaTable(2, { working: 'simplified' });
    influence(state, 0, 0);
    const { result } = decidedBy(state, function* (t) {
      return callsVote(t, 'working', laborA);
    });
    expect(result).toBe(false);
  });

  it('costs 1, and is held at once when it is worth it', () => {
    const state = automaTable(2, { working: 'simplified' }, (table) => {
      influence(table, 4, 0);
      table.bag = { working: 20, middle: 0, capitalist: 0 };
    });
    // Card 23 adds 2 cubes; its policies are Education and Taxation.
    const { log } = turnWith(state, 23, [
      ['stance', 'against', 'capitalist'],
      ['adjust-price', null, 'capitalist'],
    ]);
    expect(entries(log, 'automa-weighs')).toEqual([
      { seat: 'working', policy: 'welfare-education', own: 3, other: 0, now: true },
    ]);
    expect(state.policies['welfare-education']).toBe('B');
  });

  it('is held for nothing where the card orders it (G-2, AU-10.7)', () => {
    const state = automaTable(2, { working: 'simplified' }, (table) => {
      influence(table, 0, 5);
      table.bag = { working: 20, middle: 0, capitalist: 0 };
      table.working.money = 0;
    });
    const { log } = turnWith(state, 6, [
      ['stance', 'against', 'capitalist'],
      ['vote-influence', 0, 'capitalist'],
    ]);
    expect(entries(log, 'vote')).toEqual([{ ...laborA, by: 'working' }]);
    expect(state.policies['labor-market']).toBe('A');
  });
});

describe('the side of the Automa', () => {
  it('is in favour of what comes closer, against the rest (AU-11.1, G-8)', () => {
    const state = automaTable(3, { working: 'simplified' });
    expect(stanceOf(state, 'working', laborA)).toBe('for');
    expect(stanceOf(state, 'working', { policy: 'labor-market', section: 'C' })).toBe('against');
    at(state, { immigration: 'A' });
    // From 7A to 7C it is as far from 7B as before.
    expect(stanceOf(state, 'working', { policy: 'immigration', section: 'C' })).toBe('against');
  });
});

describe('Influence in a vote', () => {
  /** A vote on a bill of the Capitalist Class against the Working Class, with these cubes drawn. */
  function vote(state: HegemonyState, working: number, capitalist: number, answer: number) {
    state.bag = { working: 8 - working, middle: 8, capitalist: 8 - capitalist };
    state.drawn = { working, middle: 0, capitalist };
    state.cubes = { working: 17, middle: 17, capitalist: 17 };
    return decidedBy(
      state,
      function* (t) {
        placeBill(t, 'capitalist', { policy: 'taxation', section: 'B' });
        yield* holdVote(t, 'taxation', 'drawn');
      },
      state.capitalist.influence > 0 ? [['vote-influence', answer, 'capitalist']] : [],
    );
  }

  it('is what the cards say, with the Influence held at that moment (AU-11.2, AU-11.5, AU-11.11, AU-11.12)', () => {
    const state = automaTable(2, { working: 'simplified' });
    state.working.influence = 5;
    state.capitalist.influence = 1;
    stack(state, 'working', 2);
    // 3 to 2 for the bill: 2 are needed, and one card is drawn for the 1 of the other side; card 2 shows nothing.
    const { log } = vote(state, 2, 3, 1);
    expect(entries(log, 'automa-spending')).toEqual([
      { seats: ['working'], spending: 'necessary-and-draw', necessary: 2, draw: 1 },
    ]);
    expect(state.working.influence).toBe(3);
    expect(automaOf(state, 'working').deck[0]).toBe(2);
  });

  it('is drawn card by card, one for each symbol, and the cards of one deck go under it (AU-11.9, AU-12.3, G-9, G-27)', () => {
    const state = automaTable(2, { working: 'simplified' });
    state.working.influence = 3;
    state.capitalist.influence = 2;
    stack(state, 'working', 1, 2, 3);
    // 3 to 2 against the bill: the others need 1 and have 2, so two cards: 1 shows the symbol, 2 does not.
    const { log } = vote(state, 3, 2, 0);
    expect(entries(log, 'automa-drew')).toEqual([{ seat: 'working', cards: [1, 2], symbols: 1 }]);
    expect(state.working.influence).toBe(2);
    expect(automaOf(state, 'working').deck.slice(0, 2)).toEqual([2, 1]);
  });

  it('does not depend on what the players choose (G-25)', () => {
    const left = (answer: number) => {
      const state = automaTable(2, { working: 'simplified' });
      state.working.influence = 5;
      state.capitalist.influence = 3;
      stack(state, 'working', 1, 2, 3);
      vote(state, 2, 3, answer);
      return state.working.influence;
    };
    expect([left(0), left(3)]).toEqual([1, 1]);
  });

  it('stakes all on one card where it has exactly what is needed (AU-11.7)', () => {
    const won = (card: number) => {
      const state = automaTable(2, { working: 'simplified' });
      state.working.influence = 2;
      state.capitalist.influence = 1;
      stack(state, 'working', card);
      vote(state, 2, 3, 1);
      return state.working.influence;
    };
    expect([won(1), won(2)]).toEqual([0, 2]);
  });

  it('is all of it in the very last vote (AU-13.5)', () => {
    const state = automaTable(2, { working: 'simplified' });
    state.round = 5;
    state.phase = 'elections';
    state.working.influence = 5;
    state.capitalist.influence = 0;
    vote(state, 5, 0, 0);
    expect(state.working.influence).toBe(0);
  });

  it('has its discards under the deck before the last votes (AU-13.4)', () => {
    const state = automaTable(2, { working: 'simplified' });
    const automa = automaOf(state, 'working');
    automa.discard = automa.deck.splice(0, 25);
    state.round = 5;
    decidedBy(state, (t) => AUTOMA.atStart?.elections?.(t) as Play);
    expect({ deck: automa.deck.length, discard: automa.discard }).toEqual({ deck: 30, discard: [] });
  });
});

describe('several Automas in a vote', () => {
  /** A bill of the State, which both want or both do not, with cubes of the classes lying drawn. */
  function vote(
    policy: 'immigration' | 'taxation',
    section: 'A' | 'B' | 'C',
    held: [number, number],
    cubes: [number, number],
    seed?: string,
  ) {
    const state = automaTable(4, { working: 'simplified', capitalist: 'advanced' }, (table) => {
      [table.working.influence, table.capitalist.influence] = held;
      table.middle.influence = 0;
      table.state.influence = 0;
      at(table, { taxation: 'B', immigration: 'A' });
    });
    state.drawn = { working: cubes[0], middle: 5 - cubes[0] - cubes[1], capitalist: cubes[1] };
    stack(state, 'working', 1, 3, 5);
    stack(state, 'capitalist', 1, 2, 3);
    const { log } = decidedBy(
      state,
      function* (t) {
        placeBill(t, 'state', { policy, section });
        yield* holdVote(t, policy, 'drawn');
      },
      [['stance', 'against', 'middle']],
      seed,
    );
    return { log, state };
  }

  it('spend as one on the same side, and split it (AU-12.1, AU-12.2)', () => {
    // 1 to 4 against Immigration at B: both are for it, 3 are needed, nobody else has Influence.
    const { log, state } = vote('immigration', 'B', [4, 2], [1, 0]);
    expect(entries(log, 'automa-spending')).toEqual([
      { seats: ['working', 'capitalist'], spending: 'necessary', necessary: 3, draw: 0 },
    ]);
    expect([state.working.influence, state.capitalist.influence]).toEqual([2, 1]);
  });

  it('are handled on their own on opposite sides (AU-12.4)', () => {
    // Taxation to A is what the Working Class wants and the Capitalist Class does not: 3 to 2 in favour.
    const { log } = vote('taxation', 'A', [2, 3], [3, 2]);
    expect(entries(log, 'automa-spending').map(({ seats, spending }) => [seats, spending])).toEqual([
      [['working'], 'draw'],
      [['capitalist'], 'necessary-and-draw'],
    ]);
  });

  it('draw from one deck, picked at random (AU-12.3, G-9)', () => {
    const drawers = new Set(
      Array.from({ length: 20 }, (_, i) => {
        const state = automaTable(4, { working: 'simplified', capitalist: 'simplified' }, (table) => {
          table.working.influence = 2;
          table.capitalist.influence = 2;
          table.middle.influence = 3;
          at(table, { immigration: 'A' });
        });
        state.state.influence = 0;
        state.drawn = { working: 1, middle: 2, capitalist: 0 };
        const { log } = decidedBy(
          state,
          function* (t) {
            placeBill(t, 'state', { policy: 'immigration', section: 'B' });
            yield* holdVote(t, 'immigration', 'drawn');
          },
          [
            ['stance', 'against', 'middle'],
            ['vote-influence', 0, 'middle'],
          ],
          `seed ${i}`,
        );
        const drew = entries(log, 'automa-drew');
        expect(drew).toHaveLength(1);
        return drew[0]?.seat;
      }),
    );
    expect(drawers).toEqual(new Set(['working', 'capitalist']));
  });
});

describe('the last round', () => {
  it('has no bill on Immigration, and one on Foreign Trade only with a vote at once (AU-13.1, AU-13.2, AU-13.3)', () => {
    const state = automaTable(2, { working: 'simplified' }, (table) => {
      table.round = 5;
      at(table, { immigration: 'A' });
      table.working.influence = 0;
    });
    expect(billFor(state, 'working', 'immigration')).toBeUndefined();
    expect(billFor(state, 'working', 'foreign-trade')).toBeUndefined();
    expect(billFor(state, 'working', 'foreign-trade', { freeVote: true })).toBeDefined();
    at(state, { 'foreign-trade': 'A' });
    expect(billFor(state, 'working', 'foreign-trade', { straight: true, freeVote: true })).toBeUndefined();
    state.working.influence = 4;
    state.capitalist.influence = 0;
    expect(billFor(state, 'working', 'foreign-trade')).toEqual({ policy: 'foreign-trade', section: 'B' });
    // Card 30 shows these two: with neither the action is impossible.
    state.working.influence = 0;
    state.working.money = 0;
    expect(performed(turnWith(state, 30).log)).not.toContain('propose-bill');
  });
});
