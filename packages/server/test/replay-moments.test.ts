/** The moments of a finished game: also what comes by itself between two questions has some of its own. */
import { randomBot } from '@polity/bots';
import { type HegemonyView, hegemony } from '@polity/hegemony';
import { type Game, type LogEntry, seededRandom, situationAt, Table } from '@polity/kernel';
import { newAngeles } from '@polity/new-angeles';
import { describe, expect, it } from 'vitest';
import { Replays } from '../src/tables/replays.js';

function played(seed: string, game = hegemony as unknown as Game, seats = 2): Table {
  const table = Table.open(game, { seats }, seed);
  const luck = seededRandom('fast', seed);
  for (let [ask] = table.asks(); ask !== undefined; [ask] = table.asks())
    table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer(situationAt(table, ask), luck) });
  return table;
}

describe('the moments of a game that is seen again', () => {
  const table = played('moments');
  const replay = new Replays().of('any', table);
  const log = table.log('working');
  const past = (told: number) => {
    const { view, ...rest } = replay.past(told, 'working');
    return { ...rest, view: view as HegemonyView };
  };
  const { moments, steps } = past(0);
  const headings = log.flatMap(({ kind }, at) => (kind === 'phase' || kind === 'round' ? [at] : []));

  it('are one wherever a phase ends, before anything of the next is told', () => {
    const began = moments[0] ?? 0;
    expect(headings.filter((at) => at >= began && !moments.includes(at))).toEqual([]);
  });

  it('show the board as it was there', () => {
    const phase = (name: string) => (entry: LogEntry) => entry.kind === 'phase' && entry.params.phase === name;
    const production = log.findIndex(phase('production'));
    const scoring = log.findIndex(phase('scoring'));
    const second = log.findIndex(({ kind, params }) => kind === 'round' && params.round === 2);
    // Nobody has been paid when production begins, and nobody has scored for the round when scoring begins.
    const points = (view: HegemonyView) => view.points.length;
    expect(past(production).view.phase).toBe('production');
    expect(past(scoring).view.round).toBe(1);
    expect(past(second).view.round).toBe(2);
    expect(past(second).view.phase).toBe('preparation');
    const scored = log.slice(scoring, second).filter(({ kind }) => kind === 'points').length;
    expect(scored).toBeGreaterThan(0);
    expect(points(past(second).view)).toBeGreaterThan(points(past(scoring).view));
    // What the next round draws has not been drawn.
    expect(past(second).view.working.hand).toEqual(past(scoring).view.working.hand);
  });

  it('say at which of them somebody was asked', () => {
    const { rests } = past(0);
    expect(rests.filter((told) => !moments.includes(told))).toEqual([]);
    // Nobody is asked while points are given at the end of a round.
    expect(rests).not.toContain(log.findIndex(({ kind, params }) => kind === 'round' && params.round === 2));
    expect([moments[0], moments.at(-1)]).toEqual([rests[0], rests.at(-1)]);
  });

  it('belong to the entry of the record that led there', () => {
    expect(steps).toHaveLength(moments.length);
    expect(steps?.every((step, i) => i === 0 || step >= (steps[i - 1] ?? 0))).toBe(true);
    const atRest = new Set(steps);
    expect(atRest.size).toBeLessThan(moments.length);
    expect(moments.at(-1)).toBe(log.length);
    expect(past(log.length).view.phase).toBe('over');
  });
});

describe('the moments of a game of New Angeles', () => {
  it('are one wherever a round has ended, before the next begins', () => {
    const table = played('moments', newAngeles as unknown as Game, 4);
    const { moments } = new Replays().of('any', table).past(0, 'player-1');
    const log = table.log('player-1');
    const [first = 0] = moments;
    const begins = log.flatMap(({ kind }, at) => (kind === 'round' && at > first ? [at] : []));
    expect(begins.length).toBeGreaterThan(0);
    expect(begins.filter((at) => !moments.includes(at))).toEqual([]);
  });
});
