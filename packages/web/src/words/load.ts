/** Finds the messages of a language. Languages are folders beside `languages.json`; to add one needs no code. */
import languages from '../messages/languages.json';
import { Catalogue, type Messages } from './catalogue.js';

export interface Language {
  readonly id: string;
  readonly name: string;
}
export const LANGUAGES: readonly Language[] = languages;

/** What every text falls back to where a language does not have it. */
const FALLBACK = 'en';

const files = import.meta.glob<Messages>('../messages/*/*.ts', { import: 'default' });

/** The language that was chosen, or the first that the browser prefers and that exists. */
export function pickLanguage(chosen: string | null, preferred: readonly string[]): string {
  const known = (id: string) => LANGUAGES.find((language) => language.id === id)?.id;
  const wanted = chosen === null ? preferred : [chosen, ...preferred];
  for (const tag of wanted) {
    const found = known(tag) ?? known(tag.split('-')[0] ?? tag);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

export function loadShell(language: string): Promise<Catalogue> {
  return load(language, (name) => name === 'shell' || name === 'games');
}

/** A game's messages are `<game>.ts` and every `<game>-….ts`, and what all games say alike. */
export function loadGame(language: string, game: string): Promise<Catalogue> {
  return load(language, (name) => name === game || name.startsWith(`${game}-`) || name === 'common');
}

async function load(language: string, wanted: (name: string) => boolean): Promise<Catalogue> {
  const layers = language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
  const found = layers.flatMap((layer) => Object.keys(files).filter((path) => belongs(path, layer, wanted)));
  const messages = await Promise.all(found.map((path) => files[path]?.() ?? {}));
  return new Catalogue(language, messages);
}

function belongs(path: string, language: string, wanted: (name: string) => boolean): boolean {
  const [folder, file] = path.split('/').slice(-2);
  return folder === language && file !== undefined && wanted(file.replace(/\.ts$/, ''));
}
