/** A trade that is composed: capital goes one way by single steps, and a gift is known as one. */
import { expect, it } from 'vitest';
import { type Draft, isGift, NO_DRAFT, withCapital, withMore } from '../../../src/games/new-angeles/draft.js';

const three: Draft = withCapital({ ...NO_DRAFT, to: 'player-2' }, 'give', 3);

it('wanting one more takes back one of what is given, and no more', () => {
  const two = withMore(three, 'want');
  expect(two).toMatchObject({ give: { capital: 2 }, want: { capital: 0 } });
  const none = withMore(withMore(two, 'want'), 'want');
  expect(none).toMatchObject({ give: { capital: 0 }, want: { capital: 0 } });
  expect(withMore(none, 'want')).toMatchObject({ give: { capital: 0 }, want: { capital: 1 } });
});

it('something for nothing is a gift, and for a promise it is none', () => {
  expect(isGift(three)).toBe(true);
  expect(isGift({ ...three, promise: 'I abstain' })).toBe(true);
  expect(isGift({ ...three, ask: 'Abstain' })).toBe(false);
  expect(isGift({ ...three, want: { capital: 0, assets: ['midori'] } })).toBe(false);
  expect(isGift(NO_DRAFT)).toBe(false);
});
