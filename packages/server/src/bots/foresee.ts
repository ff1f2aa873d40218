/** What bots will probably be asked next: they can think about it while a person thinks. */
import { type Ask, type Input, type SavedTable, situationAt, Table } from '@polity/kernel';
import { botOf, type Registry } from '../registry.js';
import { type BotJob, decide, gameNamed } from './decide.js';

/** A position in which a person is asked something, or in which a bot is and will probably put this in. */
export interface ForeseeJob extends BotJob {
  readonly put: Input | null;
}

/** What the bots are probably asked next. */
export interface Foreseen {
  readonly job: BotJob;
  /** The position, as `positionOf` tells it. */
  readonly position: string;
}

/** So many answers of a person are guessed: with each it is less likely that it comes so. */
const MOST_GUESSES = 2;
/** A table on which only bots play that need no thought is no place to wait for one that does. */
const MOST_STEPS = 30;

/**
 * Goes on from where a person is asked to where a bot has to think, as things will probably go. What the person will
 * answer is guessed from their own seat; it only decides which position the bots think about before it comes, and in
 * that position they know what they would know there.
 */
export function foreseen({ put, ...job }: ForeseeJob, registry: Registry): Foreseen | null {
  const table = Table.load(gameNamed(registry, job.game), job.saved);
  if (put && !table.submit(put).ok) return null;
  let said = put !== null && 'interjection' in put;
  // After a bot it is for bots to go on: what a person does then is too far away.
  let guesses = put ? 0 : MOST_GUESSES;
  for (let steps = 0; steps < MOST_STEPS && !table.over; steps++) {
    const [ask] = table.asks();
    // What several decide at the same time nobody knows before.
    if (ask === undefined || table.deciding().length > 1) return null;
    const next = { ...job, saved: slim(table), talk: table.game.interjections !== undefined && !said };
    const bot = job.seats.find(({ seat }) => seat === ask.seat);
    if (bot && botOf(registry, bot.bot)?.imagines) return { job: next, position: positionOf(table) };
    if (!bot && guesses-- === 0) return null;
    const likely = bot ? decide(next, registry) : guessed(table, ask);
    if (likely === null || !table.submit(likely).ok) return null;
    said = 'interjection' in likely;
  }
  return null;
}

function guessed(table: Table, ask: Ask): Input | null {
  const { seat, version } = ask;
  const at = situationAt(table, ask);
  const answer = table.game.policy ? table.game.policy(at.ask, at.view, () => at.log) : at.advice?.answer;
  return answer === undefined ? null : { seat, version, answer };
}

/** Two tables of which this is the same ask their bots the same. */
export function positionOf(table: Table): string {
  const asks = table.asks().map((ask) => ask.describe());
  return `${table.version} ${table.hash()} ${JSON.stringify(asks)}`;
}

/** The position alone: a bot needs neither the log nor what lies before the checkpoint. */
export function slim(table: Table): SavedTable {
  const saved = table.save();
  const { checkpoint, entries } = saved;
  return { ...saved, entries: entries.slice(checkpoint.entries), checkpoint: { ...checkpoint, entries: 0, log: [] } };
}
