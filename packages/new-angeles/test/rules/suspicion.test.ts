/** Who is taken for the Federalist: by deeds that all have seen, and never against what a seat knows. */
import { clone, type LogEntry, seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/names.js';
import { imagine } from '../../src/rules/imagine.js';
import type { NewAngelesLog } from '../../src/rules/log.js';
import { suspicion, UNDER_BOARD } from '../../src/rules/suspicion.js';
import { position } from '../support.js';

const SEATS: readonly Seat[] = ['player-1', 'player-2', 'player-3', 'player-4'];

function told<Kind extends keyof NewAngelesLog>(kind: Kind, params: NewAngelesLog[Kind]): LogEntry {
  return { id: 0, kind, params } as unknown as LogEntry;
}

const deed = (seat: Seat, threat: number): readonly LogEntry[] => [
  told('turn', { seat }),
  told('carried-out', { seat, card: 'arrest-orders' }),
  ...(threat === 0 ? [] : [told('threat', { amount: threat, reason: 'illness' })]),
  told('claimed', { seat, asset: 'tanaka' }),
];

describe('suspicion', () => {
  it('is the same for all before anything was done', () => {
    expect(new Set(Object.values(suspicion(SEATS, [])))).toEqual(new Set([1]));
  });

  it('falls on who raises threat by what he carries out, and leaves who does not', () => {
    const odds = suspicion(SEATS, [...deed('player-2', 2), ...deed('player-3', 0)]);
    expect(odds['player-2']).toBeGreaterThan(3);
    expect(odds['player-3']).toBeLessThan(1);
    expect(odds['player-4']).toBe(1);
  });

  it('blames nobody for events, demands and what comes after his deed', () => {
    const odds = suspicion(SEATS, [
      ...deed('player-2', 0),
      told('threat', { amount: 5, reason: 'demand' }),
      told('event', { event: 'earthquake-rocks-city' }),
      told('threat', { amount: 3, reason: 'event' }),
    ]);
    expect(odds['player-2']).toBeLessThan(1);
  });

  it('notes who gives when threat is bought off, and not who brings it down', () => {
    const odds = suspicion(SEATS, [
      told('carried-out', { seat: 'player-1', card: 'information-procurement' }),
      told('spent', { seat: 'player-2', amount: 0 }),
      told('spent', { seat: 'player-3', amount: 2 }),
      told('threat', { amount: -2, reason: 'action' }),
      told('claimed', { seat: 'player-1', asset: 'tanaka' }),
    ]);
    expect(odds['player-2']).toBeGreaterThan(1);
    expect(odds['player-3']).toBeLessThan(1);
    expect(odds['player-1']).toBe(1);
  });

  it('goes with the card when Thomas Haas exchanges it', () => {
    const exchanged = told('looked-at-rival', { seat: 'player-2', exchanged: true });
    const odds = suspicion(SEATS, [...deed('player-2', 2), exchanged]);
    expect(odds['player-2']).toBe(1);
    expect(odds[UNDER_BOARD]).toBeGreaterThan(3);
    const kept = told('looked-at-rival', { seat: 'player-2', exchanged: false });
    expect(suspicion(SEATS, [...deed('player-2', 2), kept])[UNDER_BOARD]).toBe(1);
  });

  it('is never certainty', () => {
    const worst = suspicion(SEATS, Array.from({ length: 20 }, () => deed('player-2', 2)).flat());
    const best = suspicion(SEATS, Array.from({ length: 20 }, () => deed('player-2', 0)).flat());
    expect(worst['player-2'] / worst['player-3']).toBeLessThan(100);
    expect(best['player-2'] / best['player-3']).toBeGreaterThan(0.05);
  });
});

describe('worlds by suspicion', () => {
  const state = position((at) => {
    at.phase = 'refresh';
    at.players['player-1'].rival = 'jinteki';
  }, 4);
  const cards = [...SEATS.map((seat) => state.players[seat].rival), state.underBoard.rival].sort();
  const log = deed('player-3', 2);

  function dealt(change: (at: typeof state) => void = () => {}): Map<string, number> {
    const where = new Map<string, number>();
    for (let i = 0; i < 400; i++) {
      const world = clone(state);
      change(world);
      const known = [world.players['player-1'].rival, world.underBoard];
      imagine(world, 'player-1', seededRandom('fast', `${i}`), log);
      expect(world.players['player-1'].rival).toBe(known[0]);
      const all = [...SEATS.map((seat) => world.players[seat].rival), world.underBoard.rival];
      expect(all.sort()).toEqual(cards);
      const holder = SEATS.find((seat) => world.players[seat].rival === 'federalist') ?? UNDER_BOARD;
      where.set(holder, (where.get(holder) ?? 0) + 1);
    }
    return where;
  }

  it('give the card to the suspect more often than to others, and to others too', () => {
    expect(cards).toContain('federalist');
    const where = dealt();
    const [suspect = 0, other = 0, board = 0] = ['player-3', 'player-2', UNDER_BOARD].map((at) => where.get(at) ?? 0);
    expect(suspect).toBeGreaterThan(2 * other);
    expect(other).toBeGreaterThan(10);
    expect(board).toBeGreaterThan(10);
  });

  it('leave it with who knows that he has it', () => {
    const where = dealt((at) => {
      const holder = SEATS.find((seat) => at.players[seat].rival === 'federalist');
      const [mine, its] = [at.players['player-1'], holder ? at.players[holder] : at.underBoard];
      [mine.rival, its.rival] = [its.rival, mine.rival];
    });
    expect([...where]).toEqual([['player-1', 400]]);
  });

  it('leave it under the board where the seat has seen it', () => {
    const where = dealt((at) => {
      const holder = SEATS.find((seat) => at.players[seat].rival === 'federalist');
      if (holder) [at.players[holder].rival, at.underBoard.rival] = [at.underBoard.rival, 'federalist'];
      at.underBoard.seenBy = ['player-1'];
    });
    expect([...where]).toEqual([[UNDER_BOARD, 400]]);
  });
});
