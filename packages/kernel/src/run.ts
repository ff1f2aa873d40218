/**
 * One game being played: drives the rules from answer to answer. It keeps no history; `Table` adds that, and a
 * simulation goes without.
 */
import type { Possible } from './advice.js';
import { type Ask, NotAnAnswer } from './ask.js';
import { AskAll, CHECKPOINT, Context, type LogEntry, type Names, type Play } from './context.js';
import { SplitRandom } from './fast-random.js';
import { type Game, type Interjection, SUCCESSION } from './game.js';
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

/** How often hidden things are dealt anew until a world fits the open questions. */
const IMAGINED_AT_MOST = 100;

/** So many checkpoints in a row without a question are no game, but rules that run in a circle. */
const IN_A_CIRCLE = 1000;

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

  /** How many answers to what is asked in secret are in already. */
  get secretAnswers(): number {
    return this.group?.answered.filter(Boolean).length ?? 0;
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
  interjections(seat: string): readonly Possible[] {
    const all = this.game.interjections;
    if (all === undefined || this.over) return [];
    return (Object.entries(all) as [string, Interjection<object, Names, unknown>][])
      .map(([kind, { options, allows }]) => ({
        kind,
        options: options(this.state, seat),
        more: allows !== undefined,
      }))
      .filter(({ options }) => options.length > 0);
  }

  /** What of the game itself could take the seat's place now. */
  successors(seat: string): readonly string[] {
    return this.over ? [] : (this.game.succession?.options(this.state, seat) ?? []);
  }

  /** Puts something in out of turn. The open asks stay open, with their options as they are now. */
  interject(seat: string, kind: string, value: unknown): Refusal | { readonly kept: unknown } {
    const interjection = this.interjectionNamed(kind);
    if (interjection === undefined) return new Refusal('malformed', `nothing called '${kind}' can be put in`);
    const accepted = this.accepted(interjection, seat, value);
    if (accepted === undefined) return new Refusal('not-an-option', `'${kind}' cannot be put in like this now`);
    const kept = clone(accepted);
    interjection.apply(this.t, seat, accepted);
    for (const ask of this.pending) {
      ask.refresh();
      if (!ask.answerable) throw new Error(`'${kind}' left ${ask.seat} without an answer to '${ask.kind}'`);
    }
    return { kept };
  }

  private interjectionNamed(kind: string): Interjection<object, Names, unknown> | undefined {
    const { interjections = {}, succession } = this.game;
    if (kind === SUCCESSION) return succession as Interjection<object, Names, unknown> | undefined;
    const all = interjections as Record<string, Interjection<object, Names, unknown>>;
    return Object.hasOwn(all, kind) ? all[kind] : undefined;
  }

  /** The game's own copy of what is put in, or nothing. To allow a value is cheaper than to list all that could be. */
  private accepted(interjection: Interjection<object, Names, unknown>, seat: string, value: unknown): unknown {
    if (value === undefined) return undefined;
    if (interjection.allows?.(this.state, seat, value)) return clone(value);
    return interjection.options(this.state, seat).find((option) => equal(option, value));
  }

  /**
   * Turns the position into one that could be so for all that the seat knows: hidden things are dealt anew, what only
   * others were told is forgotten, and chance goes on from `random`.
   */
  imagine(seat: string, random: Random): void {
    if (this.game.imagine === undefined) throw new Error(`${this.game.id} does not say what a seat cannot know`);
    const others = this.pending.filter((ask) => ask.seat !== seat);
    const { entries } = this.t;
    const told = visible(entries, seat);
    for (let tries = 0; tries < IMAGINED_AT_MOST; tries++) {
      this.game.imagine(this.state, seat, random, told);
      for (const ask of this.pending) ask.refresh();
      // Who is asked has something to answer: a world in which it has not cannot be so.
      if (others.every(({ answerable }) => answerable)) break;
    }
    this.t.reseed(new SplitRandom(`${random.int(2 ** 32)}`));
    entries.splice(0, entries.length, ...told);
    for (const ask of others) ask.about = {};
  }

  private resume(value: unknown): void {
    this.group = undefined;
    this.questions++;
    let step = this.play.next(value);
    let checkpoints = 0;
    while (!step.done) {
      const request = step.value;
      if (request === CHECKPOINT) {
        if (++checkpoints > IN_A_CIRCLE) {
          throw new Error(`${IN_A_CIRCLE} checkpoints have passed and nobody was asked: is a yield* missing?`);
        }
        const state = this.onCheckpoint(this.t);
        if (state !== undefined) {
          this.t.state = state;
          this.play = this.game.play(this.t);
        }
        step = this.play.next();
        // Rules that begin with a checkpoint come back to the one at which they were started again; others to the next.
        if (state !== undefined && step.value === CHECKPOINT) {
          this.onCheckpoint(this.t);
          step = this.play.next();
        }
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

/** What of a log the seat, or a spectator, may know. */
export function visible(log: readonly LogEntry[], seat: string | null): readonly LogEntry[] {
  return log.filter(({ to }) => to === undefined || (seat !== null && to.includes(seat)));
}
