/** The promises that every game has to keep, checked over one whole game between bots. */
import type { Ask } from './ask.js';
import type { Bot } from './bot.js';
import { Context, type Names } from './context.js';
import type { Game, Interjection, OptionValues } from './game.js';
import { clone, equal, notPlain } from './json.js';
import { type Random, seededRandom } from './random.js';
import { simulate } from './simulate.js';
import { outOfTurnAt, situationAt } from './situation.js';
import { Table } from './table.js';

export interface Violation {
  readonly seed: string;
  /** After how many inputs it was seen. */
  readonly input: number;
  readonly what: string;
}

export interface CheckedGame {
  readonly decisions: number;
  readonly standings: ReturnType<Game['standings']>;
  readonly violations: readonly Violation[];
}

class Found extends Error {}

/**
 * Plays one game at a real table and checks, after every input: the game's own invariants, that its state is plain
 * JSON, and that no view depends on what its seat cannot know. Now and then: that an answer can be taken back and given
 * again, that a wrong answer is refused, that a saved table goes on as the one that was not saved. At the end: that
 * the same inputs, and the same game started again at every checkpoint, end in the same state.
 */
export function checkGame<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  options: Partial<Options>,
  seed: string,
  bots: (seat: string) => Bot,
): CheckedGame {
  const plain = game as unknown as Game;
  const progress: Progress = { input: 0, table: undefined };
  try {
    playChecked(plain, options as OptionValues, seed, bots, progress);
    const standings = progress.table?.standings() ?? [];
    return { decisions: progress.input, standings, violations: [] };
  } catch (error) {
    const what = error instanceof Found ? error.message : `the rules broke: ${stackOf(error)}`;
    return { decisions: progress.input, standings: [], violations: [{ seed, input: progress.input, what }] };
  }
}

/** With the place where the rules themselves broke, not where the table noticed it. */
function stackOf(error: unknown): string {
  const { cause, stack } = error as Error;
  return cause instanceof Error ? `${error}\n${cause.stack}` : `${stack}`;
}

/** How far a checked game has come, for the report when it breaks off. */
interface Progress {
  input: number;
  table: Table | undefined;
}

/** Plays as `simulate` does, at a table, and throws what it finds. */
function playChecked(
  game: Game,
  options: OptionValues,
  seed: string,
  bots: (seat: string) => Bot,
  progress: Progress,
): void {
  let table = Table.open(game, options, seed, 'fast');
  const luck = seededRandom('fast', `bots/${seed}`);
  const dice = seededRandom('fast', `check/${seed}`);
  const players = new Map(table.seats.map((seat) => [seat, bots(seat)]));
  const talkers = game.interjections ? table.seats : [];
  const taken = (result: { readonly ok: boolean }) => {
    accepted(result);
    progress.input++;
    checkState(game, table, dice);
  };
  progress.table = table;
  checkState(game, table, dice);
  while (!table.over) {
    for (const seat of talkers) {
      const said = players.get(seat)?.interject?.(outOfTurnAt(table, seat), luck);
      if (said === undefined) continue;
      checkInterjection(game, table, seat, said.kind, said.value, dice);
      taken(table.submit({ seat, interjection: said.kind, value: said.value }));
    }
    const ask = table.asks()[0] as Ask;
    const answer = players.get(ask.seat)?.answer(situationAt(table, ask), luck);
    if (dice.int(16) === 0) checkRefusals(table, ask, dice);
    const before = dice.int(8) === 0 ? textOf(table) : undefined;
    const saved = dice.int(32) === 0 ? JSON.parse(JSON.stringify(table.save())) : undefined;
    const given = { seat: ask.seat, version: ask.version, answer };
    taken(table.submit(given));
    if (before !== undefined) checkUndo(table, given, before);
    if (saved !== undefined) table = checkLoad(game, saved, given, table);
    progress.table = table;
  }
  checkEnd(game, options, seed, bots, table);
}

/** The state as text: quicker to compare than a hash of it. */
function textOf({ state }: Table): string {
  return JSON.stringify(state);
}

function checkState(game: Game, table: Table, dice: Random): void {
  const wrong = game.check?.(table.state)[0];
  if (wrong !== undefined) throw new Found(wrong);
  const odd = notPlain(table.state);
  if (odd !== undefined) throw new Found(`the state is not plain JSON at ${odd}`);
  if (game.imagine === undefined || dice.int(4) > 0) return;
  for (const seat of [...table.seats, null]) {
    const world = clone(table.state);
    game.imagine(world, seat, dice);
    if (!equal(game.view(world, seat), table.view(seat))) {
      throw new Found(`the view of ${seat ?? 'a spectator'} shows what it may not know`);
    }
  }
}

