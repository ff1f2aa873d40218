/** What scenes say in numbers: all who are as far ahead, the points that a bill takes, and what is borrowed. */
import { hegemony } from '@polity/hegemony';
import type { ElectionStory, HegemonyView, RoundEnd, RoundMoney, RoundStanding, Seat } from '@polity/hegemony/page';
import { seededRandom } from '@polity/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../../src/games/hegemony/ledger/ledger.js';
import { productionHeadline } from '../../../../src/games/hegemony/scenes/production-scene.js';
import { RoundMoneyTable } from '../../../../src/games/hegemony/scenes/round-money.js';
import { headlineOf, leadOf } from '../../../../src/games/hegemony/scenes/round-scene.js';
import { VoteChanges } from '../../../../src/games/hegemony/scenes/vote-changes.js';
import { hegemonyWords as words } from '../words.js';

function ended(points: Readonly<Partial<Record<Seat, number>>>): RoundEnd {
  const standings = Object.entries(points).map(([seat, after]) => ({
    seat: seat as Seat,
    place: 1,
    placeBefore: 1,
    levelBefore: true,
    before: 0,
    after,
    sources: [],
  })) satisfies readonly RoundStanding[];
  return { round: 2, standings, money: [], votes: [], deeds: [], imf: [], unresolved: [], next: [] };
}

function start(change: (view: HegemonyView) => HegemonyView): HegemonyView {
  const state = hegemony.setup({ seats: 2 }, seededRandom('fast', 'told'));
  return change(structuredClone(hegemony.view(state, 'working')) as HegemonyView);
}

describe('the headline of a round', () => {
  it('names everybody who is as far ahead', () => {
    const title = headlineOf(ended({ working: 10, middle: 12, capitalist: 12, state: 9 }), 'working', words);
    expect(title).toBe('Round 2 is over. You are 2 points behind the Middle Class and the Capitalist Class.');
  });

  it('names the one who is', () => {
    expect(headlineOf(ended({ working: 10, capitalist: 9 }), 'working', words)).toBe(
      'Round 2 is over. You are 1 point ahead of the Capitalist Class.',
    );
  });
});

describe('what is said below the headline of a round', () => {
  it('is what loans cost since production, and what is left to begin the next one with', () => {
    const lead = (borrowed: number, money: number) =>
      leadOf(
        ended({ working: 4, capitalist: 9 }),
        [{ seat: 'working', interest: 5, borrowed, money }],
        'working',
        words,
      );
    expect(lead(0, 60)).toBe(
      'You were level when it began. Your loans cost you 5 interest: you begin round 3 with 60.',
    );
    expect(lead(50, 48)).toContain('5 interest, for which you borrowed 50: you begin round 3 with 48.');
    expect(leadOf(ended({ working: 4, capitalist: 9 }), [], 'working', words)).toBe('You were level when it began.');
  });
});

describe('the money of a production', () => {
  const mine = (change: Partial<RoundMoney>): RoundMoney => {
    const nothing = { wagesIn: 0, wagesOut: 0, food: 0, taxes: 0, loans: 0, other: 0, goods: {} };
    return { seat: 'middle', before: 20, after: 20, ...nothing, ...change };
  };

  it('is not made to look better by what was borrowed', () => {
    // 20 and 50 borrowed, less 64, are 6.
    const lost = mine({ after: 6, wagesOut: -64, loans: 50 });
    expect(productionHeadline(1, lost, words)).toBe('Production of round 1 is over: you lost 64 and borrowed 50');
    const even = mine({ after: 70, loans: 50 });
    expect(productionHeadline(1, even, words)).toBe('Production of round 1 is over: you came out even and borrowed 50');
  });

  it('is told as before to who did not borrow, and to nobody who only watches', () => {
    expect(productionHeadline(2, mine({ after: 34, wagesIn: 14 }), words)).toMatch(/: you gained 14$/);
    expect(productionHeadline(2, mine({}), words)).toMatch(/: you have as much as before$/);
    expect(productionHeadline(2, undefined, words)).toBe('Production of round 2 is over');
  });

  it('names a loan apart from whatever else was paid', () => {
    const table = (money: RoundMoney) =>
      renderToStaticMarkup(createElement(RoundMoneyTable, { money: [money], seat: 'middle', words }));
    expect(table(mine({ loans: 50 }))).toContain('Borrowed</th><td class="mine ">+50');
    expect(table(mine({ loans: 50 }))).not.toContain('Other');
    expect(table(mine({ other: -5 }))).toContain('Other</th><td class="mine out">−5');
  });
});

describe('what a vote changes', () => {
  const story = {
    start: 0,
    policy: 'taxation',
    section: 'B',
    by: 'capitalist',
    stances: [],
    drawn: null,
    spent: [],
    result: null,
    points: [],
  } satisfies ElectionStory;
  const told = (policies: object, seat: Seat | null, bill: Partial<ElectionStory> = {}, stamped = false) =>
    renderToStaticMarkup(
      createElement(VoteChanges, {
        story: { ...story, ...bill },
        shown: { cubes: 0, fists: 'none', counted: false, stamped },
        view: start((view) => ({ ...view, policies: { ...view.policies, ...policies } })),
        seat,
        seats: [],
        words,
      }),
    );
  const three = {
    'fiscal-policy': 'A',
    'labor-market': 'A',
    taxation: 'A',
    'welfare-health': 'B',
    'welfare-education': 'C',
  };

  it('tells the points at the end that it takes', () => {
    expect(told(three, 'working')).toContain('Would cost you 4 points at the end of the game');
    expect(told({ ...three, taxation: 'C' }, 'working')).not.toContain('cost you');
  });

  it('tells the points at the end of the others as well as their money', () => {
    // Three policies at A are 8 points to the Working Class, two are 4.
    expect(told(three, 'capitalist')).toContain('−4 points at the end');
    // Two at C are 4 points to the Capitalist Class, one is 1.
    expect(told({ ...three, taxation: 'C' }, 'working')).toContain('−3 points at the end');
  });

  it('says that a policy counts once the bill has passed', () => {
    const bill = { policy: 'welfare-health', section: 'A' } as const;
    const result = { ...bill, by: 'working', passed: true, for: 3, against: 1 } as const;
    // The fourth policy at A: 12 points instead of 8.
    expect(told(three, 'working', bill)).toContain('12 points at the end, 4 more than now');
    const after = told(three, 'working', { ...bill, result }, true);
    expect(after).toContain('4 policies where you want them: 12 points at the end, 4 more than before');
    expect(after).not.toContain('Would');
  });

  it('tells who only watches of each class, as there is nobody who would be the others', () => {
    expect(told({}, null)).toContain('<h3>For each class</h3>');
    expect(told({}, 'working')).toContain('<h3>For the others</h3>');
  });

  it('says of what changes neither money nor points just that', () => {
    expect(told({}, 'capitalist', { policy: 'immigration', section: 'A' })).toContain('>nothing in money or points<');
  });
});

describe('what production would leave', () => {
  const page = (revenue: number) =>
    renderToStaticMarkup(
      createElement(Ledger, {
        view: start((view) => ({ ...view, capitalist: { ...view.capitalist, revenue, capital: 0 } })),
        seat: 'capitalist',
        words,
      }),
    );

  it('says of a sum with a loan in it that it is one', () => {
    expect(page(120)).not.toContain('With the loan');
    expect(page(0)).toContain('With the loan');
  });
});
