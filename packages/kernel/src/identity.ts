/** What never changes about a table: its game, its options, and the chance it was dealt from. */
import type { Names } from './context.js';
import { type Game, type OptionValues, parseOptions } from './game.js';
import type { RandomKind } from './random.js';
import { type SavedTable, SavedTableError } from './saved.js';

export interface Identity<State extends object> {
  readonly game: Game<State>;
  readonly options: OptionValues;
  readonly seed: string;
  readonly random: RandomKind;
}

/** Of a saved table, if it is one of this game. */
export function identityOf<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  saved: SavedTable,
): Identity<State> {
  if (saved.game !== game.id) throw new SavedTableError(`it is a table of ${saved.game}, not of ${game.id}`);
  const { seed, random } = saved;
  return { game: game as unknown as Game<State>, options: parseOptions(game, saved.options), seed, random };
}
