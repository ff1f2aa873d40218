/** Games played by programs, in a tight loop: no copies, and no history but for bots that imagine worlds. */
import type { Ask } from './ask.js';
import type { Bot } from './bot.js';
import type { Context, Names } from './context.js';
import { type Game, type OptionValues, parseOptions } from './game.js';
import { clone } from './json.js';
import { type Random, type RandomKind, seededRandom } from './random.js';
import { type Entry, Refusal, Run, visible } from './run.js';
import { type OutOfTurn, outOfTurnAt, type Scene, situationAt } from './situation.js';
import { type Snapshot, snapshotOf } from './snapshot.js';
import { Table } from './table.js';

export interface Simulation {
  readonly run: Run;
  readonly decisions: number;
}

/** Plays a game to its end between bots. `watch` is called when the rules have come to rest after each input, `checkpoint` at every checkpoint. */
export function simulate<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  options: Partial<Options>,
  seed: string,
  bots: (seat: string) => Bot,
  {
    random: kind = 'fast',
    watch,
    restart,
    checkpoint,
  }: {
    random?: RandomKind;
    watch?: (run: Run) => void;
    restart?: boolean;
    checkpoint?: (state: object) => void;
  } = {},
): Simulation {
  const chosen = parseOptions(game, options);
  const random = seededRandom(kind, seed);
  const luck = seededRandom('fast', `bots/${seed}`);
  const plain = game as unknown as Game;
  const seats = plain.seats(chosen);
  const players = new Map(seats.map((seat) => [seat, bots(seat)]));
  const state = plain.setup(chosen, random);
  const history = [...players.values()].some(({ imagines }) => imagines)
    ? new History(plain, chosen, { state: clone(state), random: random.save(), entries: 0, log: 0 })
    : undefined;
  const run = new Run(plain, seats, state, random, (t) => {
    history?.note(t);
    checkpoint?.(t.state);
    return restart ? JSON.parse(JSON.stringify(t.state)) : undefined;
  });
  history?.settle();
  const scene = sceneOf(run, history);
  const talkers = game.interjections ? talkersAmong(players, scene) : [];
  let decisions = 0;
  watch?.(run);
  while (!run.over) {
    for (const { bot, at } of talkers) {
      const said = bot.interject?.(at, luck);
      if (said === undefined) continue;
      const { seat } = at;
      const taken = fine(run.interject(seat, said.kind, said.value), seat);
      history?.add({ seat, interjection: said.kind, value: taken.kept });
      watch?.(run);
    }
    const ask = run.asks()[0] as Ask;
    const answer = players.get(ask.seat)?.answer(situationAt(scene, ask), luck);
    if (history === undefined) fine(run.answer(ask, answer), ask.seat);
    else history.add({ seat: ask.seat, answer: fine(run.answerAndKeep(ask, answer), ask.seat).kept });
    decisions++;
    watch?.(run);
  }
  return { run, decisions };
}

/** Bots that put things in out of turn, and what each sees then: looked at before every decision, so made once. */
function talkersAmong(players: ReadonlyMap<string, Bot>, scene: Scene): { bot: Bot; at: OutOfTurn }[] {
  const talkers = [...players].filter(([, { interject }]) => interject !== undefined);
  return talkers.map(([seat, bot]) => ({ bot, at: outOfTurnAt(scene, seat) }));
}

function fine<Taken>(result: Refusal | Taken, seat: string): Taken {
  if (result instanceof Refusal) throw new Error(`the bot of ${seat} was refused: ${result.message}`);
  return result;
}

function sceneOf(run: Run, history: History | undefined): Scene {
  return {
    game: run.game,
    view: (seat) => run.game.view(run.state, seat),
    log: (seat) => visible(run.log, seat),
    interjections: (seat) => run.interjections(seat),
    imagined(seat, random) {
      if (history === undefined) throw new Error('a bot that imagines worlds has to say so');
      return history.world(run, seat, random);
    },
  };
}

/** The way from the last checkpoint to where a run stands. */
class History {
  private entries: Entry[] = [];
  private checkpoint: Snapshot | undefined;

  constructor(
    private readonly game: Game,
    private readonly options: OptionValues,
    private base: Snapshot,
  ) {}

  note(t: Context<object, Names>): void {
    this.checkpoint = snapshotOf(t, 0);
  }

  /** To be called when the rules have come to rest. */
  add(entry: Entry): void {
    this.entries.push(entry);
    this.settle();
  }

  /** What was put in before a checkpoint, and what led to it, is in the checkpoint. */
  settle(): void {
    if (this.checkpoint === undefined) return;
    this.base = this.checkpoint;
    this.checkpoint = undefined;
    this.entries = [];
  }

  world({ log, secretAnswers }: Run, seat: string, random: Random): Table {
    const { game, options, base, entries } = this;
    return Table.imagine({ game, options, base, entries, dealings: [], log, secretAnswers, askedAt: 0 }, seat, random);
  }
}
