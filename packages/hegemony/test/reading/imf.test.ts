/** What is told of an intervention of the IMF: the example of the rulebook (p. 33-34), as it is seen to happen. */
import { type LogEntry, STOP } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { hegemony } from '../../src/index.js';
import { interventionAt } from '../../src/reading/imf.js';
import { chaptersOf, stepsOfChapter, turnsSince } from '../../src/reading/recap.js';
import { roundEnd } from '../../src/reading/round-end.js';
import { findCompany } from '../../src/rules/companies.js';
import { checkImf } from '../../src/rules/imf.js';
import type { HegemonyState } from '../../src/rules/state.js';
import type { HegemonyView } from '../../src/rules/view.js';
import { playRandom, seeds, viewOf } from '../games.js';
import { at, company, perform, position, staffed } from '../support.js';

const seen = (state: HegemonyState) => structuredClone(hegemony.view(state, null)) as HegemonyView;

/** Anna has 2 loans at 1B and 27 in the Treasury; two of the companies that she closes have workers in them. */
function anna() {
  const state = position(4, ({ state: board }) => {
    Object.assign(board, { loans: 2, treasury: 27, legitimacy: { working: 6, middle: 8, capitalist: 7 } });
  });
  at(state, {
    'fiscal-policy': 'B',
    'labor-market': 'A',
    taxation: 'C',
    'welfare-health': 'A',
    'welfare-education': 'A',
    'foreign-trade': 'C',
  });
  for (const { id } of state.companies) findCompany(state, id).wage = 3;
  for (const id of ['public-hospital', 'public-university', 'regional-tv-station'])
    company(state, id, 'state', { wage: 3 });
  staffed(state, 'public-hospital', 'working', ['healthcare', 'unskilled']);
  staffed(state, 'public-university', 'middle', ['education', 'unskilled']);
  state.bills.immigration = { by: 'working', section: 'A' };
  state.bills.taxation = { by: 'working', section: 'B' };
  state.bills['fiscal-policy'] = { by: 'capitalist', section: 'C' };
  Object.assign(state.working, { bills: 1 });
  Object.assign(state.capitalist, { bills: 2 });
  const before = seen(state);
  const { log } = perform(state, checkImf, [
    ['close-public-company', 'public-hospital', 'state'],
    ['close-public-company', 'public-university', 'state'],
    ['close-public-company', 'regional-tv-station', 'state'],
    ['adjust-price', STOP, 'middle'],
    ['adjust-price', STOP, 'capitalist'],
  ]);
  const told = log as readonly LogEntry[];
  return { told, came: interventionAt(told, 0, before, seen(state)) };
}

describe('an intervention of the IMF', () => {
  it('is told with why it came, each policy that moved, the bills, the companies, taxes and Legitimacy', () => {
    const { came } = anna();
    expect(came).toMatchObject({ loans: 2, limit: 2, card: null, closing: 3, tax: { from: 1, to: 5 }, told: [] });
    expect(came.policies).toEqual([
      { policy: 'fiscal-policy', from: 'B', to: 'C' },
      { policy: 'labor-market', from: 'A', to: 'C' },
      { policy: 'taxation', from: 'C', to: 'A' },
      { policy: 'welfare-health', from: 'A', to: 'B' },
      { policy: 'welfare-education', from: 'A', to: 'C' },
      { policy: 'foreign-trade', from: 'C', to: 'B' },
    ]);
    expect(came.bills).toEqual([
      { policy: 'fiscal-policy', section: 'C', by: 'capitalist' },
      { policy: 'taxation', section: 'B', by: 'working' },
      { policy: 'immigration', section: 'A', by: 'working' },
    ]);
    expect(came.legitimacy).toEqual([
      { of: 'working', from: 6, to: 3 },
      { of: 'middle', from: 8, to: 4 },
      { of: 'capitalist', from: 7, to: 4 },
    ]);
  });

  it('is told with what it does to everybody', () => {
    const { hits } = anna().came;
    expect(hits.map(({ seat, influence, dismissed }) => [seat, influence, dismissed])).toEqual([
      ['working', 2, 2],
      ['middle', 0, 2],
      ['capitalist', 1, 0],
      ['state', 0, 0],
    ]);
    // What some are paid less, others pay less.
    expect(hits.reduce((sum, { wages }) => sum + wages, 0)).toBe(0);
    expect(hits[0]?.wages).toBeLessThan(0);
    // Three welfare policies and the Labor Market stood at A; now Taxation alone does.
    expect(hits[0]?.policies?.to).toBeLessThan(hits[0]?.policies?.from ?? 0);
  });

  it('has a heading of its own where production is told again, and is named at the end of its round', () => {
    let came = 0;
    for (const { seats, seed } of seeds(9, 'imf')) {
      const run = playRandom(seats, seed, () => undefined);
      for (const chapter of chaptersOf(run.log)) {
        const steps = stepsOfChapter(run.log, chapter);
        const told = run.log.slice(chapter.from, chapter.to).filter(({ kind }) => kind === 'imf').length;
        const headings = steps.filter(({ kind }) => kind === 'intervention');
        expect(headings).toHaveLength(told);
        for (const { entries } of headings) expect(entries[0]?.kind).toBe('imf');
        came += told;
      }
      const turns = turnsSince(run.log, 0).filter(({ entries }) => entries[0]?.kind === 'imf');
      expect(turns).toHaveLength(run.log.filter(({ kind }) => kind === 'imf').length);
      for (const { phase, entries } of turns) {
        expect(phase).toBeNull();
        expect(entries.some(({ params }) => String(params.for).endsWith('-tax'))).toBe(false);
      }
      const view = viewOf(run, null);
      const rounds = run.log.flatMap(({ kind, params }, index) =>
        kind === 'round' && params.round !== 1 ? [index] : [],
      );
      const named = rounds.flatMap((index) => roundEnd(run.log, index, view).imf);
      const last = rounds.at(-1) ?? 0;
      expect(named).toEqual(run.log.slice(0, last).filter(({ kind }) => kind === 'imf'));
    }
    expect(came).toBeGreaterThan(0);
  });
});
