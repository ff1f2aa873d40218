/**
 * Finds the messages of a language among the words that packages bring, and loads those that are wanted. Words of a
 * package are JSON files in its folder `words/<language>`; what only the terminal says stays out of the page.
 */
import { Catalogue, languagesFor, type Messages } from '@polity/words';

const files = import.meta.glob<Messages>(['../../../../*/words/*/*.json', '!../../../../*/words/*/terminal.json'], {
  import: 'default',
});

interface Found {
  readonly of: string;
  readonly language: string;
  readonly file: string;
  load(): Promise<Messages>;
}

const all: readonly Found[] = Object.entries(files).map(([path, load]) => {
  const [of = '', , language = '', file = ''] = path.split('/').slice(-4);
  // The bundler shortens the way to this package's own words.
  return { of: of === '..' ? 'web' : of, language, file, load };
});

/** What the page says before a game is begun, at its end, and of its past. */
export type LaterWords = 'begin' | 'over' | 'past';

/**
 * The words of the page itself, and what each game says of itself, as `game.<game>.<key>`: what it is called, and what can
 * be chosen before it begins only where it is. @param later what comes to them.
 */
export function loadShell(language: string, later: readonly LaterWords[] = []): Promise<Catalogue> {
  return load(language, async ({ of, file, load }) => {
    if (of === 'web') return ['shell', ...later].some((one) => file === `${one}.json`) ? load() : {};
    const isSaid = file === 'about.json' || (file === 'begin.json' && later.includes('begin'));
    return isSaid ? within(`game.${of}`, await load()) : {};
  });
}

/** The words of a game, as far as they are wanted, and what all games say alike. */
export function loadGame(language: string, game: string, isWanted: (file: string) => boolean): Promise<Catalogue> {
  return load(language, async ({ of, file, load }) => {
    const isSaid = of === 'words' || (of === game && isWanted(file.replace(/\.json$/, '')));
    return isSaid ? load() : {};
  });
}

async function load(language: string, messagesOf: (found: Found) => Promise<Messages>): Promise<Catalogue> {
  const layers = languagesFor(language).flatMap((layer) => all.filter((found) => found.language === layer));
  return new Catalogue(language, await Promise.all(layers.map(messagesOf)));
}

function within(prefix: string, messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [`${prefix}.${key}`, text]));
}
