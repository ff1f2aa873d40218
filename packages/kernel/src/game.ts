/** What a game is to the kernel: a name, options, seats, and its rules as a generator. */
import type { Context, Names, Play } from './context.js';
import type { Json, JsonObject } from './json.js';
import type { Random } from './random.js';

/** One thing that can be set before a game: the first value is the usual one. */
export interface OptionSpec {
  readonly values: readonly (string | number | boolean)[];
}
export type OptionSpecs = { readonly [name: string]: OptionSpec };
export type OptionValues = { readonly [name: string]: string | number | boolean };
export type OptionsOf<Specs extends OptionSpecs> = { readonly [K in keyof Specs]: Specs[K]['values'][number] };

/** Declares an option: `options: { seats: choice(2, 3, 4) }`. The first value is the usual one. */
export function choice<const Values extends readonly (string | number | boolean)[]>(
  ...values: Values
): { readonly values: Values } {
  return { values };
}

export interface Standing {
  readonly seat: string;
  /** 1 for the first; seats that the rules cannot tell apart share a place. */
  readonly place: number;
  readonly score: number;
  readonly won: boolean;
  /** Where the score came from, for charts. Sums up to the score. */
  readonly points: readonly { readonly source: string; readonly round: number; readonly amount: number }[];
}

/**
 * Something a seat may put in while others are asked: an offer of trade, its acceptance. It happens at once, between
 * two answers, and asks nothing.
 */
export interface Interjection<State, N extends Names, Value> {
  /** What the seat may put in now. Where that is too much to list, some of it, for bots and for a list of buttons. */
  options(state: State, seat: N['seat']): readonly Value[];
  /** For what cannot be listed: whether the seat may put in this. The value comes from outside and may be anything. */
  allows?(state: State, seat: N['seat'], value: unknown): value is Value;
  apply(t: Context<State, N>, seat: N['seat'], value: Value): void;
}

export type Interjections<State, N extends Names> = {
  readonly [K in keyof N['interjections']]: Interjection<State, N, N['interjections'][K]>;
};

/** Every printed component of a game, by deck or group. */
export type Catalog = { readonly [group: string]: readonly JsonObject[] };

export interface Game<State = object, N extends Names = Names, Options extends OptionValues = OptionValues> {
  readonly id: string;
  /** Changes whenever the rules' code changes what a saved game would do. */
  readonly rules: number;
  readonly options: { readonly [K in keyof Options]: { readonly values: readonly Options[K][] } };

  /** The seats in play, in the order in which they are shown. */
  seats(options: Options): readonly N['seat'][];
  setup(options: Options, random: Random): State;
  /** The rules, from the position that the state is in to the end of the game. */
  play(t: Context<State, N>): Play;
  /** What a seat may know, or a spectator (`null`). Everything else is not sent. */
  view(state: State, seat: N['seat'] | null): object;
  standings(state: State): readonly Standing[];

  readonly interjections?: Interjections<State, N>;
  /** The invariants that do not hold, in words; empty when all is well. */
  check?(state: State): readonly string[];
  /**
   * Replaces what the seat cannot know by something else that could be so, in place. Tests use it to show that hidden
   * things stay hidden, searching bots to deal themselves possible worlds.
   */
  imagine?(state: State, seat: N['seat'] | null, random: Random): void;
  catalog?(): Catalog;
}

/** What comes from outside as a game's options: unset ones take their usual value, unknown ones are refused. */
export function parseOptions<Options extends OptionValues>(
  game: {
    readonly id: string;
    readonly options: { readonly [K in keyof Options]: { readonly values: readonly Options[K][] } };
  },
  given: unknown,
): Options {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new OptionsError('options are an object');
  const specs = Object.entries(game.options) as [string, OptionSpec][];
  for (const name of Object.keys(given)) {
    if (!specs.some(([known]) => known === name)) throw new OptionsError(`${game.id} has no option '${name}'`);
  }
  const chosen: Record<string, Json> = {};
  for (const [name, { values }] of specs) {
    const value: unknown = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : values[0];
    const known = values.find((allowed) => allowed === value);
    if (known === undefined) throw new OptionsError(`${game.id}: option '${name}' is one of ${values.join(', ')}`);
    chosen[name] = known;
  }
  return chosen as Options;
}

export class OptionsError extends Error {}
