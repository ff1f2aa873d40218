/** Any component can be looked at where the first active player meets it. */
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../../src/index.js';
import { lay } from '../../src/rules/lay.js';
import { setUp } from '../../src/rules/setup.js';

const fresh = () =>
  setUp(
    { seats: 4, corporations: 'dealt', start: 'random', lesson: 'none', 'own-board': '' },
    seededRandom('fast', 'lay'),
  );
const GROUPS = ['actions', 'assets', 'events', 'demands', 'investments', 'setups', 'corporations'] as const;

describe.each(GROUPS)('%s', (group) => {
  it('can be laid, and nothing is lost by it', () => {
    for (const { id } of newAngeles.catalog?.()[group] ?? []) {
      const state = fresh();
      expect(lay(state, String(id)), String(id)).toBe(true);
      expect(newAngeles.check?.(state)).toEqual([]);
    }
  });
});

it('brings an asset to the next deal, an event to the next Event Phase and a card to the hand', () => {
  const state = fresh();
  lay(state, 'tanaka');
  lay(state, 'earthquake-rocks-city');
  lay(state, 'liquidation');
  expect(state.turnTrack.at(-1)).toBe('tanaka');
  expect(state.eventDeck.at(-1)).toBe('earthquake-rocks-city');
  expect(state.players[state.active].hand).toEqual(['liquidation']);
});

it('cannot lay what does not exist', () => {
  expect(lay(fresh(), 'nothing-of-the-kind')).toBe(false);
});
