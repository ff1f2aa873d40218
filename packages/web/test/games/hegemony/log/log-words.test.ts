/** What lines of the log say. */
import { describe, expect, it } from 'vitest';
import { hegemonyWords } from '../words.js';

describe('The log', () => {
  it('calls a company mine where others leave it or come to it', () => {
    const toMe = hegemonyWords.toldTo('capitalist');
    const gone = { class: 'middle', skill: 'luxury', from: 'shopping-mall' };
    expect(toMe.log({ kind: 'dismissed', params: gone })).toBe(
      'Your Shopping Mall loses a worker of the Middle Class: Luxury.',
    );
    const moved = { class: 'middle', skill: 'luxury', from: 'shopping-mall', to: 'jewelry-store' };
    expect(toMe.log({ kind: 'assigned', params: moved })).toBe(
      'Middle Class, Luxury worker: your Shopping Mall → Jewelry Store.',
    );
    expect(hegemonyWords.log({ kind: 'dismissed', params: gone })).toMatch(/ loses the job at Shopping Mall/);
  });

  it('knows whose a company is that went over to somebody else', () => {
    const toMe = hegemonyWords.toldTo('capitalist');
    const log = [
      { kind: 'company-moved', params: { company: 'shopping-mall', to: 'state' } },
      { kind: 'dismissed', params: { class: 'middle', skill: 'luxury', from: 'shopping-mall' } },
    ];
    const [, line] = toMe.lines(log);
    expect(line && toMe.log(line)).toBe('A worker of the Middle Class loses the job at Shopping Mall: Luxury.');
  });

  it('tells how much of each good a business deal brought where, as it tells the deal itself', () => {
    const params = { card: 'business-deal-1', to: 'storage', storage: { luxury: 4 }, zone: { luxury: 8 }, lost: {} };
    const told = hegemonyWords.log({ kind: 'deal', params });
    expect(told).toContain('; into its storage: 4 Luxury; into its Free Trade Zone: 8 Luxury.');
  });

  it('keeps the transactions of several export cards apart', () => {
    const told = hegemonyWords.log({ kind: 'exports-revealed', params: { cards: ['export-1', 'export-2'] } });
    expect(told).toMatch(/^2 more export cards are shown: \([^()]+\) and \([^()]+\)\.$/);
  });

  it('calls the classes by their names where the State’s Legitimacy is halved', () => {
    const params = { working: 1, middle: 3, capitalist: 5 };
    expect(hegemonyWords.log({ kind: 'legitimacy-halved', params })).toBe(
      'The State’s Legitimacy is halved: Working Class 1, Middle Class 3, Capitalist Class 5.',
    );
  });
});
