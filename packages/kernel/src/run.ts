/**
 * One game being played: drives the rules from answer to answer. It keeps no history; `Table` adds that, and a
 * simulation goes without.
 */
import { type Ask, NotAnAnswer } from './ask.js';
import { AskAll, CHECKPOINT, Context, type LogEntry, type Names, type Play } from './context.js';
import type { Game, Interjection } from './game.js';
import { clone, equal } from './json.js';
import type { Random } from './random.js';

/** What a seat put in, as it is kept: an answer to what it was asked, or something out of turn. */
export type Entry =
  | { readonly seat: string; readonly answer: unknown }
  | { readonly seat: string; readonly interjection: string; readonly value: unknown };

export type RefusalReason = 'unknown-seat' | 'not-asked' | 'stale' | 'not-an-option' | 'malformed' | 'over';

/** Why an input was not taken. Nothing has changed. */
export class Refusal {
  readonly ok = false;
  constructor(
    readonly reason: RefusalReason,
    readonly message: string,
  ) {}
}

interface Group {
  readonly asks: readonly Ask[];
  readonly answers: unknown[];
  readonly answered: boolean[];
}

const NOBODY: readonly Ask[] = [];

export class Run {
  readonly t: Context<object, Names>;
  over = false;
  /** How often the rules have put a question: a secret answer that does not complete its round leaves it as it is. */
  questions = 0;
  private play: Play;
  private pending: readonly Ask[] = NOBODY;
  private group: Group | undefined;

  /**
   * Starts the rules from the position that the state is in.
   * @param onCheckpoint is called at every checkpoint; when it returns a state, the rules are started again from that.
   */
  constructor(
    readonly game: Game,
    readonly seats: readonly string[],
    state: object,
    random: Random,
    private readonly onCheckpoint: (t: Context<object, Names>) => object | undefined = () => undefined,
    log: LogEntry[] = [],
  ) {
    this.t = new Context(state, random, log);
    this.play = game.play(this.t);
    this.resume(undefined);
  }

  get state(): object {
    return this.t.state;
  }

  get log(): readonly LogEntry[] {
    return this.t.entries;
  }

  /** The questions that are open, one at most for each seat. */
  asks(): readonly Ask[] {
    return this.pending;
  }

  /** The seats that are deciding. Who of several has answered in secret already does not show. */
  deciding(): readonly string[] {
    return (this.group?.asks ?? this.pending).map((ask) => ask.seat);
  }

  askOf(seat: string): Ask | undefined {
    for (const ask of this.pending) if (ask.seat === seat) return ask;
    return undefined;
  }

  /** Whether what is asked now is answered in secret. */
  get secret(): boolean {
    return this.group !== undefined;
  }

  /** Whether the seat has given a secret answer that nobody has seen yet. */
  holdsSecretAnswer(seat: string): boolean {
    return this.group?.asks.some((ask, i) => ask.seat === seat && this.group?.answered[i] === true) ?? false;
  }

  /** Answers an open ask and plays on to the next, unless the answer is refused. */
  answer(ask: Ask, answer: unknown): Refusal | undefined {
    const accepted = ask.accept(answer);
    if (accepted instanceof NotAnAnswer) return new Refusal('not-an-option', accepted.reason);
    this.goOn(ask, accepted);
    return undefined;
  }

  /** The same, and returns the answer as it is to be kept: the rules may go on to change what was picked. */
  answerAndKeep(ask: Ask, answer: unknown): Refusal | { readonly kept: unknown } {
    const accepted = ask.accept(answer);
    if (accepted instanceof NotAnAnswer) return new Refusal('not-an-option', accepted.reason);
    const kept = clone(accepted);
    this.goOn(ask, accepted);
    return { kept };
  }

  private goOn(ask: Ask, accepted: unknown): void {
    if (this.group === undefined) {
      this.resume(accepted);
      return;
    }
    const { asks, answers, answered } = this.group;
    const index = asks.indexOf(ask);
    answers[index] = accepted;
    answered[index] = true;
    if (answered.every(Boolean)) this.resume(answers);
    else this.pending = asks.filter((_, i) => !answered[i]);
  }

  /** What the seat may put in out of turn, by kind. */
  interjections(seat: string): readonly { readonly kind: string; readonly options: readonly unknown[] }[] {
    const all = this.game.interjections;
    if (all === undefined || this.over) return [];
    return (Object.entries(all) as [string, Interjection<object, Names, unknown>][])
      .map(([kind, { options }]) => ({ kind, options: options(this.state, seat) }))
      .filter(({ options }) => options.length > 0);
  }

  /** Puts something in out of turn. The open asks stay open, with their options as they are now. */
  interject(seat: string, kind: string, value: unknown): Refusal | { readonly kept: unknown } {
    const all = (this.game.interjections ?? {}) as Record<string, Interjection<object, Names, unknown>>;
    const interjection = Object.hasOwn(all, kind) ? all[kind] : undefined;
    if (interjection === undefined) return new Refusal('malformed', `nothing called '${kind}' can be put in`);
    const options = interjection.options(this.state, seat);
    const index = options.findIndex((option) => equal(option, value));
    if (index < 0 && (value === undefined || !interjection.allows?.(this.state, seat, value)))
      return new Refusal('not-an-option', `'${kind}' cannot be put in like this now`);
    const accepted = index < 0 ? clone(value) : options[index];
    const kept = clone(accepted);
    this.t.reveal();
    interjection.apply(this.t, seat, accepted);
    for (const ask of this.pending) {
      ask.refresh();
      if (!ask.answerable) throw new Error(`'${kind}' left ${ask.seat} without an answer to '${ask.kind}'`);
    }
    return { kept };
  }

  private resume(value: unknown): void {
    this.group = undefined;
    this.questions++;
    let step = this.play.next(value);
    while (!step.done) {
      const request = step.value;
      if (request === CHECKPOINT) {
        const state = this.onCheckpoint(this.t);
        if (state !== undefined) {
          this.t.state = state;
          this.play = this.game.play(this.t);
        }
        step = this.play.next();
        // Rules that begin with a checkpoint come back to the one at which they were started again.
        if (state !== undefined && step.value === CHECKPOINT) step = this.play.next();
      } else if (request instanceof AskAll) {
        const { asks } = request;
        this.group = { asks, answers: asks.map(() => undefined), answered: asks.map(() => false) };
        this.pending = asks;
        return;
      } else {
        this.pending = [request];
        return;
      }
    }
    this.pending = NOBODY;
    this.over = true;
  }
}
