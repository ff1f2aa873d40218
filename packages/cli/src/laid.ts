/** Games that begin with chosen components where they are met first, for whoever wants to look at one. */
import { type Game, type OptionValues, seededRandom } from '@polity/kernel';
import { quoted, UsageError } from './usage.js';

/** The same game, but every table begins with these; what has no place at a table is left where it is. */
export function laid(game: Game, components: readonly string[]): Game {
  if (components.length === 0) return game;
  return {
    ...game,
    setup(options, random) {
      const state = game.setup(options, random);
      for (const component of components) game.lay?.(state, component);
      return state;
    },
  };
}

/** Refuses what has no place at a table with these options. */
export function checkPlace(game: Game, options: OptionValues, components: readonly string[]): void {
  const state = game.setup(options, seededRandom('fast', 'laid'));
  const homeless = components.find((component) => game.lay?.(state, component) !== true);
  if (homeless !== undefined)
    throw new UsageError(
      `${quoted(homeless)} has no place at a table with these options; polity catalog ${game.id} lists what there is`,
    );
}

/** Refuses what no game that can be laid has. */
export function checkKnown(games: readonly Game[], components: readonly string[]): void {
  const known = new Set(
    games
      .filter(({ lay }) => lay !== undefined)
      .flatMap(({ catalog }) => Object.values(catalog?.() ?? {}).flat())
      .map(({ id }) => id),
  );
  const unknown = components.find((component) => !known.has(component));
  if (unknown !== undefined)
    throw new UsageError(`no game here can lay ${quoted(unknown)}; polity catalog <game> lists what there is`);
}
