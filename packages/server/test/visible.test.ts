import { describe, expect, it } from 'vitest';
import { visible } from '../src/visible.js';

describe('what people show each other', () => {
  it.each([
    ['a right-to-left override', 'a\u202eb'],
    ['an isolate that is never closed', '\u2067ab'],
    ['a zero-width space', 'a\u200bb'],
    ['a joiner between letters that do not join', 'a\u200db'],
    ['a filler that is a letter and cannot be seen', 'a\u3164b'],
    ['another filler', 'a\u115fb'],
    ['a blank made of no dots', 'a\u2800b'],
    ['a variation of a letter that has none', 'a\ufe0fb'],
    ['a letter made of tags', 'a\u{e0041}b'],
    ['a byte order mark', '\ufeffab'],
    ['a line separator', 'a\u2028b'],
    ['a control character', 'a\u0007b'],
  ])('has not %s in it', (_, text) => {
    expect(visible(text)).toBe('ab');
  });

  it.each(['Änne ✨', 'Ω 東京', '❤️', '👩‍🚀', '🏳️‍🌈', '👩🏽‍🚀', 'می‌خواهم', 'क्‍ष', 'עברית', '1️⃣'])('can be %s', (text) => {
    expect(visible(text)).toBe(text);
  });
});
