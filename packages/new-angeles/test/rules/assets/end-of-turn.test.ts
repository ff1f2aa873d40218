/** The end of a turn, with its abilities (topics 8.3, 22, 42, G.12). */
import { describe, expect, it } from 'vitest';
import { endOfTurn } from '../../../src/rules/round/end-of-turn.js';
import {
  askAfter,
  capital,
  handCounts,
  holds,
  isExhausted,
  owns,
  perform,
  position,
  type Scripted,
  setCapital,
} from '../../support.js';

const DONE: Scripted = ['end-of-turn', null, 'player-1'];

describe('the end of a turn', () => {
  it('passes the token to the left (1.2), and goes on while assets lie on the turn track', () => {
    const state = position();
    perform(state, endOfTurn);
    expect(state).toMatchObject({ active: 'player-2', phase: 'refresh' });
    state.turnTrack = [];
    perform(state, endOfTurn);
    expect(state).toMatchObject({ active: 'player-3', phase: 'production' });
  });

  it('makes the active player discard down to five, as he chooses (42)', () => {
    const state = holds(
      position(),
      'player-1',
      'liquidation',
      'liquidation',
      'clean-slate',
      'puff-piece',
      'riot-control',
      'gentrification',
      'spin-doctors',
    );
    perform(state, endOfTurn, [['hand-size', ['liquidation', 'puff-piece']]]);
    expect(state.players['player-1'].hand.toSorted()).toEqual(
      ['clean-slate', 'gentrification', 'liquidation', 'riot-control', 'spin-doctors'].toSorted(),
    );
    expect(state.discards).toEqual(['liquidation', 'puff-piece']);
  });

  it('lets other hands grow', () => {
    const state = holds(position(), 'player-2', ...Array(5).fill('liquidation'), 'clean-slate', 'puff-piece');
    perform(state, endOfTurn);
    expect(handCounts(state)[1]).toBe(7);
  });

  it('offers each ability once, and one that is gained in this step too (22.1, 22.4)', () => {
    const state = owns(owns(position(), 'player-1', 'alex-westlund'), 'player-2', 'susan-chen');
    const asked = askAfter(state, endOfTurn, [
      ['end-of-turn', 'alex-westlund'],
      ['asset', { player: 'player-2', asset: 'susan-chen' }],
    ]);
    expect(asked).toMatchObject({ kind: 'end-of-turn', options: ['susan-chen'], canStop: true });
  });
});

describe('Alex Westlund', () => {
  it('swaps two assets of others for nothing; exhausted ones stay exhausted', () => {
    const state = owns(owns(owns(position(), 'player-1', 'alex-westlund'), 'player-2', 'midori'), 'player-3', 'eiko');
    state.players['player-2'].assets = [{ asset: 'midori', exhausted: true }];
    perform(state, endOfTurn, [
      ['end-of-turn', 'alex-westlund'],
      ['asset', { player: 'player-2', asset: 'midori' }],
      ['asset', { player: 'player-3', asset: 'eiko' }],
    ]);
    expect(isExhausted(state, 'player-3', 'midori')).toBe(true);
    expect(isExhausted(state, 'player-2', 'eiko')).toBe(false);
    expect(capital(state)[0]).toBe(10);
  });

  it('costs 2 capital with an own asset (63.1), and never swaps two of one player', () => {
    const state = owns(owns(position(), 'player-1', 'alex-westlund', 'tanaka'), 'player-2', 'midori', 'eiko');
    const asked = askAfter(state, endOfTurn, [
      ['end-of-turn', 'alex-westlund'],
      ['asset', { player: 'player-2', asset: 'midori' }],
    ]);
    expect(asked.options).toEqual([
      { player: 'player-1', asset: 'alex-westlund' },
      { player: 'player-1', asset: 'tanaka' },
    ]);
    const swapped = owns(owns(position(), 'player-1', 'alex-westlund'), 'player-2', 'midori', 'eiko');
    perform(swapped, endOfTurn, [
      ['end-of-turn', 'alex-westlund'],
      ['asset', { player: 'player-2', asset: 'midori' }],
    ]);
    expect(capital(swapped)[0]).toBe(8);
  });
});

