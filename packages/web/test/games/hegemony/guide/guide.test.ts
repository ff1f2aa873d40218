/** Every icon of the legend has words of its own. */

import guide from '@polity/hegemony/words/en/guide.json';
import { describe, expect, it } from 'vitest';
import { LEGEND } from '../../../../src/games/hegemony/guide/guide.js';

describe('the legend', () => {
  it('says what each icon means, each in other words', () => {
    const texts = LEGEND.map((icon) => (guide as Readonly<Record<string, string>>)[`board.legend.${icon}`]);
    expect(texts).not.toContain(undefined);
    expect(new Set(texts).size).toBe(LEGEND.length);
  });
});
