/**
 * What is printed, pinned. The catalog was compared field by field with a reading of every printed card and board; from
 * then on a fingerprint of each group holds it in place.
 *
 * To change a number on purpose: look at the printed component, change the data, run this test, and copy the new
 * fingerprint of that one group from its message. A fingerprint that changes when nobody meant it is an error in the data.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';

const catalog = hegemony.catalog?.() ?? {};

type Component = { readonly id: string; readonly copies?: number } & Record<string, unknown>;

function group(name: string): readonly Component[] {
  return (catalog[name] ?? []) as unknown as readonly Component[];
}

function component(name: string, id: string): Component {
  const found = group(name).find((other) => other.id === id);
  if (found === undefined) throw new Error(`no ${id} among the ${name}`);
  return found;
}

function copies(components: readonly Component[]): number {
  return components.reduce((sum, { copies = 0 }) => sum + copies, 0);
}

/** JSON in which the order of keys says nothing. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}

function fingerprint(name: string): string {
  const components = group(name).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return createHash('sha256').update(canonical(components)).digest('hex').slice(0, 16);
}

/** Every group with its fingerprint. */
const PRINTED: readonly (readonly [group: string, fingerprint: string])[] = [
  ['companies', 'f71ca368107ea665'],
  ['exports', 'feabf0597935eac9'],
  ['businessDeals', 'c22e93688424b517'],
  ['immigration', '0ad41216f3346681'],
  ['agendas', '13a485b9383f0c63'],
  ['hiddenAgendas', 'd1a2a7be951dd721'],
  ['crisisResponses', 'a757f967ef6b2d89'],
  ['alternativeEvents', '0c95dd5d2e34e40c'],
  ['historicalEvents', '9b2abf1c46874783'],
  ['bonds', 'bacdfb2ab61d00c0'],
  ['lockTokens', 'ed42f9e4a1901e74'],
  ['loans', 'ff983c065b1de27a'],
  ['actions', '3cc4de4da8cd35af'],
  ['events', '42e0dcb0bd4e8d60'],
  ['policies', '14e41cfa418d6f3c'],
  ['tables', '161940fb0004f7dd'],
  ['workingAutoma', 'df05da65df16e532'],
  ['middleAutoma', 'e126dff9517becb1'],
  ['capitalistAutoma', '9df0b6446ae6496f'],
  ['actionPriorityCards', 'e90482e9abfc1a81'],
  ['policyPriorityCards', 'cff26a3254005531'],
  ['instructionCards', 'a02a9f9814aa7821'],
];

describe('the catalog', () => {
  it('holds what is in the box', () => {
    const counts = Object.fromEntries(
      ['companies', 'exports', 'businessDeals', 'immigration', 'agendas', 'loans', 'actions', 'events'].map((name) => [
        name,
        { different: group(name).length, copies: copies(group(name)) },
      ]),
    );
    expect(counts).toEqual({
      companies: { different: 55, copies: 59 },
      exports: { different: 16, copies: 16 },
      businessDeals: { different: 10, copies: 20 },
      immigration: { different: 10, copies: 25 },
      agendas: { different: 10, copies: 10 },
      loans: { different: 1, copies: 10 },
      actions: { different: 127, copies: 180 },
      events: { different: 25, copies: 25 },
    });
    expect(group('policies').map(({ id }) => id)).toEqual([
      'fiscal-policy',
      'labor-market',
      'taxation',
      'welfare-health',
      'welfare-education',
      'foreign-trade',
      'immigration',
    ]);
  });

  it.each([
    { seat: 'working', different: 30 },
    { seat: 'middle', different: 31 },
    { seat: 'capitalist', different: 33 },
    { seat: 'state', different: 33 },
  ])('has 40 cards for the deck of $seat and 5 new ones, $different of them different', ({ seat, different }) => {
    const deck = group('actions').filter((card) => card.class === seat);
    expect({ different: deck.length, copies: copies(deck) }).toEqual({ different, copies: 45 });
  });

  it('has companies by owner: 28 Capitalist, 17 Middle Class, 12 Public, 2 Cooperative Farms', () => {
    const owned = (owner: string) => copies(group('companies').filter((company) => company.owner === owner));
    expect(['capitalist', 'middle', 'state', 'working'].map(owned)).toEqual([28, 17, 12, 2]);
  });

  it('has every card of the Automas: 90 of their own, 18 and 21 priority cards, 38 with instructions', () => {
    const own = ['workingAutoma', 'middleAutoma', 'capitalistAutoma'].map((name) => group(name).length);
    expect(own).toEqual([30, 30, 30]);
    expect(['actionPriorityCards', 'policyPriorityCards'].map((name) => group(name).length)).toEqual([18, 21]);
    const instructions = group('instructionCards');
    const of = (seat: string | null) => instructions.filter((card) => card.class === seat).length;
    expect([of('working'), of('middle'), of('capitalist'), of(null)]).toEqual([10, 13, 11, 4]);
    expect(copies(instructions)).toBe(38);
  });

  it('knows ids once in a group', () => {
    for (const [name, components] of Object.entries(catalog)) {
      const ids = components.map(({ id }) => id);
      expect(new Set(ids).size, name).toBe(ids.length);
    }
  });

  it.each(PRINTED)('has the printed numbers of the %s', (name, known) => {
    expect(fingerprint(name)).toBe(known);
  });

  it('is all there is to fingerprint', () => {
    expect(Object.keys(catalog).sort()).toEqual(PRINTED.map(([name]) => name).sort());
  });
});

