/** The catalogue lists every printed component, and says what was found nowhere. */
import { describe, expect, it } from 'vitest';
import { catalog } from '../src/rules/catalog.js';

const groups = catalog();
const copies = (group: string) => groups[group]?.reduce((sum, card) => sum + Number(card.copies), 0);

describe('the catalogue', () => {
  it('has the numbers of the box', () => {
    expect(groups.actions).toHaveLength(20);
    expect(copies('actions')).toBe(100);
    expect(copies('assets')).toBe(34);
    expect(copies('events')).toBe(16);
    expect(copies('demands')).toBe(9);
    expect(copies('investments')).toBe(12);
    expect(copies('setups')).toBe(6);
    expect(copies('rivals')).toBe(7);
    expect(groups.corporations).toHaveLength(6);
    expect(groups.districts).toHaveLength(10);
  });

  it('names no two components alike within a group', () => {
    for (const cards of Object.values(groups)) {
      expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    }
  });

  it('marks what is reconstructed: seven outputs, all tiers (NA1), set-ups, track ends, tokens (NA4), one number of turns', () => {
    const sources = (group: string, key: string) =>
      groups[group]?.filter(({ sources: of }) => (of as Record<string, string>)[key] === 'reconstructed').length;
    expect(sources('districts', 'output')).toBe(7);
    expect(sources('districts', 'tier')).toBe(10);
    expect(sources('events', 'turns')).toBe(1);
    expect(groups.components?.filter(({ source }) => source === 'reconstructed')).toHaveLength(4);
    expect(groups.setups?.every(({ source }) => source === 'reconstructed')).toBe(true);
    expect(groups.resources?.every(({ source }) => source === 'reconstructed')).toBe(true);
  });
});
