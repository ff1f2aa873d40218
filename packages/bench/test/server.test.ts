import { describe, expect, it } from 'vitest';
import { measureServer, type Plan } from '../src/server.js';
import { Gate, percentile, Stopwatch } from '../src/server-figures.js';

const POSITIVE = expect.toSatisfy((value: unknown) => typeof value === 'number' && value > 0);
const FIGURES = { perSecond: POSITIVE, answers: POSITIVE, p50: POSITIVE, p95: POSITIVE, p99: POSITIVE };

describe('polity bench server', () => {
  it('measures tables of ours and of boardgame.io', async () => {
    const times = { theirTables: 3, spareTables: 3, rounds: 2, warmUp: 100, runUp: 100, time: 200 };
    const plan: Plan = {
      ...times,
      parts: [
        { game: 'lantern-market', store: 'sqlite', tables: [3] },
        { game: 'hegemony', store: 'sqlite', tables: [4] },
      ],
    };
    const { document, text } = await measureServer({ show() {} }, plan);
    expect(document).toEqual({
      name: 'server',
      game: 'lantern-market',
      store: 'sqlite',
      stateBytes: POSITIVE,
      others: [
        {
          game: 'hegemony',
          store: 'sqlite',
          stateBytes: POSITIVE,
          tables: [expect.objectContaining({ tables: 4, fast: { ...FIGURES, cpuMicroseconds: POSITIVE } })],
        },
      ],
      tables: [
        {
          tables: 3,
          sockets: 12,
          fast: { ...FIGURES, cpuMicroseconds: POSITIVE },
          steady: { ...FIGURES, offered: 60 },
          memory: { open: expect.any(Number), idle: expect.any(Number) },
          boardgameIo: { ...FIGURES, cpuMicroseconds: POSITIVE },
          ratio: POSITIVE,
        },
      ],
    });
    expect(text).toContain('3 tables, 12 sockets');
    expect(text).toContain('hegemony (SQLite on disk');
  });

  it('knows what most had to wait', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
    expect([0.5, 0.95, 0.99].map((share) => percentile(hundred, share))).toEqual([51, 96, 100]);
    const stopwatch = new Stopwatch();
    stopwatch.took(9);
    stopwatch.open();
    for (const wait of [3, 1, 2]) stopwatch.took(wait);
    expect(stopwatch.close()).toMatchObject({ answers: 4, p50: 2, p99: 3 });
  });

  it('lets through what is offered and not more', async () => {
    const gate = new Gate(200);
    let passed = 0;
    for (let i = 0; i < 1000; i++) gate.pass(() => passed++);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const soon = passed;
    gate.close();
    expect(soon).toBeGreaterThan(10);
    expect(soon).toBeLessThan(120);
    expect(passed).toBe(1000);
  });
});
