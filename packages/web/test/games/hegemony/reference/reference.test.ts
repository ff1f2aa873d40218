/** Rules at hand: everything that can be looked up has words and a place, and is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hegemony } from '@polity/hegemony';
import { describe, expect, it } from 'vitest';
import { HEGEMONY_REFERENCE } from '../../../../src/games/hegemony/reference/reference.js';
import { ANYTHING, find } from '../../../../src/shell/reference/find.js';
import { hegemonyWords } from '../words.js';

const reference = HEGEMONY_REFERENCE.of(hegemonyWords);
const ids = new Set(reference.entries.map(({ id }) => id));
const names = (wanted: Partial<typeof ANYTHING>) => find(reference, { ...ANYTHING, ...wanted }).map(({ name }) => name);

describe('the reference of Hegemony', () => {
  it('has every card, event, company and policy that there is, each once', () => {
    const { actions = [], events = [], companies = [], policies = [] } = hegemony.catalog?.() ?? {};
    const printed = [...actions, ...events, ...companies, ...policies].map(({ id }) => String(id));
    expect(printed.filter((id) => !ids.has(id))).toEqual([]);
    expect(printed.length).toBeGreaterThan(200);
    expect(ids.size).toBe(reference.entries.length);
  });

  it('says something of everything, and a page of the rulebook of every rule that it has', () => {
    const bare = reference.entries.filter(({ name, lines }) => name === '' || lines.length === 0 || lines.includes(''));
    expect(bare).toEqual([]);
    const elsewhere = ['repay-bond', 'historical-event', 'automa'];
    const rules = reference.entries.filter(
      ({ id, group }) => !['cards', 'companies'].includes(group) && !elsewhere.includes(id),
    );
    expect(rules.filter(({ pages: [first, last] = [0, 0] }) => first < 1 || last < first || last > 39)).toEqual([]);
  });

  it('gives the numbers that a term stands for', () => {
    const said = (id: string) => reference.entries.find((entry) => entry.id === id)?.lines.join(' ');
    expect(said('prosperity')).toContain('falls by 1 for the Working Class and by 2 for the Middle Class');
    expect(said('union')).toContain('While at least 4 of its people work in an industry');
    expect(said('population')).toContain('3 at first, 4 from 12 workers on the board on, and one more for every 3');
    expect(said('income-tax')).toMatch(/at A it is 7, 6 or 5.*at B 4; .*at C 1, 2 or 3/);
  });

  it('puts every entry into a group, and every tag into a filter of it', () => {
    const groups = reference.groups.map(({ id }) => id);
    for (const { group, tags = {} } of reference.entries) {
      expect(groups).toContain(group);
      for (const [filter, value] of Object.entries(tags)) {
        const known = reference.filters.find(({ id }) => id === filter);
        expect(known?.groups).toContain(group);
        expect(known?.values.map(({ id }) => id)).toContain(value);
      }
    }
  });

  it('is named by every term on the board', () => {
    const folder = fileURLToPath(new URL('../../../../src/games/hegemony/', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
    const code = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
    const terms = [...code.matchAll(/<Term rule="([^"]+)"/g)].map(([, id = '']) => id);
    expect(terms.length).toBeGreaterThan(15);
    expect(terms.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe('looking something up', () => {
  it('finds what is called so before what only speaks of it, whatever the case', () => {
    expect(names({ text: 'STRIKE' })[0]).toBe('Strike');
    expect(names({ text: 'tax mult' })[0]).toBe('Tax multiplier');
    expect(names({ text: 'no such thing at all' })).toEqual([]);
  });

  it('finds the cards of a class, by what they need, and those that can be played now', () => {
    const working = names({ group: 'cards', tags: { class: 'working' } });
    expect(working).toHaveLength(
      (hegemony.catalog?.().actions ?? []).filter((card) => card.class === 'working').length,
    );
    const needing = find(reference, { ...ANYTHING, group: 'cards', tags: { class: 'working', needs: 'labor-market' } });
    expect(needing.length).toBeGreaterThan(0);
    expect(needing.every(({ lines }) => lines.some((line) => line.startsWith('Needs Labor Market')))).toBe(true);
    expect(names({ group: 'cards', only: ['wc-general-strike'] })).toEqual(['General Strike']);
  });
});
