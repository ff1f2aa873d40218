/** Documents speak of what is there: every link leads somewhere, and every file that they name exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What is made by installing, building and running. */
const MADE = new Set(['node_modules', 'dist']);
const MADE_AT_ROOT = new Set([...MADE, 'data', 'screenshots', '.git']);

/** Every file of the tree, from its root on. */
const files = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !MADE_AT_ROOT.has(name))
  .flatMap((entry) => (entry.isDirectory() ? within(entry.name) : [entry.name]));

function within(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter(({ name }) => !MADE.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? within(path) : [path];
    });
}

const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('packages/'));

/** What the guide lets its reader make. */
const MADE_BY_THE_READER = /^packages\/(?:night-ferry|web\/src\/games\/night-ferry)\//;
const A_FILE = /^[\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|mjs|md|json|css|yml)$/;
const A_FOLDER = /^(?:packages|docs|scripts|src|\.ci)(?:\/[\w.-]+)+\/?$/;

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target));
}

function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/```[\s\S]*?```/g, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, quoted = '']) => quoted)
    .filter((quoted) => (A_FILE.test(quoted) || A_FOLDER.test(quoted)) && !MADE_BY_THE_READER.test(quoted));
}

/** A document may leave out the way to what it speaks of: `data/board.ts` of the game that it is about. */
function isThere(path: string): boolean {
  const wanted = path.replace(/\/$/, '');
  return files.some((file) => `/${file}`.endsWith(`/${wanted}`) || `/${file}`.includes(`/${wanted}/`));
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('links to what is there', () => {
    const from = join(ROOT, dirname(document));
    expect(linksIn(text).filter((target) => !existsSync(join(from, target)))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([]);
  });
});
