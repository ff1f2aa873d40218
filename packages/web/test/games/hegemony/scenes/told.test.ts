/** What scenes say in numbers: all who are as far ahead, the points that a bill takes, and what is borrowed. */
import { hegemony } from '@polity/hegemony';
import type { ElectionStory, HegemonyView, RoundEnd, RoundStanding, Seat } from '@polity/hegemony/page';
import { seededRandom } from '@polity/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Ledger } from '../../../../src/games/hegemony/ledger/ledger.js';
import { headlineOf } from '../../../../src/games/hegemony/scenes/round-scene.js';
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
  return { round: 2, standings, money: [], votes: [], deeds: [], next: [] };
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
  const told = (policies: object, seat: Seat, bill: Partial<ElectionStory> = {}) =>
    renderToStaticMarkup(
      createElement(VoteChanges, {
        story: { ...story, ...bill },
        shown: { cubes: 0, fists: 'none', counted: false, stamped: false },
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
    expect(told(three, 'working')).toContain('4 points lost');
    expect(told({ ...three, taxation: 'C' }, 'working')).not.toContain('lost');
  });

  it('says of money that does not change just that', () => {
    expect(told({}, 'capitalist', { policy: 'immigration', section: 'A' })).toContain('>no change in money<');
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
