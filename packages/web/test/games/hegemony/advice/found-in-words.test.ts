/** Where looking ahead finds something else than the rules of thumb say, it says so, and by how much it is better. */
import type { Json, Part, Reckoned, Reckoning } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { figuresOf, foundInWords, orThumb } from '../../../../src/games/hegemony/advice/found-in-words.js';
import { hegemonyWords as words } from '../words.js';

const reckoned = (answer: Json, margin: number): Reckoned => ({ answer, margin, parts: [] });

const FOUND = {
  seat: 'working',
  worlds: 8,
  answers: [reckoned('lobby', 6), reckoned('campaign', 5.8), reckoned('strike', 2)],
} satisfies Reckoning;

/** The same, where something can be named that a strike has less of. */
const NAMED: Reckoning = {
  ...FOUND,
  answers: FOUND.answers.map((one) =>
    one.answer === 'strike'
      ? { ...one, parts: [{ field: 'aspect', name: 'money', seat: 'working', points: -4 }] }
      : one,
  ),
};

const said = (answer: Json, undo = false) =>
  foundInWords(words, FOUND, undo ? { answer, undo: true } : { answer }, (one) => String(one).toUpperCase());

describe('what looking ahead found', () => {
  it('is only compared with the next best where the rules of thumb say the same', () => {
    expect(said('lobby')).toBe('Looking ahead, “CAMPAIGN” is about as good.');
  });

  it('is said to be something else than the rules of thumb say, and why', () => {
    expect(said('strike')).toBe(
      'Looking ahead, this is about 4 points better by the end than the quick hint “STRIKE”.',
    );
  });

  it('is said to be so too where what they say was not among the best', () => {
    const compared = 'Looking ahead, “CAMPAIGN” is about as good.';
    expect(said('build')).toBe(`Looking ahead finds this better than the quick hint “BUILD”. ${compared}`);
  });

  it('is not compared with taking something back, which is no answer', () => {
    expect(said('lobby', true)).toBe('Looking ahead, “CAMPAIGN” is about as good.');
  });

  it('leaves the quick hint where that is about as good, and only there', () => {
    const first = (answer: Json) => orThumb(NAMED, { answer }).answers.map((one) => one.answer);
    expect(first('campaign')).toEqual(['campaign', 'lobby', 'strike']);
    expect(first('strike')).toEqual(['lobby', 'campaign', 'strike']);
    expect(first('build')).toEqual(['lobby', 'campaign', 'strike']);
    expect(orThumb(FOUND, { answer: 'campaign', undo: true })).toBe(FOUND);
    const level = foundInWords(words, orThumb(FOUND, { answer: 'campaign' }), { answer: 'campaign' }, String);
    expect(level).toBe('Looking ahead, “lobby” is about as good.');
  });

  it('leaves the quick hint for a point or less, and where nothing makes the other one better that can be named', () => {
    const first = (margin: number, parts: readonly Part[] = []) =>
      orThumb({ ...FOUND, answers: [reckoned('lobby', 6), { answer: 'strike', margin, parts }] }, { answer: 'strike' });
    expect(first(4.8, [part('money', -1.2, 'working')]).answers[0]?.answer).toBe('strike');
    expect(first(2).answers[0]?.answer).toBe('strike');
    expect(first(2, [part('money', 1, 'working')]).answers[0]?.answer).toBe('strike');
    expect(first(2, [part('money', -4, 'working')]).answers[0]?.answer).toBe('lobby');
    const close = foundInWords(words, first(4.8), { answer: 'strike' }, String);
    expect(close).toBe('Looking ahead, “lobby” is about as good.');
  });

  const part = (name: string, points: number, seat: string | null): Part => ({ field: 'aspect', name, seat, points });
  const parts = [part('money', -6.2, 'working'), part('labor-market', -3, null), part('wages', 2, 'capitalist')];
  const WHY: Reckoning = { ...FOUND, answers: [reckoned('lobby', 6), { answer: 'strike', margin: -1.5, parts }] };

  it('says of what the points are made, with what speaks against them, and whose it is', () => {
    const told = foundInWords(words, WHY, { answer: 'strike' }, String);
    const why = 'money +6, where Labor Market stands +3, Capitalist Class’s wages −2, the rest +1';
    expect(told).toBe(`Looking ahead, this is about 8 points better by the end than the quick hint “strike”: ${why}.`);
  });

  it('has figures that add up for every answer but the first', () => {
    const figures = WHY.answers.map((one) => figuresOf(words, WHY, one));
    expect(figures).toEqual([
      '',
      'money −6.2, where Labor Market stands −3.0, Capitalist Class’s wages +2.0, the rest −0.3',
    ]);
  });

  it('tells the parts against the quick hint where that comes first', () => {
    const close = { ...WHY, answers: [reckoned('lobby', 6), { answer: 'strike', margin: 5.8, parts }] };
    const found = orThumb(close, { answer: 'strike' });
    const [, other] = found.answers;
    if (other === undefined) throw new Error('there are two');
    expect(figuresOf(words, found, other)).toBe(
      'money +6.2, where Labor Market stands +3.0, Capitalist Class’s wages −2.0, the rest −7.0',
    );
  });
});
