/** New Angeles can be looked up: everything printed is there once, with words, and is found. */
import { newAngeles } from '@polity/new-angeles';
import { describe, expect, it } from 'vitest';
import { NEW_ANGELES_REFERENCE } from '../../../src/games/new-angeles/reference.js';
import { ANYTHING, find } from '../../../src/shell/reference/find.js';
import { newAngelesWords } from './words.js';

const reference = NEW_ANGELES_REFERENCE.of(newAngelesWords);
const ids = new Set(reference.entries.map(({ id }) => id));

describe('the reference of New Angeles', () => {
  it('has every card, asset, event, demand, investment, district and corporation, each once', () => {
    const { actions, assets, events, demands, investments, districts, corporations } = newAngeles.catalog?.() ?? {};
    const printed = [actions, assets, events, demands, investments, districts, corporations].flatMap((group) =>
      (group ?? []).map(({ id }) => String(id)),
    );
    expect(printed.length).toBeGreaterThan(100);
    expect(printed.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.size).toBe(reference.entries.length);
  });

  it('says something of everything, in words', () => {
    const bare = reference.entries.filter(
      ({ name, lines }) =>
        name === '' || lines.length === 0 || lines.some((line) => line === '' || /board\.\w|[{}]/.test(line)),
    );
    expect(bare).toEqual([]);
    expect(reference.groups.filter(({ name }) => name.includes('reference'))).toEqual([]);
  });

  it('is found by a word of it', () => {
    const names = (text: string) => find(reference, { ...ANYTHING, text }).map(({ name }) => name);
    expect(names('federalist')[0]).toBe('The Federalist');
    expect(names('scorched')[0]).toBe('Scorched Earth');
    expect(names('guayaquil')[0]).toBe('Guayaquil');
  });
});
