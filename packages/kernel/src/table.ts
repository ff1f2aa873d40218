/**
 * A table: a game with its history. It alone decides whether an input is acceptable, takes answers back as far as that
 * is fair, saves and loads, and forks.
 */
import type { Possible } from './advice.js';
import type { Ask, AskDescription } from './ask.js';
import { BrokenOff, type LogEntry, type Names } from './context.js';
import { type Game, type OptionValues, type Progress, parseOptions, type Standing } from './game.js';
import { type Identity, identityOf } from './identity.js';
import { type Accepted, entryOf, type Input, type Preview, RulesError, refusalOf } from './input.js';
import { clone } from './json.js';
import { hashText, loadRandom, type Random, type RandomKind, seededRandom } from './random.js';
import { type Entry, Refusal, Run, visible } from './run.js';
import { parseSavedTable, type SavedTable, SavedTableError, TABLE_FORMAT } from './saved.js';
import { type Dealing, type Past, type Snapshot, snapshotOf, withoutSecrets } from './snapshot.js';
import { CannotUndo, type TakenBack, takenBack } from './undo.js';

export class Table<State extends object = object> {
  readonly seats: readonly string[];
  /** Grows by one with everything that is taken or taken back. */
  version = 0;
  /** The version at which the open questions were put. */
  private askedAt = 0;
  #entries: Entry[] = [];
  /**
   * The checkpoints from which every fair undo can be played again: the last one at or before the barrier, and all
   * after it. Like the entries, out of the reach of a bot that has imagined a table: they hold what it cannot know.
   */
  readonly #snapshots: Snapshot[];
  readonly #dealings: readonly Dealing[];
  /** Entries before this one cannot be taken back: something came to light after them. */
  private barrier = 0;
  private run: Run;
  /** The number of the entry that the rules are playing, or have played last. */
  private playing = 0;

  private constructor(
    private readonly identity: Identity<State>,
    snapshots: Snapshot[],
    entries: readonly Entry[],
    log: readonly LogEntry[],
    dealings: readonly Dealing[] = [],
  ) {
    this.#snapshots = snapshots;
    this.#dealings = dealings;
    this.seats = identity.game.seats(identity.options);
    this.run = this.playAgain(entries, log);
  }