/** What is put in and is not said to reveal anything must be possible, and look the same, whatever others cannot know. */
function checkInterjection(game: Game, table: Table, seat: string, kind: string, value: unknown, dice: Random): void {
  const all = game.interjections as Readonly<Record<string, Interjection<object, Names, unknown>>> | undefined;
  const interjection = all?.[kind];
  if (game.imagine === undefined || interjection === undefined) return;
  const { options, allows, apply } = interjection;
  const putIn = (state: object) => {
    const t = new Context<object, Names>(state, dice);
    apply(t, seat, clone(value));
    return t;
  };
  const real = putIn(clone(table.state));
  if (real.revealed) return;
  for (const other of table.seats) {
    if (other === seat) continue;
    const world = clone(table.state);
    game.imagine(world, other, dice);
    const possible = options(world, seat).some((option) => equal(option, value)) || allows?.(world, seat, value);
    if (!possible || !equal(game.view(putIn(world).state, other), game.view(real.state, other))) {
      throw new Found(`'${kind}' of ${seat} shows ${other} what it may not know, and reveals nothing`);
    }
  }
}

function checkRefusals(table: Table, ask: Ask, dice: Random): void {
  const before = textOf(table);
  const { seat, version } = ask;
  const other = table.seats.find((name) => table.askOf(name) === undefined);
  const wrong = [
    { seat, version, answer: `no-such-option-${dice.int(1000)}` },
    { seat, version, answer: -1 },
    { seat, version: version + 1, answer: ask.options[0] ?? ask.range.min },
    { seat: 'nobody', version, answer: ask.options[0] ?? ask.range.min },
    ...(other === undefined ? [] : [{ seat: other, version, answer: ask.options[0] ?? ask.range.min }]),
  ];
  for (const input of wrong) {
    const { answer } = input;
    if (input.seat === seat && input.version === version && (ask.options.includes(answer) || inRange(ask, answer)))
      continue;
    if (table.submit(input).ok) throw new Found(`a wrong input was taken: ${JSON.stringify(input)}`);
  }
  if (textOf(table) !== before) throw new Found('a refused input changed the state');
}

function inRange({ type, range }: Ask, answer: unknown): boolean {
  return type === 'amount' && typeof answer === 'number' && answer >= range.min && answer <= range.max;
}

function checkUndo(table: Table, given: { seat: string; version: number; answer: unknown }, before: string): void {
  const after = textOf(table);
  if (table.cannotUndo(given.seat)) return;
  accepted(table.undo(given.seat));
  if (textOf(table) !== before) throw new Found('taking an answer back did not restore the state');
  accepted(table.submit({ ...given, version: table.askOf(given.seat)?.version ?? -1 }));
  if (textOf(table) !== after) throw new Found('an answer taken back and given again led elsewhere');
}

function checkLoad(
  game: Game,
  saved: unknown,
  given: { seat: string; version: number; answer: unknown },
  table: Table,
): Table {
  const loaded = Table.load(game, saved);
  accepted(loaded.submit(given));
  if (textOf(loaded) !== textOf(table)) throw new Found('a saved and loaded table went elsewhere');
  for (const seat of [...table.seats, null]) {
    if (!equal(loaded.log(seat), table.log(seat))) throw new Found('a saved and loaded table tells another log');
  }
  return loaded;
}

function checkEnd(game: Game, options: OptionValues, seed: string, bots: (seat: string) => Bot, table: Table): void {
  const end = textOf(table);
  if (textOf(Table.replay(game, table.save())) !== end) throw new Found('the same inputs ended in another state');
  // Where nobody is asked, checkpoints are all there is to look at.
  const checkpoint = (state: object) => {
    const wrong = game.check?.(state)[0] ?? notPlain(state);
    if (wrong !== undefined) throw new Found(`at a checkpoint: ${wrong}`);
  };
  const restarted = simulate(game, options, seed, bots, { checkpoint, restart: true });
  if (JSON.stringify(restarted.run.state) !== end) {
    throw new Found('started again at every checkpoint, the game ended in another state');
  }
}

function accepted(result: { readonly ok: boolean }): void {
  if (!result.ok) throw new Found(`an input that must be taken was refused: ${JSON.stringify(result)}`);
}
