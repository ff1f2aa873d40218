/**
 * A table: a game with its history. It alone decides whether an input is acceptable, takes answers back as far as that
 * is fair, saves and loads, and forks.
 */
import type { Ask, AskDescription } from './ask.js';
import { type Context, type LogEntry, type Names, Revelation } from './context.js';
import { type Game, type OptionValues, parseOptions, type Standing } from './game.js';
import { clone } from './json.js';
import { hashText, loadRandom, type RandomKind, type RandomState, seededRandom } from './random.js';
import { type Entry, Refusal, Run } from './run.js';
import { parseSavedTable, type SavedTable, SavedTableError, TABLE_FORMAT } from './saved.js';

/** What a seat sends: an answer to the question that was put at `version`, or something out of turn. */
export type Input =
  | { readonly seat: string; readonly version: number; readonly answer: unknown }
  | { readonly seat: string; readonly interjection: string; readonly value: unknown };

export interface Accepted {
  readonly ok: true;
  readonly version: number;
}

/** Why a seat cannot take its last answer back. */
export class CannotUndo {
  readonly ok = false;
  constructor(readonly reason: 'nothing' | 'revealed' | 'others') {}
}

/** What a seat would see if it gave an answer, up to the first revelation or the next question. */
export interface Preview {
  readonly ok: true;
  readonly view: object;
  readonly log: readonly LogEntry[];
  readonly stopped: 'revelation' | 'asked' | 'over';
}

/** A broken rule, not a broken input. The table is as it was before the input. */
export class RulesError extends Error {}

/** A position from which the rules can be started again. Never changed: a run works on a copy. */
interface Snapshot {
  readonly state: object;
  readonly random: RandomState;
  /** How many entries had been taken, and log lines written, when it was made. */
  readonly entries: number;
  readonly log: number;
}

interface Identity<State extends object> {
  readonly game: Game<State>;
  readonly options: OptionValues;
  readonly seed: string;
  readonly random: RandomKind;
}

export class Table<State extends object = object> {
  readonly seats: readonly string[];
  /** Grows by one with everything that is taken or taken back. */
  version = 0;
  /** The version at which the open questions were put. */
  private askedAt = 0;
  private entries: Entry[] = [];
  /** Entries before this one cannot be taken back: something came to light after them. */
  private barrier = 0;
  private run: Run;
  /** The number of the entry that the rules are playing, or have played last. */
  private playing = 0;

  /**
   * @param snapshots the checkpoints from which every fair undo can be played again: the last one at or before the
   * barrier, and all after it.
   */
  private constructor(
    private readonly identity: Identity<State>,
    private snapshots: Snapshot[],
    entries: readonly Entry[],
    log: readonly LogEntry[],
  ) {
    this.seats = identity.game.seats(identity.options);
    this.run = this.playAgain(entries, log);
  }

  static open<State extends object, N extends Names, Options extends OptionValues>(
    game: Game<State, N, Options>,
    options: Partial<Options>,
    seed: string,
    random: RandomKind = 'chacha',
  ): Table<State> {
    const identity = { game: game as Game<State>, options: parseOptions(game, options), seed, random };
    const source = seededRandom(random, seed);
    const state = identity.game.setup(identity.options, source);
    return new Table<State>(identity, [{ state, random: source.save(), entries: 0, log: 0 }], [], []);
  }

  get game(): Game<State> {
    return this.identity.game;
  }

  get options(): OptionValues {
    return this.identity.options;
  }

  get seed(): string {
    return this.identity.seed;
  }

  /** The state itself, for those who may see everything. Not to be changed. */
  get state(): State {
    return this.run.state as State;
  }

  get over(): boolean {
    return this.run.over;
  }

  /** The questions that are open, each with its options, for every seat that has not answered. */
  asks(): readonly Ask[] {
    return this.run.asks();
  }

  askOf(seat: string): AskDescription | undefined {
    return this.run.askOf(seat)?.describe();
  }

  /** The seats that are deciding. Who of several has answered in secret already does not show. */
  deciding(): readonly string[] {
    return this.run.deciding();
  }

  interjections(seat: string): readonly { readonly kind: string; readonly options: readonly unknown[] }[] {
    return this.run.interjections(seat);
  }

  view(seat: string | null): object {
    return this.game.view(this.state, seat);
  }

  /** What has happened as far as the seat, or a spectator, may know it. */
  log(seat: string | null): readonly LogEntry[] {
    return visible(this.run.log, seat);
  }

  standings(): readonly Standing[] {
    return this.game.standings(this.state);
  }

  hash(): string {
    return hashText(JSON.stringify(this.state));
  }

