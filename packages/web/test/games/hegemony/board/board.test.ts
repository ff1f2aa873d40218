/** What the board works out for itself: numbers that are shown, where things stand, what has moved. */
import type { Company } from '@polity/hegemony/page';
import { describe, expect, it } from 'vitest';
import { between } from '../../../../src/board/moves.js';
import { placeBeside } from '../../../../src/board/tip.js';
import { partOf, partsWithChoices } from '../../../../src/games/hegemony/board/board-part.js';
import { layoutFor, ONE_SCREEN } from '../../../../src/games/hegemony/board/layout.js';
import { movesBetween } from '../../../../src/games/hegemony/travel/moves.js';
import { startOf } from '../games.js';

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
    expect([...partsWithChoices(['wage:clinic:2', 'end'], 'capitalist')]).toEqual(['economy']);
    expect([...partsWithChoices(['end'], 'capitalist')]).toEqual(['hand']);
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
