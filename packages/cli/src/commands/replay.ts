/** `polity replay`: plays a saved table, or records of games, again from the seed and compares where they end. */
import { type Game, parseSavedTable, RulesError, type SavedTable, SavedTableError, Table } from '@polity/kernel';
import { RECORD_FORMAT } from '@polity/server/wire';
import type { Command } from 'commander';
import { linesOf, readFileUpTo } from '../file.js';
import { checkedOptions } from '../options.js';
import { count, lookUp, quoted, UsageError } from '../usage.js';
import { printJson, type World } from '../world.js';

/** Far more than any table comes to. */
const MOST_BYTES = 64 * 2 ** 20;

interface Report {
  readonly file: string;
  readonly game: string;
  /** The rules under which it was saved, and those that are here. */
  readonly rules: { readonly saved: number; readonly here: number };
  readonly entries: number;
  readonly over: boolean;
  readonly same: boolean;
  readonly expected: string;
  /** The hash of where it ended now; `null` when it did not come so far. */
  readonly hash: string | null;
  /** Why it did not come to the end of its entries. */
  readonly reason?: string;
}

/** What became of the records of a file. */
interface Summary {
  readonly file: string;
  readonly games: number;
  readonly same: number;
  readonly different: readonly Report[];
}

interface Flags {
  readonly json?: boolean;
  readonly line?: number;
}

export function addReplay(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('replay')
    .description('play a saved table again and compare')
    .argument('<file>', "a saved table; or records of 'polity export', one a line, in a file that is called .jsonl")
    .option('--line <number>', 'only the record on this line', count)
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Exits with 1 when a game does not end as it did when it was saved.

Examples:
  polity replay my-game.json
  polity replay my-game.json --json
  polity replay games.jsonl
  polity replay games.jsonl --line 3`,
    )
    .action(async (file: string, { json, line }: Flags) => {
      const records = file.endsWith('.jsonl');
      if (!records && line !== undefined) throw new UsageError('--line is for a file of records, called .jsonl');
      const found = records && line === undefined ? await replayAll(file, world) : await replayOne(file, line, world);
      if (json) printJson(world.output, found);
      else world.output.write('games' in found ? allInWords(found) : inWords(found));
      finish(('games' in found ? found.different.length === 0 : found.same) ? 0 : 1);
    });
}

async function replayOne(file: string, line: number | undefined, world: World): Promise<Report> {
  if (line === undefined) return replayText(file, await readFileUpTo(file, MOST_BYTES), world);
  let number = 0;
  for await (const text of linesOf(file))
    if (++number === line) return replayText(`${file}, line ${line}`, text, world);
  throw new UsageError(`${quoted(file)} has ${number} lines`);
}

async function replayAll(file: string, world: World): Promise<Summary> {
  const different: Report[] = [];
  let games = 0;
  for await (const text of linesOf(file)) {
    const report = replayText(`${file}, line ${++games}`, text, world);
    if (!report.same) different.push(report);
  }
  return { file, games, same: games - different.length, different };
}

function replayText(what: string, text: string, world: World): Report {
  const saved = parseSaved(what, text);
  const game = lookUp('game', world.games, saved.game);
  checkedOptions(game, saved.options);
  return replay(what, game, saved);
}

/** A file that holds one saved table. */
export async function readSaved(file: string): Promise<SavedTable> {
  return parseSaved(file, await readFileUpTo(file, MOST_BYTES));
}

function parseSaved(what: string, text: string): SavedTable {
  try {
    const json: unknown = JSON.parse(text);
    return parseSavedTable(isRecord(json) ? json.saved : json);
  } catch (error) {
    if (error instanceof SavedTableError)
      throw new UsageError(`${quoted(what)} is not a saved table: ${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`${quoted(what)} is not a saved table: it is not JSON`);
    throw error;
  }
}

function isRecord(json: unknown): json is { readonly saved: unknown } {
  return (
    typeof json === 'object' && json !== null && 'format' in json && json.format === RECORD_FORMAT && 'saved' in json
  );
}

function replay(file: string, game: Game, saved: SavedTable): Report {
  const { hash: expected, entries, over } = saved;
  const rules = { saved: saved.rules, here: game.rules };
  const common = { file, game: game.id, rules, entries: entries.length, over, expected };
  try {
    const hash = Table.replay(game, saved).hash();
    return { ...common, same: hash === expected, hash };
  } catch (error) {
    if (!(error instanceof SavedTableError || error instanceof RulesError)) throw error;
    return { ...common, same: false, hash: null, reason: error.message };
  }
}

function inWords({ game, entries, same, expected, hash, rules, reason }: Report): string {
  const what = `${game}, ${entries} entries`;
  if (same) return `same: ${what}, state ${expected}\n`;
  const where = reason ?? `it ends in state ${hash}, saved was ${quoted(expected)}`;
  const changed =
    rules.saved === rules.here ? '' : `it was saved under rules ${rules.saved}; these are rules ${rules.here}\n`;
  return `differs: ${what}: ${where}\n${changed}`;
}

function allInWords({ games, same, different }: Summary): string {
  const lines = different.map((report) => `${report.file}: ${inWords(report)}`);
  return `${lines.join('')}same: ${same} of ${games} games\n`;
}
