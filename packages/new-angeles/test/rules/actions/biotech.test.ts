/** The biotech cards: what each does, for whom it pays, and what it cannot do. */
import { describe, expect, it } from 'vitest';
import { at, capital, carry, here, illnessAt, position, type Scripted, setCapital } from '../../support.js';

describe('Clean Slate', () => {
  it('removes up to two illness tokens, pays Jinteki 2 each, and puts an outage where one was; no threat', () => {
    const state = at(at(position(), 'manta', 'illness', 'strike'), 'quinde', 'illness');
    carry(state, 'clean-slate', [
      ['pieces', [illnessAt('quinde'), illnessAt('manta')]],
      ['district', 'manta'],
    ]);
    expect([here(state, 'manta'), here(state, 'quinde')]).toEqual([['outage'], []]);
    expect(capital(state)).toEqual([10, 14, 10, 10, 10, 10]);
    expect(state.threat).toBe(0);
  });

  it('places no outage when none was removed', () => {
    const state = at(position(), 'manta', 'illness');
    carry(state, 'clean-slate', [['pieces', []]]);
    expect(here(state, 'manta')).toEqual(['illness']);
  });
});

describe('Clinical Trials', () => {
  it('removes one illness token without threat', () => {
    const state = at(position(), 'manta', 'illness');
    carry(state, 'clinical-trials');
    expect(here(state, 'manta')).toEqual([]);
    expect(capital(state)[1]).toBe(12);
    expect(state.threat).toBe(0);
  });

  it('does nothing in a healthy city', () => {
    expect(capital(carry(position(), 'clinical-trials').state)).toEqual([10, 10, 10, 10, 10, 10]);
  });
});

describe('Information Procurement', () => {
  const spend = (...amounts: number[]) => amounts.map((amount): Scripted => ['spend', amount]);

  it('lets all spend in turn, and lowers threat by 2 if it is as much as there are players', () => {
    const state = position((s) => {
      s.threat = 5;
      s.active = 'player-3';
    });
    carry(state, 'information-procurement', [
      ['spend', 3, 'player-3'],
      ['spend', 0, 'player-4'],
      ['spend', 0, 'player-5'],
      ['spend', 1, 'player-6'],
      ['spend', 0, 'player-1'],
      ['spend', 2, 'player-2'],
    ]);
    expect(state.threat).toBe(3);
    expect(capital(state)).toEqual([10, 8, 7, 10, 10, 9]);
  });

  it('takes what was spent even if it was too little (NA16)', () => {
    const state = position((s) => {
      s.threat = 5;
    });
    carry(state, 'information-procurement', spend(5, 0, 0, 0, 0, 0));
    expect(state.threat).toBe(5);
    expect(capital(state)[0]).toBe(5);
  });

  it('never takes threat below 0', () => {
    const state = position((s) => {
      s.threat = 1;
    });
    carry(state, 'information-procurement', spend(6, 0, 0, 0, 0, 0));
    expect(state.threat).toBe(0);
  });

  it('does not ask a player without capital', () => {
    const state = setCapital(position(), 10, 0, 10, 10, 10, 10);
    carry(state, 'information-procurement', spend(1, 1, 1, 1, 1));
    expect(capital(state)).toEqual([9, 0, 9, 9, 9, 9]);
  });
});

describe('Unorthodox Knowledge', () => {
  it('shows its player the top three events; one goes to the bottom, the others back in any order', () => {
    const state = position();
    const deck = state.eventDeck.slice();
    const [first, second, third] = deck.slice(-3).reverse();
    const { log } = carry(state, 'unorthodox-knowledge', [
      ['event-bottom', first],
      ['event-top', third],
    ]);
    expect(state.eventDeck).toEqual([first, ...deck.slice(0, -3), second, third]);
    const seen = log.find(({ kind }) => kind === 'events-seen');
    expect(seen).toMatchObject({ params: { cards: [first, second, third] }, to: ['player-1'] });
  });
});
