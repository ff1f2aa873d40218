/** `t`: what a game's rules hold in their hands while they run. State, chance, log, and the questions they put. */
import {
  type AboutOf,
  type AnswerOf,
  Ask,
  type AskType,
  type Form,
  type Nothing,
  type OptionOf,
  type Range,
  type Remarks,
  type Stop,
} from './ask.js';
import type { JsonObject } from './json.js';
import type { Random, RandomState } from './random.js';

/** The names of a game: its seats, the kinds of its asks and log entries, what may be put in out of turn. */
export interface Names {
  readonly seat: string;
  readonly asks: object;
  readonly log: object;
  readonly interjections: object;
}

/** Questions to several seats at once; nobody learns another's answer before all are in. */
export class AskAll {
  constructor(readonly asks: readonly Ask[]) {}
}

/** Thrown to break off a preview: before something hidden, or before what comes by itself. */
export class BrokenOff extends Error {
  constructor(readonly why: 'revelation' | 'later') {
    super(why);
  }
}

/** The whole position is in the state: the game can be stopped here and started again from it. */
export const CHECKPOINT = Symbol('checkpoint');

/** The rules of a game, or of a part of it, in the middle of which somebody may have to decide. */
export type Play<Result = void> = Generator<Ask | AskAll | typeof CHECKPOINT, Result, unknown>;

/** What a seat has been told so far, found out when somebody asks. */
export type Told = () => readonly LogEntry[];

/** Something that happened, to be told in any language; `to` lists the seats that may know it, if not everybody. */
export interface LogEntry {
  readonly kind: string;
  readonly params: JsonObject;
  readonly to?: readonly string[];
}

/** The log entries of a game, told apart by their kind: narrow it, and `params` is typed. */
export type LogEntryOf<Log, Kind extends keyof Log = keyof Log> = {
  [K in Kind & string]: Omit<LogEntry, 'kind' | 'params'> & { readonly kind: K; readonly params: Log[K] };
}[Kind & string];

type Keys<Map, Type> = { [K in keyof Map]: Map[K] extends Type ? K : never }[keyof Map] & string;
type OneKinds<N extends Names> = Keys<N['asks'], { readonly type: 'one' }>;
type SomeKinds<N extends Names> = Keys<N['asks'], { readonly type: 'some' }>;
type AmountKinds<N extends Names> = Keys<N['asks'], { readonly type: 'amount' }>;
type AnswerTo<N extends Names, K extends keyof N['asks']> = AnswerOf<N['asks'][K]>;
type OptionFor<N extends Names, K extends keyof N['asks']> = OptionOf<N['asks'][K]>;

/** What is said with an ask of a kind; to be left out where nothing has to be said. */
type Remark<N extends Names, K extends keyof N['asks'], More = unknown> =
  Nothing extends AboutOf<N['asks'][K]> ? [remarks?: RemarksOn<N, K> & More] : [remarks: RemarksOn<N, K> & More];
type RemarksOn<N extends Names, K extends keyof N['asks']> = Remarks<AboutOf<N['asks'][K]>>;

/** One seat's part of an `askAll`: what it may answer, and what the question is about. */
export type Question<A> = Remarks<AboutOf<A>> &
  (A extends AskType
    ? A['type'] extends 'one'
      ? { readonly options: () => readonly OptionOf<A>[] }
      : A['type'] extends 'some'
        ? { readonly options: () => readonly OptionOf<A>[]; readonly min?: number; readonly max: number }
        : { readonly range: () => Range }
    : never);

/** All that can be said with an ask. */
type AnyRemarks = Remarks<JsonObject> & {
  readonly canStop?: boolean;
  readonly min?: number;
  readonly max?: number;
};

const NOTHING: JsonObject = {};

export class Context<State, N extends Names> {
  /** Whether something hidden has come to light since the kernel last looked. Undo stops there. */
  revealed = false;
  /** In a preview nothing hidden may come to light: the rules are broken off where it would. */
  previewing = false;

  /** @param told the log so far; in JSON while it rests. */
  constructor(
    public state: State,
    private source: Random,
    private told: LogEntry[] | string = [],
  ) {}

  /** The log so far. */
  get entries(): LogEntry[] {
    if (typeof this.told === 'string') this.told = JSON.parse(this.told) as LogEntry[];
    return this.told;
  }

  /** Nobody reads the log for now: it takes a third of the room until somebody does. */
  rest(): void {
    this.told = JSON.stringify(this.entries);
  }

  /** The table's chance. What it decides was hidden from everybody: drawing from it is a revelation. */
  get random(): Random {
    this.reveal();
    return this.source;
  }

  /** To be called before a seat learns what it could not know; no answer given so far can be taken back then. */
  reveal(): void {
    if (this.previewing) throw new BrokenOff('revelation');
    this.revealed = true;
  }

  /** To be called where what comes next comes whatever was answered: a preview shows what an answer does, and ends here. */
  goesOnByItself(): void {
    if (this.previewing) throw new BrokenOff('later');
  }

  /** Chance goes on from here: in a world that a seat imagines it must not be the table's own. */
  reseed(random: Random): void {
    this.source = random;
  }

  /** Where the table's chance stands. */
  saveRandom(): RandomState {
    return this.source.save();
  }

  /** Takes up to `count` cards off the top (the end) of a face-down pile. */
  draw<Card>(pile: Card[], count = 1): Card[] {
    if (pile.length === 0 || count <= 0) return [];
    this.reveal();
    return pile.splice(Math.max(0, pile.length - count)).reverse();
  }

