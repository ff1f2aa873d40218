/** The worlds that a seat imagines at a table of Hegemony: as it knows them, playable, and free of what it cannot know. */
import { randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Random, seededRandom, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { drawCubes } from '../src/rules/bag.js';
import type { Hegemony } from '../src/rules/context.js';
import type { Policy } from '../src/rules/names.js';
import { otherWorld } from './other-world.js';

const TABLES = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 2, 'hidden-agendas': true },
  { seats: 4, 'hidden-agendas': true },
  { seats: 3, 'crisis-response': true },
  { seats: 4, 'alternative-events': true },
  { seats: 4, 'historical-events': 2 },
] as const;
const luckOf = (seed: string) => seededRandom('fast', `luck/${seed}`);

function playOn(table: Table, luck: Random, most = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < most && !table.over; i++) {
    const ask = luck.pick(table.asks());
    const taken = table.submit({ seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) });
    if (!taken.ok) throw new Error(`'${ask.kind}' of ${ask.seat} was refused: ${taken.message}`);
  }
}

/** What a bot finds out from the same luck: its view, its log, its question, and how a world goes on. */
function found(table: Table, seat: string): object {
  const ask = table.asks().find((one) => one.seat === seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  const { view, log, ask: asked, world: _, ...rest } = situationAt(table, ask);
  const world = situationAt(table, ask).world(luckOf('world'));
  const begin = { state: structuredClone(world.state), logs: world.seats.map((one) => world.log(one)) };
  playOn(world, luckOf('world'));
  return { view, log, asked, rest, begin, end: world.state };
}

describe.each(TABLES)('a world imagined at a table of %o', (options) => {
  const { seats } = options;

  it('shows its seat what the table shows it, and is played to the end', () => {
    for (let game = 0; game < 30; game++) {
      const luck = luckOf(`${seats}/${game}`);
      const table = Table.open(hegemony, options, `worlds/${seats}/${game}`, 'fast');
      playOn(table, luck, luck.int(250 * seats));
      if (table.over) continue;
      const ask = luck.pick(table.asks());
      const world = situationAt(table, ask).world(luck);
      expect(world.view(ask.seat)).toEqual(table.view(ask.seat));
      expect(world.log(ask.seat)).toEqual(table.log(ask.seat));
      expect(world.askOf(ask.seat)).toEqual(table.askOf(ask.seat));
      playOn(world, luck);
      expect(world.over).toBe(true);
    }
  });

  it('tells nothing of what its seat cannot know', () => {
    for (let game = 0; game < 30; game++) {
      const luck = luckOf(`twice/${seats}/${game}`);
      const table = Table.open(hegemony, options, `twice/${seats}/${game}`, 'fast');
      playOn(table, luck, luck.int(250 * seats));
      const worlds = otherWorld(table, luck);
      if (worlds === undefined) continue;
      const { real, other, seat } = worlds;
      expect(other.asks().map((ask) => ask.seat)).toContain(seat);
      expect(JSON.parse(JSON.stringify(found(other, seat)))).toEqual(JSON.parse(JSON.stringify(found(real, seat))));
    }
  });
});

describe('the luck of a world', () => {
  it('is the same in a vote for every answer that is tried there, whatever was voted on before', () => {
    const table = Table.open(hegemony, { seats: 2 }, 'cubes', 'fast');
    const [ask] = table.asks();
    if (ask === undefined) throw new Error('nobody is asked');
    /** The cubes drawn for the taxes, from the same bag. */
    const drawnFor = (world: number, before: number) => {
      const t = situationAt(table, ask)
        .world(luckOf(`${world}`))
        .ahead().t as unknown as Hegemony;
      const draw = (policy: Policy, count: number) => {
        t.state.bag = { working: 9, middle: 4, capitalist: 9 };
        t.state.drawn = { working: 0, middle: 0, capitalist: 0 };
        t.state.vote = { policy, section: 'A', by: 'working', stances: {} };
        drawCubes(t, count);
        return JSON.stringify(t.state.drawn);
      };
      draw('labor-market', before);
      return draw('taxation', 5);
    };
    const worlds = Array.from({ length: 12 }, (_, world) => world);
    for (const world of worlds) expect(drawnFor(world, 5)).toEqual(drawnFor(world, 0));
    expect(new Set(worlds.map((world) => drawnFor(world, 0))).size).toBeGreaterThan(3);
  });
});
