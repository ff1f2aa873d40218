/** A text is cut by words to the room that it has. */
import { describe, expect, it } from 'vitest';
import { fittedText } from '../../src/board/fitted-text.js';

const TEXT = 'Remove up to 2 illness tokens, black out one of these districts.';
const upTo = (letters: number) => (tried: string) => tried.length <= letters;

describe('a fitted text', () => {
  it('is whole where there is room', () => {
    expect(fittedText(TEXT, upTo(200))).toBe(TEXT);
  });

  it('is otherwise its longest beginning that fits, with an ellipsis', () => {
    expect(fittedText(TEXT, upTo(35))).toBe('Remove up to 2 illness tokens…');
    expect(fittedText(TEXT, upTo(12))).toBe('Remove up…');
  });

  it('is nothing where no word fits', () => {
    expect(fittedText(TEXT, upTo(3))).toBe('');
  });
});
