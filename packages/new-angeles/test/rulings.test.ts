/** Every ruling of docs/rulings.md on New Angeles is cited by its number in the rules and in a test, and no other is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;

/** The numbers of rulings in the files of a folder. */
function cited(folder: string): number[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\bNA(\d+)\b/g)]);
  return [...new Set(found.map(([, number]) => Number(number)))].sort((a, b) => a - b);
}

const document = readFileSync(join(here, '../../../docs/rulings.md'), 'utf8');
const rulings = [...document.matchAll(/^\| NA(\d+) /gm)].map(([, number]) => Number(number));

it('rulings are numbered one after another, in one section', () => {
  expect(rulings).toEqual(rulings.map((_, index) => index + 1));
  expect(document.match(/^## New Angeles$/gm)).toHaveLength(1);
});

it.each(['src', 'test'])('all rulings are cited in %s, and only rulings', (folder) => {
  expect(rulings.length).toBeGreaterThan(40);
  expect(cited(join(here, '..', folder))).toEqual(rulings);
});
