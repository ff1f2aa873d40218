/** The guide to writing a game shows the files of its example, whole and unchanged. The example has tests of its own. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const guide = readFileSync(new URL('../write-a-game.md', import.meta.url), 'utf8');

/** The code blocks marked with the name of a file, in the guide's order, put together to that file. */
function shown(file: string): string {
  const blocks = [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)].filter(([, name]) => name === file);
  return blocks.map(([, , code]) => code).join('\n');
}

describe('the guide to writing a game', () => {
  it.each(['src/index.ts', 'test/night-ferry.test.ts'])('shows all of %s', (file) => {
    const actual = readFileSync(new URL(`../examples/night-ferry/${file}`, import.meta.url), 'utf8');
    expect(shown(file)).toBe(actual);
  });

  it('shows no other TypeScript, which nothing would run', () => {
    const marks = [...guide.matchAll(/^```ts\b(.*)$/gm)].map(([, mark]) => mark?.trim());
    expect(new Set(marks)).toEqual(new Set(['src/index.ts', 'test/night-ferry.test.ts']));
  });
});