  submit(input: Input): Accepted | Refusal {
    const refusal = this.refuse(input);
    if (refusal) return refusal;
    const { questions } = this.run;
    let taken: Taken;
    try {
      taken = this.take(this.run, input, this.entries.length + 1);
    } catch (error) {
      this.run = this.playAgain(this.entries, this.run.log);
      throw new RulesError(`${this.game.id}, version ${this.version}: ${(error as Error).message}`, { cause: error });
    }
    if (taken instanceof Refusal) return taken;
    this.entries.push(entryOf(input, taken.kept));
    this.version++;
    if (this.run.questions !== questions) this.askedAt = this.version;
    this.settle(this.run);
    return { ok: true, version: this.version };
  }

  /** Why the seat cannot take its last answer back now, or `undefined` when it can. */
  cannotUndo(seat: string): CannotUndo | undefined {
    const undone = this.lastUndoable(seat);
    return undone instanceof CannotUndo ? undone : undefined;
  }

  /** Takes back the seat's last answer, or (`all`) every answer up to the last revelation or another seat's answer. */
  undo(seat: string, all = false): Accepted | CannotUndo {
    const undone = this.lastUndoable(seat);
    if (undone instanceof CannotUndo) return undone;
    const wasSecret = this.run.holdsSecretAnswer(seat);
    let count = 1;
    if (all && !wasSecret)
      while (undone - count >= this.barrier && this.entries[undone - count]?.seat === seat) count++;
    const left = this.entries.toSpliced(undone - count + 1, count);
    this.run = this.playAgain(left, this.run.log);
    this.version++;
    // Taking a secret answer back reopens one question; the others' stay the ones that were put.
    if (!wasSecret) this.askedAt = this.version;
    this.stamp(this.run);
    return { ok: true, version: this.version };
  }

  /** What the seat would see after this input, without revelation; nothing changes. */
  preview(input: Input): Preview | Refusal {
    const refusal = this.refuse(input);
    if (refusal) return refusal;
    const fork = this.fork();
    const { run } = fork;
    const told = run.log.length;
    run.t.previewing = true;
    const secret = run.secret;
    let stopped: Preview['stopped'] = 'asked';
    try {
      const taken = fork.take(run, input, fork.entries.length + 1);
      if (taken instanceof Refusal) return taken;
      if (run.over) stopped = 'over';
      // How a secret answer goes on would tell who else has answered already.
      else if (secret) stopped = 'revelation';
    } catch (error) {
      if (!(error instanceof Revelation)) throw error;
      stopped = 'revelation';
    }
    const log = visible(run.log.slice(told), input.seat);
    return { ok: true, view: fork.view(input.seat), log, stopped };
  }

  /** A table of its own in the same position, for search; what happens there does not touch this one. */
  fork(): Table<State> {
    const fork = new Table<State>(this.identity, this.snapshots.slice(), this.entries, this.run.log);
    fork.version = this.version;
    fork.askedAt = this.askedAt;
    fork.barrier = this.barrier;
    fork.stamp(fork.run);
    return fork;
  }

  save(): SavedTable {
    const { game, options, seed, random } = this.identity;
    const base = this.snapshots[0] as Snapshot;
    return {
      format: TABLE_FORMAT,
      game: game.id,
      rules: game.rules,
      options,
      seed,
      random,
      version: this.version,
      askedAt: this.askedAt,
      entries: this.entries.slice(),
      checkpoint: {
        entries: base.entries,
        state: clone(base.state),
        random: base.random,
        log: this.run.log.slice(0, base.log),
      },
      over: this.over,
      hash: this.hash(),
    };
  }

  /**
   * Goes on from a saved table. When the rules have changed since it was saved, it goes on from its checkpoint as far
   * as the answers given since still fit.
   */
  static load<State extends object, N extends Names, Options extends OptionValues>(
    game: Game<State, N, Options>,
    json: unknown,
  ): Table<State> {
    const saved = parseSavedTable(json);
    const { state, random, entries, log } = saved.checkpoint;
    const base: Snapshot = { state: state as object, random, entries, log: log.length };
    const table = new Table<State>(identityOf(game, saved), [base], saved.entries.slice(0, entries), log);
    table.barrier = entries;
    const fits = saved.entries.slice(entries).every((entry) => table.replayEntry(entry) === undefined);
    if (!fits && saved.rules === game.rules) throw new SavedTableError('its entries do not fit its checkpoint');
    // Cut short, the table asks something else than before: what was meant for the old question must not answer it.
    table.version = fits ? saved.version : saved.version + 1;
    table.askedAt = fits ? saved.askedAt : table.version;
    table.stamp(table.run);
    return table;
  }

  /** Plays a saved table again from its seed, every entry, and returns it where the entries end. */
  static replay<State extends object, N extends Names, Options extends OptionValues>(
    game: Game<State, N, Options>,
    json: unknown,
  ): Table<State> {
    const saved = parseSavedTable(json);
    const { options, seed, random } = identityOf(game, saved);
    const table = Table.open(game as Game<State>, options, seed, random);
    saved.entries.forEach((entry, i) => {
      const refusal = table.replayEntry(entry);
      if (refusal)
        throw new SavedTableError(`entry ${i + 1} of ${saved.entries.length} is refused: ${refusal.message}`);
    });
    return table;
  }

