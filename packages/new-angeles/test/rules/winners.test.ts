/** Victory and defeat (topics 11, 46, 67). */
import { describe, expect, it } from 'vitest';
import { CORPORATIONS, type PlayerCount, type RivalId, type Seat } from '../../src/names.js';
import { standings, winners } from '../../src/rules/winners.js';
import { position, setCapital } from '../support.js';

/** Corporations in the order of the seats; everybody has his own card but those said otherwise. */
function ended(
  ending: 'threat' | 'demand',
  amounts: readonly number[],
  rivals: Partial<Record<Seat, RivalId>>,
  seats: PlayerCount = 6,
) {
  return position((s) => {
    setCapital(s, ...amounts);
    s.ending = ending;
    s.phase = 'over';
    for (const [seat, rival] of Object.entries(rivals)) s.players[seat as Seat].rival = rival;
  }, seats);
}

describe('when the city stands', () => {
  it.each(CORPORATIONS.slice(1))(
    'a player with the card of %s wins with more capital than it; a tie is a loss',
    (rival) => {
      const seat = CORPORATIONS.indexOf(rival);
      const rich = [20, 10, 10, 10, 10, 10];
      expect(winners(ended('demand', rich, { 'player-1': rival }))).toContain('player-1');
      rich[seat] = 20;
      expect(winners(ended('demand', rich, { 'player-1': rival }))).not.toContain('player-1');
      rich[seat] = 21;
      expect(winners(ended('demand', rich, { 'player-1': rival }))).not.toContain('player-1');
    },
  );

  it('the same for who has drawn Haas-Bioroid', () => {
    expect(winners(ended('demand', [10, 11], { 'player-2': 'haas-bioroid' }))).toContain('player-2');
    expect(winners(ended('demand', [10, 10], { 'player-2': 'haas-bioroid' }))).not.toContain('player-2');
  });

  it('a player with his own card wins with more than three others, two with four players; ties do not help (67.2)', () => {
    const others = { 'player-2': 'federalist', 'player-3': 'haas-bioroid' } as const;
    expect(winners(ended('demand', [12, 13, 14, 11, 11, 11], others))).toContain('player-1');
    expect(winners(ended('demand', [12, 13, 14, 11, 11, 12], others))).not.toContain('player-1');
    expect(winners(ended('demand', [12, 13, 11, 11], others, 4))).toContain('player-1');
    expect(winners(ended('demand', [12, 13, 12, 11], others, 4))).not.toContain('player-1');
    expect(winners(ended('demand', [12, 13, 11, 11, 14], others, 5))).not.toContain('player-1');
  });

  it('the Federalist loses', () => {
    expect(winners(ended('demand', [99, 1, 1, 1, 1, 1], { 'player-1': 'federalist' }))).not.toContain('player-1');
  });

  it('any number of players may win', () => {
    const state = ended('demand', [15, 14, 13, 1, 1, 1], {
      'player-1': 'jinteki',
      'player-2': 'weyland-consortium',
      'player-3': 'haas-bioroid',
    });
    expect(winners(state)).toEqual(['player-1', 'player-2']);
  });
});

describe('when the city falls', () => {
  it('the Federalist alone wins, with 25 capital or more (11)', () => {
    expect(winners(ended('threat', [99, 25, 1, 1, 1, 1], { 'player-2': 'federalist' }))).toEqual(['player-2']);
    expect(winners(ended('threat', [99, 24, 1, 1, 1, 1], { 'player-2': 'federalist' }))).toEqual([]);
  });

  it('nobody wins when the Federalist’s card lies under the board (11.3)', () => {
    expect(winners(ended('threat', [99, 99, 99, 99, 99, 99], {}))).toEqual([]);
  });
});

describe('standings', () => {
  it('put the winners first and everybody else behind them, the richest first, with capital as the score', () => {
    const state = ended('threat', [10, 30, 10, 12], { 'player-2': 'federalist' });
    expect(standings(state).map(({ seat, place, won, score }) => [seat, place, won, score])).toEqual([
      ['player-2', 1, true, 30],
      ['player-4', 2, false, 12],
      ['player-1', 2, false, 10],
      ['player-3', 2, false, 10],
      ['player-5', 2, false, 10],
      ['player-6', 2, false, 10],
    ]);
  });

  it('tell capital by the six rounds, a demand round with the one before it, and the start before the first', () => {
    const state = ended('demand', [10], {});
    const entry = (source: 'start' | 'contract' | 'investment', round: number) =>
      ({ seat: 'player-1', source, round, amount: 1 }) as const;
    state.capitalHistory = [
      entry('start', 0),
      entry('contract', 0),
      entry('contract', 1),
      entry('investment', 2),
      entry('contract', 3),
      entry('investment', 8),
    ];
    const mine = standings(state).find(({ seat }) => seat === 'player-1');
    expect(mine?.points.map(({ round }) => round)).toEqual([0, 1, 2, 2, 3, 6]);
  });
});
