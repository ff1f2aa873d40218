import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { progress } from '../src/progress.js';
import { columns, inline, outline, WIDTH, wrap } from '../src/text.js';
import { wordsOf } from '../src/words.js';

describe('plain JSON as text', () => {
  it('says an object as its keys and values on one line', () => {
    expect(inline({ colour: 'red', price: 3 })).toBe('colour red, price 3');
    expect(inline({ give: ['a', 'b'], to: { seat: 'ann' }, sure: true, note: null, left: [] })).toBe(
      'give (a, b), to (seat ann), sure yes, note -, left none',
    );
  });

  it('lists keys and values, single ones side by side', () => {
    expect(outline({ round: 1, phase: 'dusk', prices: { red: 3, blue: 2 }, seats: [{ coins: 1 }], bank: 4 })).toEqual([
      'round: 1   phase: dusk',
      'prices: red 3, blue 2',
      'seats: (coins 1)',
      'bank: 4',
    ]);
  });

  it('indents what does not fit beside its key', () => {
    const hand = Array.from({ length: 12 }, (_, i) => `lantern-${i}`);
    expect(outline({ ann: { coins: 3, hand } })).toEqual([
      'ann:',
      '  coins: 3',
      `  hand: ${hand.slice(0, 8).join(', ')},`,
      `    ${hand.slice(8).join(', ')}`,
    ]);
  });

  it('keeps within its columns and loses nothing, whatever there is to tell', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue({ maxDepth: 3 })), (value) => {
        for (const line of outline(value)) expect(line.length).toBeLessThanOrEqual(WIDTH);
      }),
      { numRuns: 200, seed: 1 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z ]{0,300}$/), fc.integer({ min: 10, max: 100 }), (text, width) => {
        const lines = wrap(text, width);
        expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('aligns columns', () => {
    expect(
      columns([
        ['seat', 'wins'],
        ['ann', '10'],
        ['b', '7'],
      ]),
    ).toBe('seat  wins\nann     10\nb        7\n');
  });

  it('has plain words for any game', () => {
    const words = wordsOf('any');
    expect(words.log({ kind: 'sold', params: { seat: 'ann', coins: 2 } })).toBe('sold: seat ann, coins 2');
    expect(words.log({ kind: 'dawn', params: {} })).toBe('dawn');
  });
});

describe('the progress bar', () => {
  const shown = (isTTY: boolean) => {
    let [text, clock] = ['', 0];
    const bar = progress({ write: (more) => (text += more), isTTY }, 'tiny', () => clock);
    for (let done = 1; done <= 4; done++) {
      clock += 60;
      bar.show(done, 4);
    }
    bar.clear();
    return text;
  };

  it('shows nothing where nobody is looking', () => {
    expect(shown(false)).toBe('');
  });

  it('shows now and then how far it is, and goes away', () => {
    const text = shown(true);
    expect(text.match(/\d of 4/g)).toEqual(['2 of 4', '4 of 4']);
    expect(text.endsWith('\r\u001b[K')).toBe(true);
  });
});
