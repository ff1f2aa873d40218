/** The toolkit of every board knows no game: games know it. */
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../src/board/**/*.{ts,tsx,css}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const IMPORTED = /(?:\bfrom |^import |@import |\bimport\()['"]([^'"]+)['"]/gm;
const LIBRARIES = /^(?:react$|react-dom$|@radix-ui\/|@polity\/(?:kernel|words)$)/;
/** Its own files, the shell's, and what is said of every game: a game's own are in a folder. */
const FILES = /^src\/(?:board|shell)\/|^src\/games\/[^/]+$/;

function isAllowed(file: string, from: string): boolean {
  if (!from.startsWith('.')) return LIBRARIES.test(from);
  return FILES.test(join(dirname(file).replaceAll('../', ''), from));
}

describe("a board's toolkit", () => {
  it('takes nothing from any game, neither code nor style', () => {
    const taken = Object.entries(files).flatMap(([file, text]) =>
      [...text.matchAll(IMPORTED)]
        .map(([, from = '']) => from)
        .flatMap((from) => (isAllowed(file, from) ? [] : `${file}: ${from}`)),
    );
    expect(Object.keys(files).length).toBeGreaterThan(30);
    expect(taken).toEqual([]);
  });

  it('names no game in its styles', () => {
    const named = Object.entries(files).filter(([, text]) => /\b(?:heg|hegemony|lantern)\b/i.test(text));
    expect(named.map(([file]) => file)).toEqual([]);
  });
});
