/** What the board works out for itself: numbers that are shown, where things stand, what has moved. */
import { hegemony } from '@polity/hegemony';
import type { Company, HegemonyView } from '@polity/hegemony/page';
import { seededRandom } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import {
  hasBenefits,
  outputOfCompany,
  populationStep,
  publicSpaces,
  sectorOf,
  stockOf,
  taxMakeUp,
  unemployedOf,
  wealthSpace,
} from '../src/games/hegemony/derive.js';
import { cubesBySide } from '../src/games/hegemony/election.js';
import { layoutFor, ONE_SCREEN } from '../src/games/hegemony/layout.js';
import { between, movesBetween } from '../src/games/hegemony/moves.js';
import { partOf, partsWithChoices } from '../src/games/hegemony/parts.js';
import { placeBeside } from '../src/games/hegemony/tip.js';

function startOf(seats: 2 | 3 | 4): HegemonyView {
  const state = hegemony.setup({ seats }, seededRandom('fast', 'board'));
  return structuredClone(hegemony.view(state, 'working')) as HegemonyView;
}

describe('what the board shows', () => {
  it('makes the Tax Multiplier up of its base and the welfare policies', () => {
    const view = startOf(4);
    // Taxation A: 3, twice Health at B (1) and Education at C (0).
    expect(taxMakeUp(view)).toEqual({ total: 5, base: 3, factor: 2, health: 1, education: 0 });
  });

  it('says how many workers the next Population needs', () => {
    const view = startOf(2);
    expect(populationStep(view, 'working')).toEqual({ workers: 8, population: 3, from: 0, next: 12 });
    view.supply.workers.working.unskilled -= 7;
    expect(populationStep(view, 'working')).toEqual({ workers: 15, population: 5, from: 15, next: 18 });
  });

  it('knows no further Population than 10', () => {
    const view = startOf(2);
    view.supply.workers.working = { unskilled: 10, agriculture: 0, luxury: 2, healthcare: 2, education: 2, media: 2 };
    expect(populationStep(view, 'working')).toEqual({ workers: 30, population: 10, from: 30, next: null });
  });

  it('adds an employee and machinery to what a company prints', () => {
    const store: Company = {
      id: 'convenience-store',
      card: 'convenience-store',
      owner: 'middle',
      wage: 2,
      workers: [{ class: 'middle', skill: 'agriculture', committed: false }, null],
      onStrike: false,
      machinery: false,
    };
    expect(outputOfCompany(store)).toEqual({
      printed: 2,
      employee: 1,
      machinery: 0,
      total: 2,
      works: true,
      strike: 'none',
    });
    store.workers[1] = { class: 'working', skill: 'unskilled', committed: false };
    expect(outputOfCompany(store).total).toBe(3);
    const mall: Company = { ...store, id: 'supermarket', card: 'supermarket', owner: 'capitalist', machinery: true };
    expect(outputOfCompany(mall)).toMatchObject({ printed: 4, machinery: 1, total: 5 });
    expect(outputOfCompany({ ...mall, onStrike: true }).works).toBe(false);
  });

  it('has 12 spaces for Capitalist companies and 8 for those of the Middle Class', () => {
    const view = startOf(3);
    expect(sectorOf(view, 'capitalist')).toMatchObject({ spaces: 12, empty: 8 });
    expect(sectorOf(view, 'middle')).toMatchObject({ spaces: 8, empty: 6 });
  });

  it('shows nine Public companies, of which three are open at first', () => {
    const spaces = publicSpaces(startOf(4));
    expect(spaces).toHaveLength(9);
    expect(spaces.map(({ company }) => company !== null)).toEqual([true, true, true, ...Array(6).fill(false)]);
  });

  it('shows a nationalized company behind the Public ones', () => {
    const view = startOf(4);
    const clinic = view.companies.find(({ card }) => card === 'clinic-start') as Company;
    clinic.owner = 'state';
    expect(publicSpaces(view).at(-1)?.id).toBe('clinic-start');
  });

  it('counts the unemployed by skill and leaves out skills without any', () => {
    const view = startOf(2);
    view.unemployed.working = { unskilled: 2, agriculture: 0, luxury: 0, healthcare: 1, education: 0, media: 0 };
    expect(unemployedOf(view, 'working')).toEqual([
      { skill: 'unskilled', count: 2 },
      { skill: 'healthcare', count: 1 },
    ]);
  });

  it('knows what fits where', () => {
    const view = startOf(4);
    expect(stockOf(view, 'capitalist', 'food')).toEqual({ amount: 1, limit: 8 });
    view.capitalist.tiles.push('food');
    expect(stockOf(view, 'capitalist', 'food').limit).toBe(16);
    // One University Hospital makes 6, and 6 more can be kept.
    expect(stockOf(view, 'state', 'health')).toEqual({ amount: 6, limit: 12 });
  });

  it('finds the space of the Wealth table that a capital reaches', () => {
    expect([0, 9, 10, 24, 25, 499, 500, 900].map(wealthSpace)).toEqual([0, 0, 1, 1, 2, 14, 15, 15]);
  });

  it('sees whether something is put aside for a class', () => {
    const view = startOf(4);
    expect(hasBenefits(view, 'middle')).toBe(false);
    view.state.benefits.middle.resources.education = 2;
    expect(hasBenefits(view, 'middle')).toBe(true);
  });

  it('counts drawn cubes for the side on which their class stands', () => {
    const vote = {
      policy: 'taxation',
      section: 'B',
      by: 'working',
      stances: { working: 'for', middle: 'against' },
    } as const;
    const sides = cubesBySide({
      vote,
      drawn: { working: 2, middle: 1, capitalist: 2 },
      seats: ['working', 'middle', 'capitalist'],
    });
    expect(sides).toEqual({ for: 2, against: 1 });
  });
});

