/** What a bill is said to do tells what is certain from what others may make of it. */
import { policyEffects } from '@polity/hegemony/page';
import { expect, it } from 'vitest';
import { asGathered } from '../../../../src/games/hegemony/politics/as-gathered.js';
import { effectInWords, followsInWords } from '../../../../src/games/hegemony/politics/policy-effects-panel.js';
import { startOf } from '../games.js';
import { hegemonyWords as words } from '../words.js';

it('says of wages what they are if nobody cuts them, and what they may be cut to', () => {
  const wages = { what: 'wages-in', now: 130, after: 130, cut: 80, good: false } as const;
  expect(effectInWords(words, wages)).toBe('Wages you receive: 130, but 80 if employers cut them');
  const paid = { what: 'wages-out', now: 130, after: 120, cut: 80, good: true } as const;
  expect(effectInWords(words, paid)).toBe('Wages you pay: 130 → 120, or 80 if you cut them');
  const money = { what: 'money-after', now: 65, after: 65, cut: 15, good: false, borrowed: 0 } as const;
  expect(effectInWords(words, money)).toBe('Your money after production: 65, or 15 if all wages are cut');
});

it('says of a rise, which is certain, nothing else', () => {
  const wages = { what: 'wages-in', now: 98, after: 130, good: true } as const;
  expect(effectInWords(words, wages)).toBe('Wages you receive: 98 → 130');
});

it('says where owners may set prices or wages themselves', () => {
  expect(followsInWords(words, 'welfare-health')).toMatch(/prices/);
  expect(followsInWords(words, 'labor-market')).toMatch(/wages/);
  expect(followsInWords(words, 'taxation')).toBeUndefined();
});

it('tells of the wages that are gathered, though they are not confirmed yet, and of no other preview', () => {
  const view = startOf(2);
  const raised = { ...view, companies: view.companies.map((company) => ({ ...company, wage: 3 as const })) };
  const meant = asGathered(view, raised, { kind: 'adjust-wage' });
  // All pay the highest wage already: nothing is left to rise to it.
  const toA = (position: typeof view) =>
    policyEffects(position, 'labor-market', 'capitalist').find(({ section }) => section === 'A')?.effects ?? [];
  expect(toA(view).some(({ what }) => what === 'wages-out')).toBe(true);
  expect(toA(meant).some(({ what }) => what === 'wages-out')).toBe(false);
  expect(asGathered(view, raised, { kind: 'card-policy' })).toBe(view);
  expect(asGathered(view, null, { kind: 'adjust-wage' })).toBe(view);
});
