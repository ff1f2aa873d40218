/** What the kernel's tests share: games to play, luck to play them by, and all that can be seen of a table. */
import { randomBot } from '@polity/bots';
import {
  type Amount,
  type Context,
  type Game,
  type Input,
  type Json,
  type JsonObject,
  type Names,
  type One,
  type Play,
  type Random,
  type RandomKind,
  type Some,
  situationAt,
  type Table,
} from '@polity/kernel';
import fc from 'fast-check';
import { expect } from 'vitest';
import { luckOf, openings, RUNS } from '../../lantern-market/test/openings.js';

export { luckOf, openings, RUNS };

export const kinds: fc.Arbitrary<RandomKind> = fc.constantFrom('fast', 'chacha');

/** After how many inputs of a game of the lantern market something is looked at. */
export const moments = fc.nat({ max: 70 });

export const bots = () => randomBot;

/** Something to put in now: an answer of any seat that is asked, or, unless all are silent, something out of turn. */
export function anyInput(table: Table, luck: Random, silent = false): Input {
  if (!silent && luck.int(8) === 0) {
    const seat = luck.pick(table.seats);
    const possible = table.interjections(seat);
    if (possible.length > 0) {
      const { kind, options } = luck.pick(possible);
      return { seat, interjection: kind, value: luck.pick(options) };
    }
  }
  const ask = luck.pick(table.asks());
  return { seat: ask.seat, version: ask.version, answer: randomBot.answer({ ask }, luck) };
}

/** Plays on to the end, or for so many inputs, and returns them. */
export function playOn(table: Table, luck: Random, most = Number.POSITIVE_INFINITY, silent = false): Input[] {
  const inputs: Input[] = [];
  while (!table.over && inputs.length < most) {
    const input = anyInput(table, luck, silent);
    mustTake(table, input);
    inputs.push(input);
  }
  return inputs;
}

export function mustTake(table: Table, input: Input): void {
  const result = table.submit(input);
  if (!result.ok) throw new Error(`${JSON.stringify(input)} is refused: ${result.message}`);
}

/** All that one seat (or a spectator) can see of a table, as text. */
export function seenBy(table: Table, seat: string | null): string {
  const own = seat === null ? {} : { ask: table.askOf(seat), interjections: table.interjections(seat) };
  return JSON.stringify({ view: table.view(seat), log: table.log(seat), deciding: table.deciding(), ...own });
}

/** All that a bot on this seat can find out: what it sees, and how the worlds that it imagines go on. */
export function situationOf(table: Table, seat: string | null): object | undefined {
  const ask = table.asks().find((one) => one.seat === seat);
  if (ask === undefined || seat === null) return undefined;
  const { view, log, ask: asked, advice, ...rest } = situationAt(table, ask);
  const dealt = luckOf('worlds');
  const world = situationAt(table, ask).world(dealt);
  const ofAnother = world.imagined(world.seats.find((other) => other !== seat) ?? seat, dealt);
  const begin = [world, ofAnother].map(everythingOf);
  playOn(world, dealt, 4);
  return plain({ view, log, asked, advice, rest, begin, later: everythingOf(world) });
}

/** The position as far as everybody together can see it. Questions are told without the version they were put at. */
function sightOf(table: Table): object {
  return {
    state: table.state,
    over: table.over,
    deciding: table.deciding(),
    asks: table.asks().map((ask) => ({ ...ask.describe(), version: 'any' })),
    logs: [...table.seats, null].map((seat) => table.log(seat)),
  };
}

/** The same as text. */
export function positionOf(table: Table): string {
  return JSON.stringify(sightOf(table));
}

/** The position, and everything that versions and the history decide, as text. */
export function everythingOf(table: Table): string {
  return JSON.stringify({
    position: sightOf(table),
    version: table.version,
    askedAt: table.asks().map((ask) => [ask.seat, ask.version]),
    undo: table.seats.map((seat) => table.cannotUndo(seat)?.reason ?? 'possible'),
    interjections: table.seats.map((seat) => table.interjections(seat)),
  });
}

/** Both are alike, as plain data or as its text. Only where their texts differ is it looked for where: that takes long. */
export function expectSame(one: unknown, other: unknown): void {
  const [here, there] = [one, other].map((told) => (typeof told === 'string' ? told : JSON.stringify(told)));
  if (here !== there) expect(JSON.parse(here ?? 'null')).toEqual(JSON.parse(there ?? 'null'));
}

/** A copy through JSON, as it would come over a wire or out of a file. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export interface TinyNames extends Names {
  readonly seat: 'a' | 'b' | 'c';
  readonly asks: { pick: One<Json, JsonObject>; some: Some<Json, JsonObject>; amount: Amount<JsonObject> };
  readonly log: { note: { text: string } };
  readonly interjections: { put: Json };
}
export type Tiny<State> = Context<State, TinyNames>;

/** A game of three seats made for one test. */
export function tinyGame<State extends object>(
  start: () => State,
  play: (t: Tiny<State>) => Play,
  more: Partial<Game<State, TinyNames>> = {},
): Game<State, TinyNames> {
  return {
    id: 'tiny',
    rules: 1,
    options: {},
    seats: () => ['a', 'b', 'c'],
    setup: start,
    play,
    view: () => ({}),
    standings: () => [],
    ...more,
  };
}

/** Answers what the seat is asked at a table of a tiny game. */
export function answer(table: Table, seat: string, given: unknown): ReturnType<Table['submit']> {
  return table.submit({ seat, version: table.askOf(seat)?.version ?? -1, answer: given });
}
