/** What the kernel's tests share: games to play, luck to play them by, and all that can be seen of a table. */
import { randomBot } from '@polity/bots';
import {
  type Amount,
  type Context,
  type Game,
  type Input,
  type Json,
  type Names,
  type One,
  type Play,
  type Random,
  type RandomKind,
  type Some,
  seededRandom,
  type Table,
} from '@polity/kernel';
import fc from 'fast-check';

/** How often every property is tried. */
export const RUNS = { numRuns: 1000 };

export interface Opening {
  readonly seed: string;
  readonly options: { readonly seats: 2 | 3 | 4; readonly nights: 3 | 4 };
}

export const openings: fc.Arbitrary<Opening> = fc.record({
  seed: fc.nat().map((n) => `seed ${n}`),
  options: fc.record({ seats: fc.constantFrom(2, 3, 4), nights: fc.constantFrom(3, 4) }),
});

export const kinds: fc.Arbitrary<RandomKind> = fc.constantFrom('fast', 'chacha');

/** After how many inputs of a game of the lantern market something is looked at. */
export const moments = fc.nat({ max: 70 });

export function luckOf(seed: string): Random {
  return seededRandom('fast', `luck/${seed}`);
}

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
  return { seat: ask.seat, version: ask.version, answer: randomBot.answer(ask, luck) };
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

/** All that one seat (or a spectator) can see of a table. */
export function seenBy(table: Table, seat: string | null): object {
  const own = seat === null ? {} : { ask: table.askOf(seat), interjections: table.interjections(seat) };
  return plain({ view: table.view(seat), log: table.log(seat), deciding: table.deciding(), ...own });
}

/** The position as far as everybody together can see it. Questions are told without the version they were put at. */
export function positionOf(table: Table): object {
  return plain({
    hash: table.hash(),
    over: table.over,
    deciding: table.deciding(),
    asks: table.asks().map((ask) => ({ ...ask.describe(), version: 'any' })),
    logs: [...table.seats, null].map((seat) => table.log(seat)),
  });
}

/** The position, and everything that versions and the history decide. */
export function everythingOf(table: Table): object {
  return plain({
    position: positionOf(table),
    version: table.version,
    askedAt: table.asks().map((ask) => [ask.seat, ask.version]),
    undo: table.seats.map((seat) => table.cannotUndo(seat)?.reason ?? 'possible'),
    interjections: table.seats.map((seat) => table.interjections(seat)),
  });
}

/** A copy through JSON, as it would come over a wire or out of a file. */
export function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

export interface TinyNames extends Names {
  readonly seat: 'a' | 'b' | 'c';
  readonly asks: { pick: One<Json>; some: Some<Json>; amount: Amount };
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
