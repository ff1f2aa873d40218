/** Bills where a bonus or somebody else's card comes into it: cubes that count once, and cards drawn for a policy. */
import { describe, expect, it } from 'vitest';
import { billOutOfTurn } from '../../../src/modules/automa/bills.js';
import { automaOf } from '../../../src/modules/automa/deck.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { possibleBills } from '../../../src/rules/vote.js';
import { at } from '../../support.js';
import { automaTable, decidedBy, entries, stack, turnWith } from './support.js';

describe('the two cubes of a bonus', () => {
  /** In the last round Foreign Trade counts only with a vote at once, for which the bag must hold as many of its cubes. */
  const lastRound = (own: number, theirs: number) =>
    automaTable(2, { working: 'simplified', capitalist: 'simplified' }, (table) => {
      table.round = 5;
      at(table, { taxation: 'B' });
      table.working.influence = 4;
      table.capitalist.influence = 0;
      table.bag = { working: own, middle: 0, capitalist: theirs };
      table.cubes = { working: 25 - own, middle: 25, capitalist: 25 - theirs };
    });

  // Card 12 shows Foreign Trade and Taxation.
  it.each([
    [5, 7, 'foreign-trade'],
    [4, 7, 'taxation'],
  ])('count once for the vote on it: %i of its own against %i make it %s (AU-10.2, AU-13.2)', (own, theirs, policy) => {
    const { log } = turnWith(lastRound(own, theirs), 12);
    expect(entries(log, 'bill').map((bill) => bill.policy)).toEqual([policy]);
  });
});

describe('a bill that somebody else lets it name', () => {
  const find = (state: HegemonyState) =>
    decidedBy(state, function* (t) {
      return billOutOfTurn(t, 'working', possibleBills(t.state, 'working'));
    }).result;

  it('leaves the discards where they are as long as a card of the deck fits (AU-9.8)', () => {
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      const automa = automaOf(table, 'working');
      automa.discard = [1, 4];
      automa.deck = automa.deck.filter((number) => !automa.discard.includes(number));
    });
    // Card 2 shows Taxation, which stands as it wants, and Fiscal Policy.
    stack(state, 'working', 2);
    expect(find(state)).toEqual({ policy: 'fiscal-policy', section: 'B' });
    expect(automaOf(state, 'working').discard).toEqual([1, 4]);
  });

  it('goes on to the discards where none does', () => {
    const state = automaTable(3, { working: 'simplified' }, (table) => {
      // Card 12 shows Foreign Trade and Taxation; cards 1 and 4 Fiscal Policy and the Labor Market.
      Object.assign(automaOf(table, 'working'), { deck: [12], discard: [1, 4] });
      table.bills['foreign-trade'] = { by: 'capitalist', section: 'A' };
    });
    expect(find(state)).toEqual({ policy: 'fiscal-policy', section: 'B' });
    expect(automaOf(state, 'working').discard).toEqual([]);
  });
});
