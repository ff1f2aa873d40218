/** Every icon of the legend has words of its own. */
import { describe, expect, it } from 'vitest';
import { LEGEND } from '../src/games/hegemony/legend.js';
import guide from '../src/messages/en/hegemony-guide.js';

describe('the legend', () => {
  it('says what each icon means, each in other words', () => {
    const texts = LEGEND.map((icon) => (guide as Readonly<Record<string, string>>)[`board.legend.${icon}`]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(LEGEND.length);
  });
});
