/** The languages there are, and which of them suits a reader. A language is a line here and a folder among each package's words. */

export interface Language {
  readonly id: string;
  /** What the language calls itself. */
  readonly name: string;
}

export const LANGUAGES: readonly Language[] = [{ id: 'en', name: 'English' }];

/** What every text falls back to where a language does not have it. */
export const FALLBACK = 'en';

/** The languages in which a text is looked for, the wanted one first. */
export function languagesFor(language: string): readonly string[] {
  return language === FALLBACK ? [FALLBACK] : [language, FALLBACK];
}

/** The language that was chosen, or else the first that the reader prefers and that exists. */
export function pickLanguage(
  chosen: string | null,
  preferred: readonly string[],
  languages: readonly Language[] = LANGUAGES,
): string {
  const known = languages.map(({ id }) => id);
  const wanted = chosen === null ? preferred : [chosen, ...preferred];
  for (const tag of wanted) {
    const found = known.find((id) => id === tag) ?? nearest(tag, known);
    if (found !== undefined) return found;
  }
  return FALLBACK;
}

/** The same language in the same script, at best of the same country: `zh-TW` is read by whoever reads `zh-Hant`. */
function nearest(tag: string, known: readonly string[]): string | undefined {
  const wanted = spelledOut(tag);
  if (wanted === undefined) return undefined;
  const readable = known.filter((id) => {
    const locale = spelledOut(id);
    return locale?.language === wanted.language && locale.script === wanted.script;
  });
  return readable.find((id) => spelledOut(id)?.region === wanted.region) ?? readable[0];
}

/** A tag with the script and country that it leaves unsaid; a browser may send one that is none. */
function spelledOut(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}