describe('Bernice Mai', () => {
  it('gives 1 or 2 cards to another player, for 1 capital each', () => {
    const state = holds(owns(position(), 'player-1', 'bernice-mai'), 'player-1', 'liquidation', 'clean-slate');
    perform(state, endOfTurn, [
      ['end-of-turn', 'bernice-mai'],
      ['bernice-cards', ['liquidation', 'clean-slate']],
      ['player', 'player-4'],
    ]);
    expect(state.players['player-4'].hand.toSorted()).toEqual(['clean-slate', 'liquidation']);
    expect(capital(state)[0]).toBe(12);
  });

  it('needs a card to give', () => {
    expect(perform(owns(position(), 'player-1', 'bernice-mai'), endOfTurn).state.active).toBe('player-2');
  });
});

describe('Elizabeth Mills', () => {
  it('goes to another player at the end of the turn (NA28), who discards 3 of his choice', () => {
    const state = owns(position(), 'player-1', 'elizabeth-mills');
    holds(state, 'player-2', 'liquidation', 'clean-slate', 'puff-piece', 'riot-control');
    perform(state, endOfTurn, [
      ['end-of-turn', 'elizabeth-mills'],
      ['player', 'player-2'],
      ['mills-choice', 'discard', 'player-1'],
      ['mills-cards', ['liquidation', 'clean-slate', 'puff-piece'], 'player-2'],
    ]);
    expect(state.players['player-2'].hand).toEqual(['riot-control']);
    expect(isExhausted(state, 'player-2', 'elizabeth-mills')).toBe(false);
  });

  it('or draws 3 of the topmost type of his sheet', () => {
    const state = owns(position(), 'player-1', 'elizabeth-mills');
    perform(state, endOfTurn, [
      ['end-of-turn', 'elizabeth-mills'],
      ['player', 'player-2'],
      ['mills-choice', 'draw'],
    ]);
    expect(state.actionDecks.biotech).toHaveLength(17);
  });
});

describe('Fumiko Yamamori', () => {
  it('takes 1 of a resource from the supply for 2 capital', () => {
    const state = owns(position(), 'player-1', 'fumiko-yamamori');
    state.supply.tech = 3;
    state.supply.credits = 1;
    perform(state, endOfTurn, [
      ['end-of-turn', 'fumiko-yamamori'],
      ['resource', 'tech'],
    ]);
    expect(state.supply.tech).toBe(2);
    expect(capital(state)[0]).toBe(12);
  });

  it('needs one that is not at 0', () => {
    expect(perform(owns(position(), 'player-1', 'fumiko-yamamori'), endOfTurn).state.active).toBe('player-2');
  });
});

describe('Marco Cubrero', () => {
  it('steals 1 from anybody, or 2 from the richest', () => {
    const state = setCapital(owns(position(), 'player-1', 'marco-cubrero'), 10, 15, 15, 3);
    perform(state, endOfTurn, [
      ['end-of-turn', 'marco-cubrero'],
      ['cubrero-choice', 'anybody'],
      ['player', 'player-4'],
    ]);
    expect(capital(state).slice(0, 4)).toEqual([11, 15, 15, 2]);
    const rich = setCapital(owns(position(), 'player-1', 'marco-cubrero'), 10, 15, 15, 3);
    perform(rich, endOfTurn, [
      ['end-of-turn', 'marco-cubrero'],
      ['cubrero-choice', 'richest'],
      ['player', 'player-3'],
    ]);
    expect(capital(rich).slice(0, 4)).toEqual([12, 15, 13, 3]);
  });

  it('has only the first choice for who alone is richest (I.11, NA37)', () => {
    const state = setCapital(owns(position(), 'player-1', 'marco-cubrero'), 20, 15);
    const asked = askAfter(state, endOfTurn, [['end-of-turn', 'marco-cubrero']]);
    expect(asked.kind).toBe('player');
  });
});

