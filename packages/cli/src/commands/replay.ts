/** `polity replay`: plays a saved table again from its seed and compares where it ends. */
import { type Game, parseSavedTable, RulesError, type SavedTable, SavedTableError, Table } from '@polity/kernel';
import type { Command } from 'commander';
import { readFileUpTo } from '../file.js';
import { checkedOptions } from '../options.js';
import { lookUp, quoted, UsageError } from '../usage.js';
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

export function addReplay(program: Command, world: World, finish: (code: number) => void): void {
  program
    .command('replay')
    .description('play a saved table again and compare')
    .argument('<file>', 'a saved table')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      `
Exits with 1 when the table does not end as it did when it was saved.

Examples:
  polity replay my-game.json
  polity replay my-game.json --json`,
    )
    .action(async (file: string, { json }: { readonly json?: boolean }) => {
      const saved = await readSaved(file);
      const game = lookUp('game', world.games, saved.game);
      checkedOptions(game, saved.options);
      const report = replay(file, game, saved);
      if (json) printJson(world.output, report);
      else world.output.write(inWords(report));
      finish(report.same ? 0 : 1);
    });
}

async function readSaved(file: string): Promise<SavedTable> {
  const text = await readFileUpTo(file, MOST_BYTES);
  try {
    return parseSavedTable(JSON.parse(text));
  } catch (error) {
    if (error instanceof SavedTableError)
      throw new UsageError(`${quoted(file)} is not a saved table: ${error.message}`);
    if (error instanceof SyntaxError) throw new UsageError(`${quoted(file)} is not a saved table: it is not JSON`);
    throw error;
  }
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
