/** What a game is to the kernel: a name, options, seats, and its rules as a generator. */
import type { Advice, Possible, PutIn } from './advice.js';
import type { AskDescription } from './ask.js';
import type { Context, LogEntry, Names, Play, Told } from './context.js';
import type { Evaluation } from './evaluation.js';
import type { Json, JsonObject } from './json.js';
import type { Random } from './random.js';

/** One thing that can be set before a game: the first value is the usual one. */
export interface OptionSpec {
  readonly values: readonly (string | number | boolean)[];
  /** Any text of at most so many characters is a value too; the game's `refuse` says whether it can be played with. */
  readonly longest?: number;
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

/** Declares an option that is a text of somebody's own, such as values of a board; usually there is none. */
export function written(longest: number): { readonly values: readonly string[]; readonly longest: number } {
  return { values: [''], longest };
}

/** Options that do not go together, to be told in any language. */
export interface OptionsRefusal {
  readonly kind: string;
  readonly params: JsonObject;
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
 * two answers, and asks nothing. Where it lets others know what they could not, it ends with `t.reveal()`: answers
 * given before it stay then. Otherwise they can still be taken back, and what was put in is put in again without them.
 */
export interface Interjection<State, N extends Names, Value> {
  /** What the seat may put in now; where that is too much to list, some of it, but never none. */
  options(state: State, seat: N['seat']): readonly Value[];
  /** For what cannot be listed: whether the seat may put in this. The value comes from outside and may be anything. */
  allows?(state: State, seat: N['seat'], value: unknown): value is Value;
  apply(t: Context<State, N>, seat: N['seat'], value: Value): void;
}

export type Interjections<State, N extends Names> = {
  readonly [K in keyof N['interjections']]: Interjection<State, N, N['interjections'][K]>;
};

/** Under this name a seat's successor is put in out of turn. */
export const SUCCESSION = 'succession';

/** Every printed component of a game, by deck or group. */
export type Catalog = { readonly [group: string]: readonly JsonObject[] };

export interface Progress {
  readonly round: number;
  readonly rounds: number;
}

export interface Game<State = object, N extends Names = Names, Options extends OptionValues = OptionValues> {
  readonly id: string;
  /** Changes whenever the rules' code changes what a saved game would do. */
  readonly rules: number;
  readonly options: {
    readonly [K in keyof Options]: { readonly values: readonly Options[K][]; readonly longest?: number };
  };

  /** Why a game cannot be played with these options together; nothing where it can. */
  refuse?(options: Options): OptionsRefusal | undefined;
  /** The seats in play, in the order in which they are shown; none where the rules decide everything. */
  seats(options: Options): readonly N['seat'][];
  setup(options: Options, random: Random): State;
  /** The rules, from the position that the state is in to the end of the game. */
  play(t: Context<State, N>): Play;
  /** What a seat may know, or a spectator (`null`). Everything else is not sent. */
  view(state: State, seat: N['seat'] | null): object;
  standings(state: State): readonly Standing[];
  /** How far it has come, where it is played in rounds: which one it is, from 1, and how many there are. */
  progress?(state: State): Progress;

  readonly interjections?: Interjections<State, N>;
  /**
   * What of the game itself can take a seat's place for good, in mid-game: an answer to somebody who does not come back.
   * It is put in out of turn, for the seat that it is about, by whoever runs the table once those who play agree;
   * neither the seat nor a bot is offered it.
   */
  readonly succession?: Interjection<State, N, string>;
  /** The invariants that do not hold, in words; empty when all is well. */
  check?(state: State): readonly string[];
  /**
   * Replaces what the seat cannot know by something else that could be so, in place. Tests use it to show that hidden
   * things stay hidden, searching bots to deal themselves possible worlds. From what the seat has been told so far (`log`)
   * may follow what is likely; without it everything that can be so is as likely.
   */
  imagine?(state: State, seat: N['seat'] | null, random: Random, log?: readonly LogEntry[]): void;
  catalog?(): Catalog;
  /**
   * Brings a component of the catalogue to where a player first meets it, in place, in a state as `setup` made it; or
   * tells that it cannot. For looking at one card: real tables never do it.
   */
  lay?(state: State, component: string): boolean;
  /**
   * What a sensible player would answer, and why, from what the asked seat may see and has been told. Nothing where it has
   * no opinion.
   */
  advise?(ask: AskDescription, view: object, told?: Told): Advice | undefined;
  /**
   * What a sensible player would answer, at once and without a reason, from what the asked seat may see: for playing on
   * in a world that a bot imagines. What has been told there ends where the bot began to look ahead. Always something that
   * the ask offers.
   */
  policy?(ask: AskDescription, view: object, told?: Told): Json;
  /** What a position promises a seat, learned from games. */
  readonly evaluation?: Evaluation<State>;
  /** What a sensible player would put in out of turn, of what can be put in; nothing where waiting is better. */
  adviseOutOfTurn?(possible: readonly Possible[], view: object, seat: N['seat']): PutIn | undefined;
}

/**
 * What comes from outside as a game's options: unset ones take their usual value, unknown ones are refused, and so are
 * those that do not go together.
 */
export function parseOptions<Options extends OptionValues>(
  game: {
    readonly id: string;
    readonly options: {
      readonly [K in keyof Options]: { readonly values: readonly Options[K][]; readonly longest?: number };
    };
    refuse?(options: Options): OptionsRefusal | undefined;
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
  for (const [name, { values, longest = 0 }] of specs) {
    const value: unknown = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : values[0];
    const isWritten = typeof value === 'string' && value.length <= longest;
    const known = isWritten ? value : values.find((allowed) => allowed === value);
    if (known === undefined) throw new OptionsError(`${game.id}: option '${name}' is ${allowedText(values, longest)}`);
    chosen[name] = known;
  }
  const refusal = game.refuse?.(chosen as Options);
  if (refusal !== undefined) throw new OptionsError(`${game.id}: ${refusalText(refusal)}`, refusal);
  return chosen as Options;
}

function allowedText(values: OptionSpec['values'], longest: number): string {
  return longest > 0 ? `a text of at most ${longest} characters` : `one of ${values.join(', ')}`;
}

function refusalText({ kind, params }: OptionsRefusal): string {
  const said = Object.entries(params).map(([name, value]) => `${name} ${value}`);
  return [`these options do not go together (${kind})`, ...said].join(', ');
}

export class OptionsError extends Error {
  constructor(
    message: string,
    readonly refusal?: OptionsRefusal,
  ) {
    super(message);
  }
}