describe('Mr. Li', () => {
  it('costs a player 1 capital and lets him draw two cards, naming the deck anew', () => {
    const state = owns(position(), 'player-1', 'mr-li');
    perform(state, endOfTurn, [
      ['end-of-turn', 'mr-li'],
      ['player', 'player-3'],
      ['draw-type', 'media', 'player-3'],
      ['draw-type', 'labor', 'player-3'],
    ]);
    expect(capital(state)[2]).toBe(9);
    expect(handCounts(state)[2]).toBe(2);
  });

  it('may be for oneself', () => {
    const state = owns(position(), 'player-1', 'mr-li');
    expect(askAfter(state, endOfTurn, [['end-of-turn', 'mr-li']]).options).toContain('player-1');
  });
});

describe('"Mr. White"', () => {
  it('shows a hand to one player, who may steal a card of it', () => {
    const state = owns(position(), 'player-1', 'mr-white');
    holds(state, 'player-2', 'liquidation', 'clean-slate');
    const { log } = perform(state, endOfTurn, [
      ['end-of-turn', 'mr-white'],
      ['steal-card', 'clean-slate', 'player-1'],
    ]);
    expect(state.players['player-1'].hand).toEqual(['clean-slate']);
    expect(log.find(({ kind }) => kind === 'saw-hand')?.to).toEqual(['player-1', 'player-2']);
    expect(state.handShown).toBeNull();
  });

  it('may leave it', () => {
    const state = holds(owns(position(), 'player-1', 'mr-white'), 'player-2', 'liquidation');
    perform(state, endOfTurn, [
      ['end-of-turn', 'mr-white'],
      ['steal-card', null],
    ]);
    expect(handCounts(state)).toEqual([0, 1, 0, 0, 0, 0]);
  });
});

describe('Susan Chen', () => {
  it('brings 2 capital and goes to another player', () => {
    const state = owns(position(), 'player-1', 'susan-chen');
    perform(state, endOfTurn, [
      ['end-of-turn', 'susan-chen'],
      ['player', 'player-5'],
    ]);
    expect(capital(state)[0]).toBe(12);
    expect(isExhausted(state, 'player-5', 'susan-chen')).toBe(false);
  });

  it('may be kept', () => {
    const state = owns(position(), 'player-1', 'susan-chen');
    perform(state, endOfTurn, [DONE]);
    expect(isExhausted(state, 'player-1', 'susan-chen')).toBe(false);
  });
});

describe('Thomas Haas', () => {
  it('looks at the rival under the board and may exchange it', () => {
    const state = owns(position(), 'player-1', 'thomas-haas');
    const { log } = perform(state, endOfTurn, [
      ['end-of-turn', 'thomas-haas'],
      ['haas-choice', 'exchange'],
    ]);
    expect(state.players['player-1'].rival).toBe('federalist');
    expect(state.underBoard).toEqual({ rival: 'haas-bioroid', seenBy: ['player-1'] });
    expect(log).toContainEqual({ kind: 'looked-at-rival', params: { seat: 'player-1', exchanged: true } });
    expect(log.find(({ kind }) => kind === 'saw-rival')).toMatchObject({ to: ['player-1'] });
  });

  it('takes what others knew of it away when it is exchanged (H)', () => {
    const state = owns(position(), 'player-1', 'thomas-haas');
    state.underBoard.seenBy = ['player-4'];
    perform(state, endOfTurn, [
      ['end-of-turn', 'thomas-haas'],
      ['haas-choice', 'keep'],
    ]);
    expect(state.underBoard.seenBy).toEqual(['player-4', 'player-1']);
  });
});
