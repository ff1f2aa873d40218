import { Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { SnapshotPlan } from '../src/tables/snapshot-plan.js';
import { market } from './support.js';

describe('a snapshot', () => {
  it('is taken when somebody answers and takes it back, over and over', () => {
    const table = Table.open(market, {}, 'seed');
    const plan = new SnapshotPlan(table.version);
    const taken: number[] = [];
    while (table.version < 1000) {
      const version = table.askOf('amber')?.version ?? -1;
      const result =
        table.version % 2 === 0 ? table.submit({ seat: 'amber', version, answer: 0 }) : table.undo('amber');
      expect(result.ok).toBe(true);
      const { snapshot } = plan.due(table);
      if (snapshot) taken.push(snapshot.version);
    }
    // No more than a hundred events lie between two of them, but for the ten until somebody looks again.
    const gaps = taken.map((version, i) => version - (taken[i - 1] ?? 0));
    expect(Math.max(...gaps)).toBeLessThanOrEqual(110);
    expect(taken.at(-1)).toBeGreaterThan(880);
  });

  it('counts from the one that there is, and not from when the table was read', () => {
    const table = Table.open(market, {}, 'seed');
    const plan = new SnapshotPlan(table.version - 99);
    table.submit({ seat: 'amber', version: 0, answer: 0 });
    expect(plan.due(table).snapshot?.version).toBe(1);
  });
});
