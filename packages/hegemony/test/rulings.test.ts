/** Every ruling of docs/rulings.md is cited by its number in the rules and in a test, and no other number is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
/** A ruling of the base game, or of a module. */
const NUMBER = /\b(?:H|AE-|CR-|HA-|HE-|NC-|G-)\d+\b/g;

/** The numbers of rulings in the files of a folder. */
function cited(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(NUMBER) ?? []);
  return inOrder(found);
}

function inOrder(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

const document = readFileSync(join(here, '../../../docs/rulings.md'), 'utf8');
const rulings = inOrder(document.match(/(?<=^\| )(?:H|AE-|CR-|HA-|HE-|NC-|G-)\d+(?= )/gm) ?? []);

it.each(['src', 'test'])('all rulings are cited in %s, and only rulings', (folder) => {
  expect(rulings.length).toBeGreaterThan(70);
  expect(cited(join(here, '..', folder))).toEqual(rulings);
});