  private replayEntry(entry: Entry): Refusal | undefined {
    const result = this.submit('answer' in entry ? { ...entry, version: this.askedAt } : entry);
    return result.ok ? undefined : result;
  }

  private refuse(input: Input): Refusal | undefined {
    if (typeof input !== 'object' || input === null || typeof input.seat !== 'string') {
      return new Refusal('malformed', 'an input names its seat');
    }
    if (!this.seats.includes(input.seat)) return new Refusal('unknown-seat', 'there is no such seat at this table');
    if (this.over) return new Refusal('over', 'the game is over');
    if ('interjection' in input) {
      return typeof input.interjection === 'string'
        ? undefined
        : new Refusal('malformed', 'an interjection has a name');
    }
    const ask = this.run.askOf(input.seat);
    if (ask === undefined) return new Refusal('not-asked', `${input.seat} is not asked anything now`);
    if (input.version !== ask.version)
      return new Refusal('stale', `the question now open was put at version ${ask.version}`);
    return undefined;
  }

  private take(run: Run, entry: Entry, nth: number): Taken {
    this.playing = nth;
    if ('interjection' in entry) return run.interject(entry.seat, entry.interjection, entry.value);
    const ask = run.askOf(entry.seat);
    return ask
      ? run.answerAndKeep(ask, entry.answer)
      : new Refusal('not-asked', `${entry.seat} is not asked anything now`);
  }

  /** Starts the rules from the last snapshot that the entries contain, and gives them the entries after it. */
  private playAgain(entries: readonly Entry[], log: readonly LogEntry[]): Run {
    this.entries = entries.slice();
    while (this.lastSnapshot.entries > entries.length) this.snapshots.pop();
    const base = this.lastSnapshot;
    this.playing = base.entries;
    const run = new Run(
      this.game,
      this.seats,
      clone(base.state),
      loadRandom(base.random),
      (t) => this.takeSnapshot(t),
      log.slice(0, base.log),
    );
    for (let nth = base.entries + 1; nth <= entries.length; nth++) {
      const taken = this.take(run, entries[nth - 1] as Entry, nth);
      if (taken instanceof Refusal)
        throw new RulesError(`${this.game.id}: entry ${nth} was taken once and is refused now`);
    }
    run.t.revealed = false;
    this.stamp(run);
    return run;
  }

  private takeSnapshot(t: Context<object, Names>): undefined {
    if (this.lastSnapshot.entries === this.playing) this.snapshots.pop();
    this.snapshots.push({
      state: clone(t.state),
      random: t.saveRandom(),
      entries: this.playing,
      log: t.entries.length,
    });
  }

  private get lastSnapshot(): Snapshot {
    return this.snapshots.at(-1) as Snapshot;
  }

  /** The rules have come to rest: note what came to light, forget what nobody can go back to, date the questions. */
  private settle(run: Run): void {
    if (run.t.revealed) {
      run.t.revealed = false;
      this.barrier = this.entries.length;
      const base = this.snapshots.findLastIndex(({ entries }) => entries <= this.barrier);
      this.snapshots.splice(0, base);
    }
    this.stamp(run);
  }

  private stamp(run: Run): void {
    for (const ask of run.asks()) ask.version = this.askedAt;
  }

  /** Which entry the seat would take back. */
  private lastUndoable(seat: string): number | CannotUndo {
    const own = this.entries.findLastIndex((entry) => entry.seat === seat);
    if (own < 0) return new CannotUndo('nothing');
    if (own < this.barrier) return new CannotUndo('revealed');
    if (this.run.holdsSecretAnswer(seat)) return own;
    // While answers are given in secret nothing before them is taken back: that it cannot be would show who has answered.
    if (this.run.secret || own !== this.entries.length - 1) return new CannotUndo('others');
    return own;
  }
}

type Taken = Refusal | { readonly kept: unknown };

function entryOf(input: Input, kept: unknown): Entry {
  const { seat } = input;
  return 'interjection' in input ? { seat, interjection: input.interjection, value: kept } : { seat, answer: kept };
}

function visible(log: readonly LogEntry[], seat: string | null): readonly LogEntry[] {
  return log.filter(({ to }) => to === undefined || (seat !== null && to.includes(seat)));
}

function identityOf<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  saved: SavedTable,
): Identity<State> {
  if (saved.game !== game.id) throw new SavedTableError(`it is a table of ${saved.game}, not of ${game.id}`);
  const { seed, random } = saved;
  return { game: game as unknown as Game<State>, options: parseOptions(game, saved.options), seed, random };
}
