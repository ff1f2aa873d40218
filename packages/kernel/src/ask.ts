/** A question to one seat: pick one option, pick some of them, or name an amount. */
import { equal, type Json, type JsonObject } from './json.js';

/** What a game declares of its asks, kind by kind: `interface Asks { strike: One<CompanyId>; bid: Amount }`. */
export interface One<Option> {
  readonly type: 'one';
  readonly option: Option;
}
export interface Some<Option> {
  readonly type: 'some';
  readonly option: Option;
}
export interface Amount {
  readonly type: 'amount';
  readonly option: number;
}
export type AskType = One<unknown> | Some<unknown> | Amount;

export type OptionOf<A> = A extends { readonly option: infer Option } ? Option : never;
export type AnswerOf<A> =
  A extends One<infer Option>
    ? Option
    : A extends Some<infer Option>
      ? readonly Option[]
      : A extends Amount
        ? number
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

/** Further words on an ask. */
export interface About {
  /** What the question is about, for the words that put it to a person. Only the asked seat sees it. */
  readonly about?: JsonObject;
  /** Put the question even when it has one answer only, because leaving it out would give something away. */
  readonly always?: boolean;
}

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

export class NotAnAnswer {
  constructor(readonly reason: string) {}
}

const NO_OPTIONS: readonly unknown[] = [];

export class Ask {
  /** The table's version at which the question was put; an answer has to name it. */
  version = 0;
  private list: readonly unknown[] | undefined;
  private limits: Range | undefined;

  constructor(
    readonly seat: string,
    readonly kind: string,
    private readonly form: Form,
    readonly about: JsonObject,
  ) {}

  get type(): AskType['type'] {
    return this.form.type;
  }

  get canStop(): boolean {
    return this.form.type === 'one' && this.form.canStop;
  }

  /** The options as they are now; empty for an amount. */
  get options(): readonly unknown[] {
    if (this.list === undefined) this.list = this.form.type === 'amount' ? NO_OPTIONS : this.form.options();
    return this.list;
  }

  /** How many options to pick, or the least and the greatest amount. */
  get range(): Range {
    this.limits ??= this.computeRange();
    return this.limits;
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

  /** Games offer plain values as options; this is where they leave the kernel as JSON. */
  describe(): AskDescription {
    const { seat, kind, version, type, canStop, about } = this;
    return { seat, kind, version, type, options: this.options as readonly Json[], ...this.range, canStop, about };
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
