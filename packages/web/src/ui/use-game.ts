/** A game's words and looks, loaded when somebody first needs them. */
import { use } from 'react';
import type { GameUi } from '../games/game-ui.js';
import { loadGameUi } from '../games/registry.js';
import { GameWords } from '../words/game-words.js';
import { loadGame } from '../words/load.js';
import { useShellWords } from '../words/shell.js';

export interface LoadedGame {
  readonly id: string;
  readonly words: GameWords;
  readonly ui: GameUi;
}

const loaded = new Map<string, Promise<LoadedGame>>();

const looks = new Map<string, Promise<GameUi>>();

/** The game's module alone, without its messages: enough to draw its seats. */
export function useGameUi(game: string): GameUi {
  const known = looks.get(game) ?? loadGameUi(game);
  looks.set(game, known);
  known.catch(() => looks.delete(game));
  return use(known);
}

/** Suspends until the game's module and messages are there. */
export function useGame(game: string): LoadedGame {
  const { locale } = useShellWords();
  return use(gameIn(locale, game));
}

function gameIn(language: string, game: string): Promise<LoadedGame> {
  const key = `${language} ${game}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(language, game);
  loaded.set(key, loading);
  // A chunk that could not be fetched is fetched again the next time.
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(language: string, game: string): Promise<LoadedGame> {
  const [ui, catalogue] = await Promise.all([loadGameUi(game), loadGame(language, game)]);
  return { id: game, ui, words: new GameWords(catalogue, ui.words) };
}
