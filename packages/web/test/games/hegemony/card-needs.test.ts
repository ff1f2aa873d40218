/** A card that asks for so many unemployed, or bills, says so in its own text: nobody learns it only when it is refused. */
import { deckOf, needOf } from '@polity/hegemony/page';
import { expect, it } from 'vitest';
import { hegemonyWords as words } from './words.js';

it('says how many unemployed or bills a card needs', () => {
  const needing = (['working', 'middle', 'capitalist', 'state'] as const).flatMap(deckOf).flatMap((card) => {
    const need = needOf(card);
    if (need === undefined || 'policy' in need) return [];
    return [{ card, count: 'bills' in need ? need.bills : need.count }];
  });
  expect(needing.length).toBeGreaterThan(3);
  for (const { card, count } of needing) expect(words.describe(card), card).toContain(String(count));
});
