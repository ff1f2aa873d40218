/** What a section of a policy says is what it does at this table. */
import { describe, expect, it } from 'vitest';
import { TAX_MULTIPLIER } from '../../src/rules/data/board.js';
import type { Section } from '../../src/rules/names.js';
import { billNumbers, sectionNumbers, sectionText } from '../../src/telling/sections.js';

describe('what a welfare section says of the Tax Multiplier', () => {
  it('is what Taxation makes of it: twice at A, once at B, nothing at C', () => {
    const { A: twice, B: once, C: nothing } = TAX_MULTIPLIER;
    expect([twice.factor, once.factor, nothing.factor]).toEqual([2, 1, 0]);
    const numbers = (taxation?: Section) => sectionNumbers('welfare-health', 'A', taxation);
    expect(numbers('A')).toEqual({ price: 0, modifier: 4, counts: 'added' });
    expect(numbers('B')).toEqual({ price: 0, modifier: 2, counts: 'added' });
    expect(numbers('C')).toMatchObject({ counts: 'nothing' });
    expect(numbers()).toEqual({ price: 0, modifier: 2, counts: 'printed' });
    expect(sectionNumbers('welfare-education', 'C', 'A')).toMatchObject({ counts: 'nothing' });
  });

  it('is left to the change beside it where the section is a bill', () => {
    expect(billNumbers('welfare-health', 'B')).toMatchObject({ price: 5, counts: 'nothing' });
    expect(sectionText({ policy: 'welfare-health', section: 'B' })).toMatchObject({
      sectionText: { say: 'section.welfare-health', price: 5, counts: 'nothing' },
    });
  });
});