  static open<State extends object, N extends Names, Options extends OptionValues>(
    game: Game<State, N, Options>,
    options: Partial<Options>,
    seed: string,
    random: RandomKind = 'chacha',
  ): Table<State> {
    const identity = { game: game as unknown as Game<State>, options: parseOptions(game, options), seed, random };
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

  /** What the seat may put in out of turn, by kind. */
  interjections(seat: string): readonly Possible[] {
    return this.run.interjections(seat);
  }

  /** What of the game itself could take the seat's place for good, if those who play agree. */
  successors(seat: string): readonly string[] {
    return this.run.successors(seat);
  }

  view(seat: string | null): object {
    return this.game.view(this.state, seat);
  }

  /** What has happened as far as the seat, or a spectator, may know it; of that which stands in `lines` from there on. */
  log(seat: string | null, from = 0): readonly LogEntry[] {
    return visible(from === 0 ? this.run.log : this.run.log.slice(from), seat);
  }

  /** All that has happened, for those who may see everything. It grows, until something is taken back: then it is another. */
  get lines(): readonly LogEntry[] {
    return this.run.log;
  }

  /** Nobody looks for now: what is seldom needed takes less room until it is. Nothing else changes. */
  rest(): void {
    this.run.t.rest();
  }

  /** Which round is played, where the game has rounds. */
  progress(): Progress | undefined {
    return this.game.progress?.(this.state);
  }

  standings(): readonly Standing[] {
    return this.game.standings(this.state);
  }

  hash(): string {
    return hashText(JSON.stringify(this.state));
  }

  submit(input: Input): Accepted | Refusal {
    const refusal = refusalOf(input, this.run);
    if (refusal) return refusal;
    const { questions } = this.run;
    let taken: Taken;
    try {
      taken = this.take(this.run, input, this.#entries.length + 1);
    } catch (error) {
      this.run = this.playAgain(this.#entries, this.run.log);
      throw broken(this, error);
    }
    if (taken instanceof Refusal) return taken;
    this.#entries.push(entryOf(input, taken.kept));
    this.version++;
    if (this.run.questions !== questions) this.askedAt = this.version;
    this.settle(this.run);
    return { ok: true, version: this.version };
  }

  /** Why the seat cannot take its last answer back now, or `undefined` when it can. */
  cannotUndo(seat: string): CannotUndo | undefined {
    const undone = this.undoable(seat, false);
    return undone instanceof CannotUndo ? undone : undefined;
  }

  /** Takes back the seat's last answer, or (`all`) every answer up to the last revelation or another seat's answer. */
  undo(seat: string, all = false): Accepted | CannotUndo {
    const undone = this.undoable(seat, all);
    if (undone instanceof CannotUndo) return undone;
    const wasSecret = this.run.holdsSecretAnswer(seat);
    const { before, again } = undone;
    this.run = this.playAgain([...this.#entries.slice(0, before), ...again], this.run.log, before);
    this.version++;
    // Taking a secret answer back reopens one question; the others' stay the ones that were put.
    if (!wasSecret) this.askedAt = this.version;
    this.stamp(this.run);
    return { ok: true, version: this.version };
  }

  /**
   * What the seat would see after this input, without revelation; nothing changes.
   * @param then what it would answer to the questions that follow, as far as that fits them.
   */
  preview(input: Input, then: readonly unknown[] = []): Preview | Refusal {
    const refusal = refusalOf(input, this.run);
    if (refusal) return refusal;
    const fork = this.fork();
    const { run } = fork;
    const told = run.log.length;
    run.t.previewing = true;
    const secret = run.secret;
    let stopped: Preview['stopped'] = 'asked';
    try {
      const taken = fork.take(run, input, fork.#entries.length + 1);
      if (taken instanceof Refusal) return taken;
      if (!secret) fork.answerOn(input.seat, then);
      if (run.over) stopped = 'over';
      // How a secret answer goes on would tell who else has answered already.
      else if (secret && 'answer' in input) stopped = 'revelation';
    } catch (error) {
      if (!(error instanceof BrokenOff)) throw broken(this, error);
      stopped = error.why;
    }
    const log = visible(run.log.slice(told), input.seat);
    return { ok: true, view: fork.view(input.seat), log, stopped };
  }

  /** Answers what follows, until something does not fit or is answered in secret. */
  private answerOn(seat: string, answers: readonly unknown[]): void {
    for (const answer of answers) {
      const version = this.run.askOf(seat)?.version ?? -1;
      if (this.run.secret || refusalOf({ seat, version, answer }, this.run)) return;
      if (this.take(this.run, { seat, answer }, this.#entries.length + 1) instanceof Refusal) return;
      this.stamp(this.run);
    }
  }

  /** A table of its own in the same position, for search; what happens there does not touch this one. */
  fork(): Table<State> {
    const snapshots = this.#snapshots.slice();
    const fork = new Table<State>(this.identity, snapshots, this.#entries, this.run.log, this.#dealings);
    fork.version = this.version;
    fork.askedAt = this.askedAt;
    fork.barrier = this.barrier;
    fork.stamp(fork.run);
    return fork;
  }

  /**
   * A run of its own in the same position, without a history or a log: for playing on as fast as it goes.
   * @param checkpoint is called at every checkpoint from there on.
   */
  ahead(checkpoint?: (state: State) => void): Run {
    const base = this.lastSnapshot;
    const run = new Run(this.game, this.seats, clone(base.state), loadRandom(base.random), (t) => {
      checkpoint?.(t.state as State);
      return undefined;
    });
    this.deal(run, base.entries);
    for (let nth = base.entries + 1; nth <= this.#entries.length; nth++) {
      const taken = this.give(run, this.#entries[nth - 1] as Entry);
      if (taken instanceof Refusal) throw new RulesError(`${this.game.id}: entry ${nth} is refused in a run ahead`);
      this.deal(run, nth);
    }
    return run;
  }

  /**
   * A table of the seat's own in a world that could be so, as far as the seat knows. It cannot be saved: what it was
   * made from is what the seat cannot know.
   */
  imagined(seat: string, random: Random): Table<State> {
    const base = this.lastSnapshot;
    const { game, options } = this.identity;
    const { log, secretAnswers } = this.run;
    const entries = this.#entries.slice(base.entries);
    const dealings = this.#dealings
      .filter(({ after }) => after >= base.entries)
      .map((dealing) => ({ ...dealing, after: dealing.after - base.entries }));
    const past = { game, options, base, entries, dealings, log, secretAnswers, askedAt: this.askedAt };
    return Table.imagine(past, seat, random);
  }

  /** The same from a position that is no table's. */
  static imagine<State extends object>(past: Past<State>, seat: string, random: Random): Table<State> {
    const { game, options, base, askedAt } = past;
    const entries = withoutSecrets(past, seat);
    const log = visible(past.log.slice(0, base.log), seat);
    const seed = `${random.int(2 ** 32)}/${random.int(2 ** 32)}`;
    const dealing = { after: entries.length, seat, random: seededRandom('fast', seed).save() };
    const world = new Table<State>(
      { game, options, seed, random: 'fast' },
      [{ ...base, entries: 0, log: log.length }],
      entries,
      log,
      [...past.dealings, dealing],
    );
    world.version = askedAt;
    world.askedAt = askedAt;
    world.barrier = entries.length;
    world.stamp(world.run);
    return world;
  }

  save(): SavedTable {
    if (this.#dealings.length > 0) throw new Error('a table that was imagined cannot be saved');
    const { game, options, seed, random } = this.identity;
    const base = this.#snapshots[0] as Snapshot;
    return {
      format: TABLE_FORMAT,
      game: game.id,
      rules: game.rules,
      options,
      seed,
      random,
      version: this.version,
      askedAt: this.askedAt,
      entries: this.#entries.slice(),
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
    const table = Table.open(game as unknown as Game<State>, options, seed, random);
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

  private take(run: Run, entry: Entry, nth: number): Taken {
    this.playing = nth;
    return this.give(run, entry);
  }

  private give(run: Run, entry: Entry): Taken {
    if ('interjection' in entry) return run.interject(entry.seat, entry.interjection, entry.value);
    const ask = run.askOf(entry.seat);
    return ask
      ? run.answerAndKeep(ask, entry.answer)
      : new Refusal('not-asked', `${entry.seat} is not asked anything now`);
  }

  /**
   * Starts the rules from the last snapshot that the entries contain, and gives them the entries after it.
   * @param known how many of them are those that were played before.
   */
  private playAgain(entries: readonly Entry[], log: readonly LogEntry[], known = entries.length): Run {
    this.#entries = entries.slice();
    while (this.lastSnapshot.entries > known) this.#snapshots.pop();
    const base = this.lastSnapshot;
    this.playing = base.entries;
    const run = new Run(
      this.game,
      this.seats,
      clone(base.state),
      loadRandom(base.random),
      (t) => {
        const before = this.lastSnapshot;
        if (before.entries === this.playing) this.#snapshots.pop();
        this.#snapshots.push(snapshotOf(t, this.playing, before));
        return undefined;
      },
      log.slice(0, base.log),
    );
    this.deal(run, base.entries);
    for (let nth = base.entries + 1; nth <= entries.length; nth++) {
      const taken = this.take(run, entries[nth - 1] as Entry, nth);
      if (taken instanceof Refusal)
        throw new RulesError(`${this.game.id}: entry ${nth} was taken once and is refused now`);
      this.deal(run, nth);
    }
    run.t.revealed = false;
    this.stamp(run);
    return run;
  }

  /** In an imagined world: deals hidden things anew where that was done. */
  private deal(run: Run, entries: number): void {
    for (const { after, seat, random } of this.#dealings) if (after === entries) run.imagine(seat, loadRandom(random));
  }

  private get lastSnapshot(): Snapshot {
    return this.#snapshots.at(-1) as Snapshot;
  }

  /** The rules have come to rest: note what came to light, forget what nobody can go back to, date the questions. */
  private settle(run: Run): void {
    if (run.t.revealed) {
      run.t.revealed = false;
      this.barrier = this.#entries.length;
      const base = this.#snapshots.findLastIndex(({ entries }) => entries <= this.barrier);
      this.#snapshots.splice(0, base);
    }
    this.stamp(run);
  }

  private stamp(run: Run): void {
    for (const ask of run.asks()) ask.version = this.askedAt;
  }

  private undoable(seat: string, all: boolean): TakenBack | CannotUndo {
    const { secret } = this.run;
    const answeredInSecret = this.run.holdsSecretAnswer(seat);
    const history = { entries: this.#entries, barrier: this.barrier, secret, answeredInSecret };
    const undone = takenBack(history, seat, all);
    if (undone instanceof CannotUndo || answeredInSecret) return undone;
    return this.canPutInAgain(undone) ? undone : new CannotUndo('interjected');
  }

  /** Whether what was put in out of turn can be put in again without the answers, and still brings nothing to light. */
  private canPutInAgain({ before, again }: TakenBack): boolean {
    if (again.length === 0) return true;
    const trial = this.fork();
    trial.run = trial.playAgain(this.#entries.slice(0, before), this.run.log);
    try {
      const putIn = (entry: Entry, i: number) => !(trial.take(trial.run, entry, before + 1 + i) instanceof Refusal);
      return again.every(putIn) && !trial.run.t.revealed;
    } catch {
      return false;
    }
  }
}

type Taken = Refusal | { readonly kept: unknown };

function broken({ game, version }: Table, cause: unknown): RulesError {
  return new RulesError(`${game.id}, version ${version}: ${(cause as Error).message}`, { cause });
}