  /** Tells everybody what happened. */
  log<K extends keyof N['log'] & string>(kind: K, params: N['log'][K] & JsonObject): void {
    this.entries.push({ kind, params });
  }

  /** Tells some seats what the others may not know. */
  tell<K extends keyof N['log'] & string>(
    seats: readonly N['seat'][],
    kind: K,
    params: N['log'][K] & JsonObject,
  ): void {
    this.entries.push({ kind, params, to: seats });
  }

  ask<K extends OneKinds<N>>(
    seat: N['seat'],
    kind: K,
    options: () => readonly OptionFor<N, K>[],
    ...remarks: Remark<N, K, { readonly canStop?: false }>
  ): Play<AnswerTo<N, K>>;
  ask<K extends OneKinds<N>>(
    seat: N['seat'],
    kind: K,
    options: () => readonly OptionFor<N, K>[],
    remarks: RemarksOn<N, K> & { readonly canStop: boolean },
  ): Play<AnswerTo<N, K> | Stop>;
  /** Asks a seat to pick one of the options, or to stop where it can. Nobody is asked what has only one answer. */
  *ask<K extends OneKinds<N>>(
    seat: N['seat'],
    kind: K,
    options: () => readonly OptionFor<N, K>[],
    remarks?: unknown,
  ): Play<AnswerTo<N, K> | Stop> {
    const said = remarks as AnyRemarks | undefined;
    const form: Form = { type: 'one', options, canStop: said?.canStop ?? false };
    const ask = checked(new Ask(seat, kind, form, said?.about ?? NOTHING));
    const forced = said?.always ? undefined : ask.forced;
    return (forced === undefined ? yield ask : forced.answer) as AnswerTo<N, K> | Stop;
  }

  /** Asks a seat to pick `min` to `max` of the options (all of them, if not said otherwise). */
  askSome<K extends SomeKinds<N>>(
    seat: N['seat'],
    kind: K,
    options: () => readonly OptionFor<N, K>[],
    ...remarks: Remark<N, K, { readonly min?: number; readonly max?: number }>
  ): Play<AnswerTo<N, K>>;
  *askSome<K extends SomeKinds<N>>(
    seat: N['seat'],
    kind: K,
    options: () => readonly OptionFor<N, K>[],
    remarks?: unknown,
  ): Play<AnswerTo<N, K>> {
    const said = remarks as AnyRemarks | undefined;
    const form: Form = { type: 'some', options, count: counting(said) };
    const ask = checked(new Ask(seat, kind, form, said?.about ?? NOTHING));
    const forced = said?.always ? undefined : ask.forced;
    return (forced === undefined ? yield ask : forced.answer) as AnswerTo<N, K>;
  }

  /** Asks a seat for a whole number. */
  askAmount<K extends AmountKinds<N>>(
    seat: N['seat'],
    kind: K,
    range: () => Range,
    ...remarks: Remark<N, K>
  ): Play<number>;
  *askAmount<K extends AmountKinds<N>>(seat: N['seat'], kind: K, range: () => Range, remarks?: unknown): Play<number> {
    const said = remarks as AnyRemarks | undefined;
    const form: Form = { type: 'amount', range };
    const ask = checked(new Ask(seat, kind, form, said?.about ?? NOTHING));
    const forced = said?.always ? undefined : ask.forced;
    return (forced === undefined ? yield ask : forced.answer) as number;
  }

  /**
   * Asks several seats at once, in secret. Answers come in any order and may be changed until the last is in; then
   * all of them come to light.
   */
  *askAll<K extends keyof N['asks'] & string, Seat extends N['seat']>(
    seats: readonly Seat[],
    kind: K,
    question: (seat: Seat) => Question<N['asks'][K]>,
  ): Play<Record<Seat, AnswerTo<N, K>>> {
    const answers: Record<string, unknown> = {};
    const open: Ask[] = [];
    for (const seat of seats) {
      const asked = question(seat);
      const ask = checked(new Ask(seat, kind, formOf(asked), asked.about ?? NOTHING));
      const forced = asked.always ? undefined : ask.forced;
      answers[seat] = forced?.answer;
      if (forced === undefined) open.push(ask);
    }
    if (open.length > 0) {
      const given = (yield new AskAll(open)) as readonly unknown[];
      open.forEach((ask, i) => {
        answers[ask.seat] = given[i];
      });
    }
    this.reveal();
    return answers as Record<Seat, AnswerTo<N, K>>;
  }

  /** The game's whole position is in the state now: it can be saved, and the rules started again from here. */
  *checkpoint(): Play {
    yield CHECKPOINT;
  }
}

function checked(ask: Ask): Ask {
  if (!ask.answerable) throw new Error(`the rules ask ${ask.seat} for '${ask.kind}', to which there is no answer`);
  return ask;
}

function formOf(question: {
  options?: () => readonly unknown[];
  range?: () => Range;
  min?: number;
  max?: number;
}): Form {
  if (question.range) return { type: 'amount', range: question.range };
  const options = question.options ?? (() => []);
  if (question.max !== undefined) return { type: 'some', options, count: counting(question) };
  return { type: 'one', options, canStop: false };
}

function counting(extra: { readonly min?: number; readonly max?: number } | undefined): (options: number) => Range {
  return (options) => ({ min: extra?.min ?? 0, max: Math.min(extra?.max ?? options, options) });
}
