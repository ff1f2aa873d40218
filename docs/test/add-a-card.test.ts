/** The guide to adding a card shows a card as it is. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync(new URL('../add-a-card.md', import.meta.url), 'utf8');

/** A block that is marked with the name of a file, and what it shows. */
const SHOWN = [...guide.matchAll(/^```js (\S+)\n(.*?)^```$/gms)].map(([, file, code]) => [file, code] as const);

it('shows code that stands in the file that it names', () => {
  expect(SHOWN.map(([file]) => file)).toEqual(['modules/base/working.ts']);
  for (const [file, code = ''] of SHOWN) {
    const source = readFileSync(new URL(`../../packages/hegemony/src/${file}`, import.meta.url), 'utf8');
    const indented = code.trimEnd().replaceAll(/^(?=.)/gm, '  ');
    expect(source).toContain(indented);
  }
});