describe('where things stand', () => {
  it('puts all on one screen where there is room, and in tabs on a phone', () => {
    expect(layoutFor(1000, 700, false).mode).toBe('one');
    expect(layoutFor(ONE_SCREEN.width - 1, 900, false).mode).toBe('flow');
    expect(layoutFor(1200, ONE_SCREEN.height - 1, false).mode).toBe('flow');
    expect(layoutFor(374, 600, true)).toMatchObject({ mode: 'tabs', columns: 3 });
    expect(layoutFor(1900, 1000, false).size).toBe('roomy');
  });

  it('knows in which part of the board a spot lies', () => {
    expect(partOf('policy:taxation:B', 'working')).toBe('politics');
    expect(partOf('offer:middle:food', 'middle')).toBe('board');
    expect(partOf('offer:middle:food', 'working')).toBe('others');
    expect(partOf('offer:state:health', 'working')).toBe('economy');
    expect(partOf('option:pile', 'working')).toBeUndefined();
    expect([...partsWithChoices(['card:wc-strike', 'end', 'option:pile'], 'working')]).toEqual(['hand']);
  });

  it('keeps an explanation on the screen', () => {
    const box = { width: 200, height: 100 };
    const room = { width: 390, height: 844 };
    expect(placeBeside({ left: 350, top: 20, bottom: 40, width: 30 }, box, room)).toEqual({ left: 182, top: 46 });
    expect(placeBeside({ left: 0, top: 800, bottom: 830, width: 30 }, box, room)).toEqual({ left: 8, top: 694 });
  });
});

describe('what has moved', () => {
  it('pairs what is less here with what is more there, and leaves the rest to the Supply', () => {
    const before = new Map([
      ['a', 5],
      ['b', 0],
      ['c', 2],
    ]);
    const after = new Map([
      ['a', 1],
      ['b', 3],
      ['c', 2],
      ['d', 0],
    ]);
    expect(between(before, after)).toEqual([
      { amount: 3, from: 'a', to: 'b' },
      { amount: 1, from: 'a', to: null },
    ]);
    expect(between(after, before)).toEqual([
      { amount: 3, from: 'b', to: 'a' },
      { amount: 1, from: null, to: 'a' },
    ]);
  });

  it('sees a purchase: money one way, goods the other', () => {
    const before = startOf(4);
    const after = structuredClone(before);
    after.working.money -= 10;
    after.state.treasury += 10;
    after.working.goods.health += 2;
    after.state.services.health -= 2;
    expect(movesBetween(before, after)).toEqual([
      { what: { kind: 'money' }, amount: 10, from: 'money:working', to: 'money:state' },
      { what: { kind: 'resource', resource: 'health' }, amount: 2, from: 'service:health', to: 'health:working' },
    ]);
  });

  it('sees a worker take a job', () => {
    const before = startOf(2);
    before.unemployed.working.unskilled = 3;
    const after = structuredClone(before);
    after.unemployed.working.unskilled = 2;
    const clinic = after.companies.find(({ id }) => id === 'clinic-start') as Company;
    clinic.workers[1] = { class: 'working', skill: 'unskilled', committed: true };
    expect(movesBetween(before, after)).toEqual([
      {
        what: { kind: 'worker', of: 'working', skill: 'unskilled' },
        amount: 1,
        from: 'unemployed:working:unskilled',
        to: 'company:clinic-start',
      },
    ]);
  });

  it('sees cubes drawn from the bag', () => {
    const before = startOf(3);
    const after = structuredClone(before);
    after.bag.working -= 2;
    after.drawn.working += 2;
    expect(movesBetween(before, after)).toEqual([
      { what: { kind: 'cube', of: 'working' }, amount: 2, from: 'bag:working', to: 'drawn' },
    ]);
  });
});
