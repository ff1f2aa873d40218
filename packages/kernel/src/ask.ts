/** A question to one seat: pick one option, pick some of them, or name an amount. */
import { equal, type Json, type JsonObject } from './json.js';

/** There is nothing to say about an ask but its kind. */
export type Nothing = Readonly<Record<string, never>>;

/**
 * What a game declares of its asks, kind by kind, with what there is to say about each:
 * `interface Asks { strike: One<CompanyId>; bid: Amount<{ left: number }> }`.
 */
export interface One<Option, About extends JsonObject = Nothing> {
  readonly type: 'one';
  readonly option: Option;
  readonly about: About;
}
export interface Some<Option, About extends JsonObject = Nothing> {
  readonly type: 'some';
  readonly option: Option;
  readonly about: About;
}
export interface Amount<About extends JsonObject = Nothing> {
  readonly type: 'amount';
  readonly option: number;
  readonly about: About;
}
export type AskType = One<unknown, JsonObject> | Some<unknown, JsonObject> | Amount<JsonObject>;

export type OptionOf<A> = A extends { readonly option: infer Option } ? Option : never;
export type AboutOf<A> = [A] extends [{ readonly about: infer About }]
  ? [A] extends [never]
    ? Nothing
    : About
  : Nothing;
export type AnswerOf<A> = A extends { readonly type: infer Type; readonly option: infer Option }
  ? Type extends 'some'
    ? readonly Option[]
    : Option
  : never;

/** The answer of a seat that wants no (further) option of an ask that `canStop`. */
export const STOP = null;
export type Stop = typeof STOP;

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** What can be answered, computed from the state when somebody looks. */
export type Form =
  | { readonly type: 'one'; readonly options: () => readonly unknown[]; readonly canStop: boolean }
  | { readonly type: 'some'; readonly options: () => readonly unknown[]; readonly count: (options: number) => Range }
  | { readonly type: 'amount'; readonly range: () => Range };

/**
 * What is said with an ask. `about` says what the question is about, for the words that put it to a person; only the
 * asked seat sees it. It has to be said where the game declares that there is always something to say.
 */
export type Remarks<About> = (Nothing extends About ? { readonly about?: About } : { readonly about: About }) & {
  /** Put the question even when it has one answer only, because leaving it out would give something away. */
  readonly always?: boolean;
};

/** An ask that is open, as it goes over a wire. */
export interface AskDescription {
  readonly seat: string;
  readonly kind: string;
  readonly version: number;
  readonly type: AskType['type'];
  /** The options to pick from; empty for an amount. */
  readonly options: readonly Json[];
  /** How many to pick, or the least and the greatest amount. */
  readonly min: number;
  readonly max: number;
  /** Whether `null` (no option at all) is an answer too. */
  readonly canStop: boolean;
  readonly about: JsonObject;
}

/** The asks of a game as they go over a wire, told apart by their kind: narrow it, and options and `about` are typed. */
export type AskOf<Asks, Kind extends keyof Asks = keyof Asks> = {
  [K in Kind & string]: Omit<AskDescription, 'kind' | 'type' | 'options' | 'about'> & {
    readonly kind: K;
    readonly type: Asks[K] extends AskType ? Asks[K]['type'] : never;
    readonly options: readonly (Asks[K] extends Amount<JsonObject> ? never : OptionOf<Asks[K]>)[];
    readonly about: AboutOf<Asks[K]>;
  };
}[Kind & string];

export class NotAnAnswer {
  constructor(readonly reason: string) {}
}

const NO_OPTIONS: readonly Json[] = [];

export class Ask implements AskDescription {
  /** The table's version at which the question was put; an answer has to name it. */
  version = 0;
  private list: readonly Json[] | undefined;
  private limits: Range | undefined;

  constructor(
    readonly seat: string,
    readonly kind: string,
    private readonly form: Form,
    /** Emptied where the question is put in a world that another seat imagines. */
    public about: JsonObject,
  ) {}

  get type(): AskType['type'] {
    return this.form.type;
  }

  get canStop(): boolean {
    return this.form.type === 'one' && this.form.canStop;
  }

  /** The options as they are now; empty for an amount. */
  get options(): readonly Json[] {
    // Games offer plain values as options; this is where they leave the kernel as JSON.
    this.list ??= this.form.type === 'amount' ? NO_OPTIONS : (this.form.options() as readonly Json[]);
    return this.list;
  }

