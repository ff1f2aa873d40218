/** A table as on somebody's own board: what is entered is checked, played with, and kept with the table. */
import { randomBot } from '@polity/bots';
import { checkGame, OptionsError, parseOptions, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { LONGEST_BOARD, SETUP_ROWS } from '../../src/data/own-board.js';
import { SETUP_IDS, SETUPS } from '../../src/data/reconstructed.js';
import { DISTRICTS, newAngeles } from '../../src/index.js';

const withBoard = (own: unknown) =>
  parseOptions(newAngeles, { seats: 4, 'own-board': typeof own === 'string' ? own : JSON.stringify(own) });

function refusedAs(own: unknown): string | undefined {
  try {
    withBoard(own);
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return error.refusal?.kind ?? error.message;
  }
}

const empty = Object.fromEntries(SETUP_ROWS.map((row) => [row, [] as string[]]));
const allSetups = (setup: object) => ({ setups: Object.fromEntries(SETUP_IDS.map((id) => [id, setup])) });
const OWN = {
  tiers: { manta: 2 },
  output: { quinde: { primary: { resource: 'tech', amount: 2 }, secondary: null } },
  trackEnds: { energy: 9 },
  eventTurns: { 'beanstalk-owned-by-mob': 5 },
  ...allSetups({ places: { ...empty, android: ['manta'], strike: ['quinde'] }, turns: 5 }),
};

describe('a board of somebody’s own', () => {
  it('is played with, and what it leaves out is as we propose it', () => {
    const { state } = Table.open(newAngeles, withBoard(OWN), 'own');
    expect(state.board.tiers).toMatchObject({ manta: 2, quinde: 1 });
    expect(state.board.output.quinde.primary).toEqual({ resource: 'tech', amount: 2 });
    expect(state.board.trackEnds).toMatchObject({ energy: 9, tech: 6 });
    expect(state.board.eventTurns['beanstalk-owned-by-mob']).toBe(5);
    expect(state.turnTrack).toHaveLength(5);
    expect(state.city.manta.android).toBe(true);
    expect(state.city.quinde.unrest).toBe('strike');
    expect(state.city.nihongai.android).toBe(false);
  });

  it('stays with the table: it is saved, and played again from its inputs', () => {
    expect(checkGame(newAngeles, withBoard(OWN), 'own/check', () => randomBot).violations).toEqual([]);
    const saved = Table.open(newAngeles, withBoard(OWN), 'own').save();
    expect(saved.options['own-board']).toBe(JSON.stringify(OWN));
  });

  it('is as ours where nothing is entered, and where ours is entered', () => {
    const ours = {
      setups: Object.fromEntries(SETUP_IDS.map((id) => [id, { places: SETUPS[id].places, turns: SETUPS[id].turns }])),
    };
    const [plain, entered] = ['', JSON.stringify(ours)].map(
      (board) => Table.open(newAngeles, withBoard(board), 'same').state,
    );
    expect(entered).toEqual(plain);
    expect(JSON.stringify(ours).length).toBeLessThan(LONGEST_BOARD);
  });

  it.each([
    ['not json', 'board-unreadable'],
    [[], 'board-unreadable'],
    [{ threat: 3 }, 'board-unreadable'],
    [{ tiers: { manta: 4 } }, 'board-tiers'],
    [{ tiers: { atlantis: 1 } }, 'board-tiers'],
    [{ output: { manta: { primary: { resource: 'tech', amount: 1 }, secondary: null } } }, 'board-output'],
    [{ output: { quinde: { primary: { resource: 'gold', amount: 1 }, secondary: null } } }, 'board-output'],
    [{ output: { quinde: { primary: { resource: 'tech', amount: 0 }, secondary: null } } }, 'board-output'],
    [{ trackEnds: { credits: 2 } }, 'board-tracks'],
    [{ trackEnds: { credits: 99 } }, 'board-tracks'],
    [{ eventTurns: { 'beanstalk-owned-by-mob': 0 } }, 'board-turns'],
    [allSetups({ places: {}, turns: 4 }), 'board-setups'],
    [allSetups({ places: { ...empty, android: ['manta', 'manta'] }, turns: 4 }), 'board-setups'],
    [allSetups({ places: { ...empty, strike: ['manta'], outage: ['manta'] }, turns: 4 }), 'board-crowded'],
    [allSetups({ places: { ...empty, prisec: ['manta'], orgcrime: ['manta'] }, turns: 4 }), 'board-crowded'],
    // The box holds 6 prisec units and 9 of each enemy (32).
    [allSetups({ places: { ...empty, prisec: DISTRICTS.slice(0, 7) }, turns: 4 }), 'board-crowded'],
    [allSetups({ places: { ...empty, orgcrime: DISTRICTS }, turns: 4 }), 'board-crowded'],
  ])('is refused with a reason: %j', (own, reason) => {
    expect(refusedAs(own)).toBe(reason);
  });

  it('may use up what the box holds of a unit', () => {
    const places = { ...empty, prisec: DISTRICTS.slice(0, 6), illness: DISTRICTS };
    expect(refusedAs(allSetups({ places, turns: 4 }))).toBeUndefined();
  });

  it('is refused when it is too long, or no text', () => {
    expect(refusedAs(`${' '.repeat(LONGEST_BOARD)}{}`)).toContain('board');
    expect(() => parseOptions(newAngeles, { 'own-board': 7 })).toThrow(OptionsError);
  });
});
