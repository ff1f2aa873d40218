/** A game's words and looks, loaded when somebody first needs them. */

import { GameWords } from '@polity/words';
import { use, useMemo } from 'react';
import type { CastMember, Extent, GameUi } from '../../games/game-ui.js';
import { loadGameUi } from '../../games/registry.js';
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

/** Suspends until the game's module and messages are there; `also` are files of words that not every table wants. */
export function useGame(game: string, extent: Extent = {}, also: readonly string[] = []): LoadedGame {
  const { locale } = useShellWords();
  return use(gameIn(locale, game, extent, also));
}

/** The game as it is cast at a table: its seats by the names and looks of the parts that were dealt to them. */
export function useCast(game: LoadedGame, view: object | undefined): LoadedGame {
  const parts = view === undefined ? '{}' : JSON.stringify(game.ui.castOf?.(view) ?? {});
  return useMemo(() => {
    const cast = JSON.parse(parts) as Readonly<Record<string, CastMember>>;
    const members = Object.entries(cast);
    if (members.length === 0) return game;
    const names = Object.fromEntries(members.map(([seat, { name }]) => [seat, name]));
    const looks = Object.fromEntries(members.map(([seat, { look }]) => [seat, look]));
    const ui = { ...game.ui, seatColours: { ...game.ui.seatColours, ...looks } };
    return { ...game, ui, words: game.words.castAs(names) };
  }, [game, parts]);
}

/** The game as it is told to who sits here: “you” of a single seat; who holds several, or none, reads names. */
export function useTold(game: LoadedGame, positions: readonly { readonly seat: string | null }[]): LoadedGame {
  const [only = null, ...more] = positions.map(({ seat }) => seat);
  const reader = more.length === 0 ? only : null;
  return useMemo(() => ({ ...game, words: game.words.toldTo(reader) }), [game, reader]);
}

/** Fetched once; `useGame` waits for it. */
export function gameIn(language: string, game: string, extent: Extent, also: readonly string[]): Promise<LoadedGame> {
  const key = JSON.stringify([language, game, extent, also]);
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(language, game, extent, also);
  loaded.set(key, loading);
  // A chunk that could not be fetched is fetched again the next time.
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function load(language: string, game: string, extent: Extent, also: readonly string[]): Promise<LoadedGame> {
  const ui = await loadGameUi(game);
  const isWanted = (file: string) => {
    const isAt = ui.wordsLater?.[file];
    return isAt === undefined || extent === 'everything' || isAt(extent) || also.includes(file);
  };
  const [telling, catalogue] = await Promise.all([ui.telling?.(extent), loadGame(language, game, isWanted)]);
  return { id: game, ui, words: new GameWords(catalogue, telling) };
}
