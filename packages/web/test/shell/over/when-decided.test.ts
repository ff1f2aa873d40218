/** When something was decided that is looked at again. */
import type { LogEntry } from '@polity/kernel';
import { Catalogue, GameWords } from '@polity/words';
import { describe, expect, it } from 'vitest';
import { whenDecided } from '../../../src/shell/over/when-decided.js';

const words = new GameWords(new Catalogue('en', [{ 'log.round': 'Round {round}', 'log.phase': 'Elections' }]), {
  headings: ['round', 'phase'],
  turns: ['end-turn', 'vote-result'],
});
const entry = (kind: string, params = {}): LogEntry => ({ kind, params });
const ended = (seat: string) => entry('end-turn', { seat });
const log = [
  entry('round', { round: 2 }),
  ...[ended('red'), ended('blue'), ended('red')],
  entry('phase'),
  entry('vote-result'),
];
const past = { moments: [1, 2, 3, 4, 5, 6], steps: [0, 1, 2, 3, 4, 5] };

describe('a decision', () => {
  it('was made in a turn of the seat’s own, counted in the round', () => {
    const when = (step: number, seat: string) => whenDecided(past, { step, seat }, log, words);
    expect(when(0, 'red')).toEqual({ chapter: 'Round 2', turn: 1 });
    expect(when(2, 'red')).toEqual({ chapter: 'Round 2', turn: 2 });
    expect(when(2, 'blue')).toEqual({ chapter: 'Round 2', turn: 2 });
    expect(when(3, 'red')).toEqual({ chapter: 'Round 2', turn: 3 });
  });

  it('was made in a chapter of the round where that has one', () => {
    expect(whenDecided(past, { step: 4, seat: 'red' }, log, words)).toEqual({
      chapter: 'Round 2 · Elections',
      turn: 0,
    });
  });
});
