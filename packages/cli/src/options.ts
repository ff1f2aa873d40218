/** The options of a game, from `--seats` and `--option name=value`. */
import { type Game, type OptionSpec, OptionsError, type OptionValues, parseOptions } from '@polity/kernel';
import { listed, lookUp, quoted, UsageError } from './usage.js';
import { wordsOf } from './words.js';

export function readOptions(game: Game, seats: string | undefined, settings: readonly string[]): OptionValues {
  const given = new Map<string, string | number | boolean>();
  const pairs = settings.map(split);
  if (seats !== undefined) pairs.unshift(['seats', seats]);
  for (const [name, text] of pairs) {
    const { values, longest } = lookUp<OptionSpec>(`option of ${game.id}`, game.options, name);
    const value = longest === undefined ? values.find((allowed) => String(allowed) === text) : text;
    if (value === undefined)
      throw new UsageError(`${name} of ${game.id} is one of ${listed(values)}, not ${quoted(text)}`);
    if (given.has(name)) throw new UsageError(`${name} is given twice`);
    given.set(name, value);
  }
  return checkedOptions(game, Object.fromEntries(given));
}

/** The kernel's own judgement on options that came from outside. */
export function checkedOptions(game: Game, given: unknown): OptionValues {
  try {
    return parseOptions(game, given);
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    throw new UsageError(error.refusal ? wordsOf(game.id).refused(error.refusal) : error.message);
  }
}

function split(setting: string): [name: string, text: string] {
  const at = setting.indexOf('=');
  if (at < 1) throw new UsageError(`an option is given as name=value, not as ${quoted(setting)}`);
  return [setting.slice(0, at), setting.slice(at + 1)];
}
