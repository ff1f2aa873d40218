/** What a game is called, in full or where there is little room; a game without words is called by its id. */
import { humanise } from '@polity/words';
import { useShellWords } from './shell.js';

export function useGameTitle(): (game: string, form?: 'title' | 'short') => string {
  const words = useShellWords();
  return (game, form = 'title') =>
    words.find(`game.${game}.${form}`) ?? words.find(`game.${game}.title`) ?? humanise(game);
}
