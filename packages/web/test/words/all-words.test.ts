/** The words of every package in one go: they can be read, every language says the same, and nothing is said for nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Messages } from '@polity/words';
import { problemsOf } from '@polity/words/check';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const files = import.meta.glob<Messages>('../../../*/words/*/*.json', { import: 'default', eager: true });

interface WordFile {
  readonly of: string;
  readonly language: string;
  readonly messages: Messages;
}

/** The way to this package's own words is shorter. */
const all: readonly WordFile[] = Object.entries(files).map(([path, messages]) => {
  const [of = '', , language = ''] = path.split('/').slice(-4);
  return { of: of === '..' ? 'web' : of, language, messages };
});
const owners = [...new Set(all.map(({ of }) => of))];

describe('the words of all packages', () => {
  it('have no key twice', () => {
    const twice = owners.flatMap((owner) => {
      const keys = all
        .filter(({ of, language }) => of === owner && language === 'en')
        .flatMap(({ messages }) => Object.keys(messages));
      return keys.filter((key, i) => keys.indexOf(key) < i);
    });
    expect(twice).toEqual([]);
  });

  it('can be read, and say the same in every language', () => {
    const problems = owners.flatMap((owner) => {
      const own = all.filter(({ of }) => of === owner);
      const byLanguage = Object.fromEntries(
        [...new Set(own.map(({ language }) => language))].map((language) => [
          language,
          Object.assign({}, ...own.filter((file) => file.language === language).map(({ messages }) => messages)),
        ]),
      );
      return problemsOf(byLanguage).map((problem) => `${owner}, ${problem}`);
    });
    expect(problems).toEqual([]);
  });

  it('are in languages that are listed, and each of these in every package', () => {
    for (const owner of owners) {
      const found = new Set(all.filter(({ of }) => of === owner).map(({ language }) => language));
      expect([...found].sort(), owner).toEqual(LANGUAGES.map(({ id }) => id).sort());
    }
  });

  it('are all said somewhere', () => {
    const { literals, templates } = saidIn(sources());
    const fills = (template: RegExp, text: string) =>
      template
        .exec(text)
        ?.slice(1)
        .every((gap) => literals.has(gap)) ?? false;
    const isWritten = (text: string) => literals.has(text) || templates.some((template) => fills(template, text));
    const unsaid = all.flatMap(({ of, messages }) =>
      Object.keys(messages).flatMap((key) => (waysToSay(of, key).some(isWritten) ? [] : [`${of}: ${key}`])),
    );
    expect(unsaid).toEqual([]);
  });
});

/** Families whose messages are asked for by what comes after the family. */
const ASKED_FOR = /^(?:board|reason|part|terminal)\./;

/** How code may ask for a message: by its key; without its family; or, where the family says of what, by an id of that. */
function waysToSay(of: string, key: string): readonly string[] {
  if (ASKED_FOR.test(key)) return [key, key.replace(ASKED_FOR, '')];
  if (of === 'web') return [key];
  const parts = key.split('.');
  return parts.map((_, i) => parts.slice(i).join('.'));
}

function sources(): readonly string[] {
  return readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src');
    const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    return inside.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  });
}

/** What is written out in code: whole texts between quotes, names of properties, and texts with gaps in them. */
function saidIn(code: readonly string[]): { literals: ReadonlySet<string>; templates: readonly RegExp[] } {
  const literals = new Set<string>();
  const templates = new Map<string, RegExp>();
  for (const source of code) {
    for (const [, text = ''] of source.matchAll(/'([\w.-]+)'/g)) literals.add(text);
    for (const [, name = ''] of source.matchAll(/\b(\w+)\b/g)) literals.add(name);
    for (const [, text = ''] of source.matchAll(/`([\w.-]*\$\{[^`]*)`/g)) {
      const [first = '', ...gaps] = text.split(/\$\{[^}]*\}/);
      // A family has a name of its own: what is all gap would stand for everything.
      if (!/[a-z-]+\.$|^[a-z-]+\./.test(first) || gaps.some((gap) => /[^\w.-]/.test(gap))) continue;
      templates.set(
        text,
        new RegExp(`^${[first, ...gaps].map((part) => part.replaceAll('.', '\\.')).join('([\\w.-]+)')}$`),
      );
    }
  }
  return { literals, templates: [...templates.values()] };
}
