/** What it is called when a game plays roles itself: the game has the words. */
import type { Catalogue } from '@polity/words';

/** Such a player. */
export function playedName(words: Catalogue, game: string, mode: string): string {
  return words.text(`game.${game}.played.${mode}`);
}

/** All of them together, as those that one plays against. */
export function againstName(words: Catalogue, game: string, mode: string): string {
  return words.text(`game.${game}.against.${mode}`);
}

/** A line on who plays, a bot (`bot:…`) or the game itself (`game:…`). */
export function opponentAbout(words: Catalogue, game: string, who: string): string | undefined {
  const [kind, name] = who.split(':');
  return kind === 'bot' ? words.find(`bot-about.${name}`) : words.find(`game.${game}.played-about.${name}`);
}
