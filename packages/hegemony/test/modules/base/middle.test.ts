/** The Middle Class deck as a whole, and the card that stands alone in it. */
import { describe, expect, it } from 'vitest';
import { MIDDLE_CARDS } from '../../../src/modules/base/middle.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { position, unemployed } from '../../support.js';
import { play, playable, table } from './middle-hand.js';

describe('the deck', () => {
  it('has 40 cards, 26 of them different', () => {
    const cards = Object.values(MIDDLE_CARDS);
    expect(cards).toHaveLength(26);
    expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(40);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(26);
  });

  it('has one card three times, twelve twice and thirteen once', () => {
    const copies = Object.values(MIDDLE_CARDS).map((card) => card.copies);
    expect([1, 2, 3].map((count) => copies.filter((other) => other === count).length)).toEqual([13, 12, 1]);
  });

  it('is dealt to the Middle Class with 3 and 4 players, not with 2', () => {
    const cards = ({ middle }: HegemonyState) => middle.hand.length + middle.deck.length;
    expect([2, 3, 4].map((players) => cards(position(players as PlayerCount)))).toEqual([0, 40, 40]);
  });
});

describe('New Theme Park', () => {
  const card = 'mc-new-theme-park';

  it('costs 6 for each of the Population and brings 1 Prosperity', () => {
    const { state } = play(table(), card);
    expect(state.middle).toMatchObject({ money: 22, prosperity: 1, vp: 1 });
    expect(state.state.treasury).toBe(120);
    const crowded = unemployed(table(), 'middle', { unskilled: 8 });
    expect(play(crowded, card).state.middle.money).toBe(10);
  });

  it('scores the last space again', () => {
    const state = table();
    state.middle.prosperity = 10;
    play(state, card);
    expect(state.middle).toMatchObject({ prosperity: 10, vp: 7 });
  });

  it('cannot be played with less money', () => {
    const state = table();
    state.middle.money = 17;
    expect(playable(state, card)).toBe(false);
  });
});
