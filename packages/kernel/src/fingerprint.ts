/** How seeded games end, in a few letters: a test that pins them notices when saved games would be played differently. */
import type { Bot } from './bot.js';
import type { Names } from './context.js';
import type { Game, OptionValues } from './game.js';
import { hashText } from './random.js';
import { simulate } from './simulate.js';

/** The rules number of a game, and of some games of it how many decisions they took and how they ended. */
export function fingerprint<State extends object, N extends Names, Options extends OptionValues>(
  game: Game<State, N, Options>,
  games: readonly Partial<Options>[],
  bot: Bot,
): { readonly rules: number; readonly games: readonly string[] } {
  const ends = games.map((options, i) => {
    const { run, decisions } = simulate(game, options, `fingerprint/${i}`, () => bot);
    return `${decisions} ${hashText(JSON.stringify(run.state)).slice(0, 12)}`;
  });
  return { rules: game.rules, games: ends };
}
