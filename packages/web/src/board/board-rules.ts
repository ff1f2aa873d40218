/**
 * What a game tells the toolkit of its board: for each kind of ask how it is answered by pointing, and a few things
 * about its spots. All of it is plain: nothing here draws. A spot is a name, `slot:clinic:1`; every game types its own.
 */
import type { Amount, AskOf, Json, JsonObject, OptionOf } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { Path } from './path.js';

/** Any ask that is open; what a game's own table is given is typed by its kind. */
export interface OpenAsk<Option = unknown> {
  readonly seat: string;
  readonly kind: string;
  readonly type: 'one' | 'some' | 'amount';
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly canStop: boolean;
  readonly about: JsonObject;
}

/** An answer that is meant for the next ask of its kind, or a wish that the game makes answers of. */
export type Planned = {
  readonly kind: string;
  /** Kinds of questions that may be answered in between. */
  readonly past?: readonly string[];
} & ({ readonly answer: Json } | { readonly wish: unknown });
export type Plan = readonly Planned[];

export interface FollowUp {
  readonly answer: Json;
  /** What is still meant after it. */
  readonly rest: Plan;
}

export interface BoardRules<View extends object = object, Spot extends string = string> {
  /** A kind that is missing here is answered from a list. */
  readonly asks: { readonly [kind: string]: PickRules<View, Spot> | AmountRules<View> | undefined };
  /** Why a spot cannot be chosen now, in words, where a person would wonder. */
  whyNot?(spot: Spot, ask: OpenAsk, view: View, words: GameWords): string | undefined;
  /**
   * What pressing a spot that answers nothing means: an answer that leads there, and what is meant for the questions
   * after it. Such a spot has no ring; `meaning` says what a press begins.
   */
  intends?(spot: Spot, ask: OpenAsk, view: View): FollowUp | undefined;
  /** Where what lies at such a spot may be carried: to spots of which something is intended. */
  carriesTo?(spot: Spot, ask: OpenAsk, view: View): readonly Spot[];
  meaning?(spot: Spot, ask: OpenAsk, view: View, words: GameWords): string | undefined;
  /** Whether an answer is a small step that its seat can take back before anybody else acts: one tap is enough. */
  isSmall?(ask: OpenAsk, view: View, option?: unknown): boolean;
  /** What nobody can do any more after an answer that waits to be confirmed, in words: the reason to think again. */
  givesUp?(ask: OpenAsk, view: View, option: unknown, words: GameWords): string | undefined;
  /** Whether no part of the board draws a spot, so that it lies beside the question. */
  isLoose?(spot: Spot, view: View): boolean;
  /** Whether what lies at a spot can be taken up and carried to another. */
  canCarry?(spot: Spot, view: View): boolean;
  /** Whether a spot lies within another: what is let go above the outer one means the inner, if no other would do. */
  isWithin?(inner: Spot, outer: Spot): boolean;
  /** The anchor of what a question is about, to be marked on the board. */
  subjectOf?(ask: OpenAsk): string | undefined;
}

/** Every kind of ask of a game; one that is left out does not compile. */
export type AskTable<Asks, View extends object, Spot extends string> = {
  readonly [Kind in keyof Asks & string]: Asks[Kind] extends Amount<JsonObject>
    ? AmountRules<View, AskOf<Asks, Kind>>
    : PickRules<View, Spot, OptionOf<Asks[Kind]>, AskOf<Asks, Kind>>;
};

/** A kind of ask that picks among options. */
export interface PickRules<
  View extends object = object,
  Spot extends string = string,
  Option = unknown,
  Ask = OpenAsk,
> {
  /** The ways of pointing at an option; none where the board has no place for it. */
  paths(option: Option, ask: Ask, view: View): readonly Path<Spot>[];
  /** What having pointed at these spots means for the questions that will follow the answer. */
  plan?(path: Path<Spot>, ask: Ask, view: View): Plan;
  /** How a wish that was planned for this kind is fulfilled. */
  readonly wishes?: WishRules<Ask>;
  /** Such asks come again and again until one stops: their changes are gathered, and confirmed together. */
  readonly gathering?: Gathering<View, Option, Ask>;
  /** Whether its answers are so short and few that they stand in the question too, though they lie on the board. */
  readonly inQuestion?: boolean;
  /** Whether an option means to be done: it has a key of its own. */
  isDone?(option: Option): boolean;
}

export interface WishRules<Ask = OpenAsk> {
  /** What is answered to fulfil the wish, if that can be told. */
  answer(wish: unknown, ask: Ask): FollowUp | undefined;
  /** Whether a wish that this ask could not fulfil is kept for the next. */
  outlasts(wish: unknown, ask: Ask): boolean;
}

export interface Gathering<View extends object = object, Option = unknown, Ask = OpenAsk> {
  /** What an option changes, and what can be changed once only. */
  changes(option: Option): string;
  /** How often the same option may be taken; once if this is not said. */
  times?(ask: Ask): number;
  /** Whether there is room for one more. */
  fits?(option: Option, gathered: readonly Option[], ask: Ask, view: View): boolean;
  /** What is gathered comes to this, in words. */
  sum?(gathered: readonly Option[], ask: Ask, words: GameWords): string;
}

/** A kind of ask that names an amount. */
export interface AmountRules<View extends object = object, Ask = OpenAsk> {
  amount(ask: Ask, view: View): AmountMeaning;
}

export interface AmountMeaning {
  /** What is counted, if that is known; the game draws it. */
  readonly unit: string | undefined;
  /** Where the choice begins: what a person would most likely want. */
  readonly start: number;
  /** An amount in a closed fist is shown to nobody, not even in a preview. */
  readonly fist?: boolean;
  /** What its button says, where it is more than that so many are taken. */
  readonly confirm?: string;
  /** The amount in words, with what it costs or brings. */
  say(amount: number, words: GameWords): string;
}