  /** How many options to pick, or the least and the greatest amount. */
  get range(): Range {
    this.limits ??= this.computeRange();
    return this.limits;
  }

  get min(): number {
    return this.range.min;
  }

  get max(): number {
    return this.range.max;
  }

  private computeRange(): Range {
    switch (this.form.type) {
      case 'one':
        return this.form.canStop ? UP_TO_ONE : EXACTLY_ONE;
      case 'some':
        return this.form.count(this.options.length);
      case 'amount':
        return this.form.range();
    }
  }

  /** The state has changed while the question was open: options are computed anew when somebody looks. */
  refresh(): void {
    this.list = undefined;
    this.limits = undefined;
  }

  /** Whether anything can be answered at all. A game that asks the impossible is wrong. */
  get answerable(): boolean {
    const { min, max } = this.range;
    if (this.form.type === 'one') return this.form.canStop || this.options.length > 0;
    return min <= max && (this.form.type === 'amount' || max <= this.options.length) && min >= 0;
  }

  /** The only answer, where there is only one; `undefined` where there is something to decide. */
  get forced(): { readonly answer: unknown } | undefined {
    const { form } = this;
    if (form.type === 'one') {
      const count = this.options.length;
      if (count === 0 && form.canStop) return { answer: STOP };
      return count === 1 && !form.canStop ? { answer: this.options[0] } : undefined;
    }
    const { min, max } = this.range;
    if (min !== max) return undefined;
    if (form.type === 'amount') return { answer: min };
    if (max === 0) return { answer: NO_OPTIONS };
    return max === this.options.length ? { answer: this.options.slice() } : undefined;
  }

  /** The game's own copy of what `answer` names, or why it is no answer to this ask. */
  accept(answer: unknown): unknown | NotAnAnswer {
    switch (this.form.type) {
      case 'one':
        return this.acceptOne(answer);
      case 'some':
        return this.acceptSome(answer);
      case 'amount':
        return this.acceptAmount(answer);
    }
  }

  private acceptOne(answer: unknown): unknown | NotAnAnswer {
    if (answer === STOP && this.canStop) return STOP;
    const index = indexOf(this.options, answer);
    return index < 0 ? new NotAnAnswer('the answer is not one of the options') : this.options[index];
  }

  /** Picked options come back in the order of the options, whatever the order in which they were named. */
  private acceptSome(answer: unknown): unknown | NotAnAnswer {
    if (!Array.isArray(answer)) return new NotAnAnswer('the answer is not a list of options');
    const { min, max } = this.range;
    if (answer.length < min || answer.length > max) {
      return new NotAnAnswer(`${answer.length} options were picked where ${min} to ${max} can be`);
    }
    const picked = new Set<number>();
    for (const item of answer) {
      const index = indexOf(this.options, item, picked);
      if (index < 0) return new NotAnAnswer('something picked is not an option, or was picked twice');
      picked.add(index);
    }
    return this.options.filter((_, index) => picked.has(index));
  }

  private acceptAmount(answer: unknown): unknown | NotAnAnswer {
    const { min, max } = this.range;
    if (typeof answer !== 'number' || !Number.isInteger(answer))
      return new NotAnAnswer('the answer is not a whole number');
    if (answer < min || answer > max) return new NotAnAnswer(`${answer} is not between ${min} and ${max}`);
    return answer + 0; // JSON can say -0, a game never means it
  }

  /** The question as it stands now, apart from the rules that put it. */
  describe(): AskDescription {
    const { seat, kind, version, type, options, canStop, about } = this;
    const { min, max } = this.range;
    return { seat, kind, version, type, options, min, max, canStop, about };
  }
}

const EXACTLY_ONE: Range = { min: 1, max: 1 };
const UP_TO_ONE: Range = { min: 0, max: 1 };

/** Where the answer stands among the options: by identity, which is fast, or by what it says. */
function indexOf(options: readonly unknown[], answer: unknown, except?: ReadonlySet<number>): number {
  const index = options.indexOf(answer);
  if (index >= 0 && !except?.has(index)) return index;
  return options.findIndex((option, i) => !except?.has(i) && equal(option, answer));
}
