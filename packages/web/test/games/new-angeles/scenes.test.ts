/** What everybody sees happen in New Angeles: which entries of the log make a scene, and what it is headed with. */
import { type JsonObject, type LogEntry, Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import { EVENTS, type EventId, lookOf, type NewAngelesView } from '@polity/new-angeles/page';
import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/board/scene/happening.js';
import { asTold, withNumbersOf } from '../../../src/games/new-angeles/scenes/behind.js';
import { titleOf } from '../../../src/games/new-angeles/scenes/deal-scene.js';
import { scenesOf } from '../../../src/games/new-angeles/scenes/scenes-of.js';
import { around } from '../../../src/games/new-angeles/scenes/use-beside.js';
import { isWanted } from '../../../src/shell/table/scenes.js';
import { newAngelesWords } from './words.js';

const entry = (kind: string, params: LogEntry['params'] = {}): LogEntry => ({ kind, params });

const DEAL: readonly LogEntry[] = [
  entry('asset-revealed', { asset: 'eiko' }),
  entry('deal-won', { seat: 'player-2', side: 'counter', main: 1, counter: 2 }),
  entry('carried-out', { seat: 'player-2', card: 'riot-control' }),
  entry('claimed', { seat: 'player-2', asset: 'eiko' }),
];

describe('a deal', () => {
  it('is seen when it is won, and what came of it later waits as the count does', () => {
    const won = scenesOf(DEAL.slice(0, 2), 0, 'player-1');
    expect(won).toEqual([{ id: 'deal 1', kind: 'result', at: 1 }]);
    const done = scenesOf(DEAL, 2, 'player-1');
    expect(done).toEqual([{ id: 'done 3', kind: 'result', at: 3 }]);
    const chosen = { votes: 'none', rounds: 'wait', others: 'usual' } as never;
    expect(done.some((scene) => isWanted(scene, chosen))).toBe(false);
  });

  it('is told once where all of it came together, and to who carried it out', () => {
    expect(scenesOf(DEAL, 0, 'player-1')).toHaveLength(1);
    expect(scenesOf(DEAL, 2, 'player-2')).toEqual([]);
  });

  it('is headed with the count of who wins, and what decided it', () => {
    const words = newAngelesWords.castAs({ 'player-1': 'nbn' }).toldTo('player-1');
    const won = { seat: 'player-1', side: 'main', main: 0, counter: 1 } as const;
    expect(titleOf({ ...won, by: 'tanaka' }, words)).toBe('You win, 0 to 1 (decided by Tanaka)');
    expect(titleOf({ ...won, counter: 0, by: 'tie' }, words)).toBe('You win, 0 to 0 (a tie: the active player)');
    expect(titleOf({ ...won, main: 3, by: 'count' }, words.toldTo(null))).toBe('NBN wins, 3 to 1');
    expect(titleOf({ ...won, main: 3, by: 'unopposed' }, words)).toBe('You win: nobody countered');
  });
});

describe('the rival card', () => {
  it('is turned over once, with the first investments, and for no spectator', () => {
    const demand = entry('demand-round', { number: 1 });
    const log = [entry('investments-dealt'), entry('round', { round: 1 }), demand, entry('investments-dealt')];
    expect(scenesOf(log, 0, 'player-1')).toEqual([{ id: 'rival', kind: 'result', at: 0 }]);
    expect(scenesOf(log, 1, 'player-1')).toEqual([]);
    expect(scenesOf(log, 0, null)).toEqual([]);
  });
});

describe('the end of the game', () => {
  it('is seen after that of its last round, and alone where the city falls before that is over', () => {
    const over = [entry('rivals', { rivals: {} }), entry('game-over', { ending: 'threat', winners: [] })];
    const seen = (log: readonly LogEntry[]) => scenesOf(log, 3, 'player-2').map(({ id }) => id);
    expect(seen([...DEAL, ...over])).toEqual(['end 5']);
    expect(seen([...DEAL, entry('production'), ...over])).toEqual(['round 6', 'end 6']);
  });
});

describe('the end of a round', () => {
  const ended = [...DEAL, entry('production'), entry('event', { event: 'earthquake-rocks-city' })];

  it('is seen after the deal before it, as is chosen for rounds', () => {
    const scenes = scenesOf([...ended, entry('round', { round: 2 })], 2, 'player-1');
    expect(scenes.map(({ kind, at }) => [kind, at])).toEqual([
      ['result', 3],
      ['round', 6],
    ]);
    const [, round] = scenes;
    const showing = (rounds: string) => isWanted(round as Scene, { votes: 'none', rounds, others: 'usual' } as never);
    expect(['wait', 'short', 'none'].map(showing)).toEqual([true, true, false]);
  });

  it('is seen before investments are chosen, and not once more after them', () => {
    const demand = [entry('demand-round', { number: 1 }), entry('investments-dealt')];
    const log = [...ended, ...demand, entry('round', { round: 3 })];
    expect(scenesOf(log.slice(0, -1), 4, 'player-1').map(({ kind }) => kind)).toEqual(['round']);
    expect(scenesOf(log, log.length - 1, 'player-1')).toEqual([]);
    expect(scenesOf([entry('investments-dealt'), entry('round', { round: 1 })], 0, null)).toEqual([]);
  });

  it('says what every kind of event has found', () => {
    const { city, board } = structuredClone(Table.open(newAngeles, {}, 'looked').view(null)) as NewAngelesView;
    const said = (Object.keys(EVENTS) as EventId[]).map((event) => {
      const look = lookOf(event, city, board.tiers);
      return newAngelesWords.say(`look.${look.kind}`, look as unknown as JsonObject);
    });
    for (const text of said) expect(text).toMatch(/^[A-Z0-9][^{}]+(threat does not rise|moves?|hreat \+\d+).*\.$/);
  });
});

describe('behind a scene', () => {
  const view = Table.open(newAngeles, { seats: 4 }, 'behind').view('player-1') as NewAngelesView;
  const later = [
    entry('capital', { seat: 'player-2', amount: 4, source: 'contract' }),
    entry('threat', { amount: 2, reason: 'illness' }),
    entry('capital', { seat: 'player-2', amount: -1, source: 'trade' }),
  ];

  it('stand the capital and the threat that are told by then', () => {
    const told = asTold(view, later);
    expect(told.players['player-2'].capital).toBe(view.players['player-2'].capital + 3);
    expect(told.threat).toBe(view.threat + 2);
    expect(asTold(view, [])).toBe(view);
  });

  it('nothing else of the end shows before it is turned up', () => {
    const over = asTold({ ...view, phase: 'over' }, later);
    expect(withNumbersOf(view, over)).toEqual({ ...view, threat: over.threat, players: over.players });
    expect(withNumbersOf(view, over).phase).toBe(view.phase);
  });
});

describe('the place of a scene', () => {
  const screen = { left: 0, top: 0, right: 1440, bottom: 900 };

  it('is over the deal, the trades and the log, where there is room', () => {
    const deal = { left: 670, top: 120, right: 1110, bottom: 660 };
    const talk = { left: 1116, top: 120, right: 1430, bottom: 660 };
    expect(around([deal, talk], screen)).toEqual({ ...deal, right: 1430 });
  });

  it('is the middle of the page where they are narrow, hidden or off the screen', () => {
    expect(around([], screen)).toBeUndefined();
    expect(around([{ left: 0, top: 0, right: 0, bottom: 0 }], screen)).toBeUndefined();
    expect(around([{ left: 0, top: 100, right: 380, bottom: 800 }], screen)).toBeUndefined();
    expect(around([{ left: 600, top: 500, right: 1400, bottom: 1100 }], screen)).toBeUndefined();
  });
});
