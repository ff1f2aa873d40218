/** What an option of a game is called, and which are chosen as such: the game may name its own, some are the same everywhere. */
import type { OptionsRefusal } from '@polity/kernel';
import type { Catalogue } from '@polity/words';
import type { GameUi } from '../../games/game-ui.js';
import { ApiError } from '../api.js';

export function optionName(words: Catalogue, game: string, name: string): string {
  return words.find(`game.${game}.option-name.${name}`) ?? words.text(`option-name.${name}`);
}

/** A line on what the option does, where its game has one. */
export function optionAbout(words: Catalogue, game: string, name: string): string | undefined {
  return words.find(`game.${game}.option-about.${name}`);
}

export function optionValue(words: Catalogue, game: string, name: string, value: string | number | boolean): string {
  const key = `game.${game}.option-value.${name}`;
  const own = words.find(`${key}.${value === '' ? 'none' : value}`) ?? words.find(`${key}.other`);
  return own ?? (typeof value === 'boolean' ? words.text(value ? 'view.yes' : 'view.no') : String(value));
}

/** Why options do not go together, where that is what the server has said and the game has words for it. */
export function refusalIn(words: Catalogue, game: string, error: unknown): string | undefined {
  const refusal = error instanceof ApiError ? error.refusal : undefined;
  return refusal && refusedText(words, game, refusal);
}

export function refusedText(words: Catalogue, game: string, { kind }: OptionsRefusal): string | undefined {
  return words.find(`game.${game}.refused.${kind}`);
}

/** Nobody chooses the option of a lesson, and who plays a role is chosen where the role is. */
export function optionsToChoose<Option>(
  { lessons, playsItself = {} }: GameUi,
  options: { readonly [name: string]: Option },
): readonly (readonly [name: string, Option])[] {
  const elsewhere = [lessons?.option, ...Object.values(playsItself).map(({ option }) => option)];
  return Object.entries(options).filter(([name]) => !elsewhere.includes(name));
}