describe('a look at single components', () => {
  it('a Supermarket costs 16 and makes 4 Food with an agricultural and an unskilled worker', () => {
    expect(component('companies', 'supermarket')).toMatchObject({
      name: 'Supermarket',
      owner: 'capitalist',
      cost: 16,
      produces: { resource: 'food', amount: 4 },
      machinery: 1,
      slots: [
        { kind: 'agriculture', role: 'worker', classes: ['working', 'middle'], required: true },
        { kind: 'unskilled', role: 'worker', classes: ['working', 'middle'], required: true },
      ],
      wages: { L1: 15, L2: 20, L3: 25 },
      copies: 1,
      starts: [],
    });
  });

  it('a Convenience Store makes 2 Food and 1 more with an employee', () => {
    expect(component('companies', 'convenience-store-start')).toMatchObject({
      cost: 14,
      produces: { resource: 'food', amount: 2 },
      slots: [
        { kind: 'agriculture', role: 'owner', classes: ['middle'], required: true, bonus: 0 },
        { kind: 'unskilled', role: 'employee', classes: ['working'], required: false, bonus: 1 },
      ],
      wages: { L1: 6, L2: 8, L3: 10 },
      starts: [3, 4],
    });
  });

  it('an automated company needs nobody and pays nothing', () => {
    expect(component('companies', 'automated-grain-farm')).toMatchObject({
      cost: 25,
      produces: { resource: 'food', amount: 2 },
      automated: true,
      slots: [],
      wages: null,
    });
  });

  it('the first Export card buys 2 Food for 20 and 6 for 55', () => {
    const [small, large] = component('exports', 'export-01').transactions as readonly object[];
    expect(small).toEqual({ id: 'food-1', resource: 'food', amount: 2, money: 20 });
    expect(large).toEqual({ id: 'food-2', resource: 'food', amount: 6, money: 55 });
  });

  it('a deal of 7 Food costs 50, with a tariff of 14, 7 or nothing', () => {
    expect(component('businessDeals', 'business-deal-food-7')).toEqual({
      id: 'business-deal-food-7',
      copies: 2,
      goods: { food: 7, luxury: 0 },
      cost: 50,
      tariffs: { A: 14, B: 7, C: 0 },
    });
  });

  it('cards print what they need: a policy, unemployed workers, bills', () => {
    expect(component('actions', 'wc-general-strike')).toEqual({
      id: 'wc-general-strike',
      class: 'working',
      name: 'General Strike',
      copies: 2,
      requires: { policy: 'labor-market', sections: ['B', 'C'] },
      legitimacy: {},
    });
    expect(component('actions', 'mc-migration').requires).toEqual({ unemployed: 'middle', count: 4 });
    expect(component('actions', 'st-emergency-state').requires).toEqual({ bills: 3 });
    expect(component('actions', 'cc-fake-news').requires).toBeNull();
  });

  it('cards print the Legitimacy that they bring', () => {
    expect(component('actions', 'wc-state-scholarship').legitimacy).toEqual({ working: 1 });
    expect(component('actions', 'st-construction-boom').legitimacy).toEqual({ working: 1, capitalist: 1 });
  });

  it('an event costs Legitimacy when it is left alone', () => {
    expect(component('events', 'ev-drought')).toMatchObject({
      name: 'Drought',
      penalty: { mode: 'all', legitimacy: { working: -1, capitalist: -1 } },
    });
    expect(component('events', 'ev-political-scandal').penalty).toEqual({
      mode: 'any-two',
      legitimacy: { working: -1, middle: -1, capitalist: -1 },
    });
  });

  it('the boards print taxes, prices and tracks', () => {
    expect(component('policies', 'labor-market').sections).toMatchObject({
      A: { minimumWage: 3, incomeTax: { A: 7, B: 6, C: 5 } },
      B: { minimumWage: 2, incomeTax: { A: 4, B: 4, C: 4 } },
      C: { minimumWage: 1, incomeTax: { A: 1, B: 2, C: 3 } },
    });
    expect(component('tables', 'tax-multiplier').spaces).toEqual([1, 2, 3, 4, 5, 6, 7, 9, 11]);
    expect(component('tables', 'prosperity').spaces).toMatchObject({ middle: [0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7] });
    expect(component('tables', 'components').resources).toEqual({
      food: 62,
      luxury: 64,
      health: 64,
      education: 64,
      influence: 35,
    });
  });
});
