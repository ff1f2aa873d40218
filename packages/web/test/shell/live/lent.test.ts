/** For how long a bot has played a seat of mine. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import { describe, expect, it } from 'vitest';
import { lentIn } from '../../../src/shell/live/lent.js';
import { NEW_TABLE_STATE, type Position, type TableState } from '../../../src/shell/live/table-state.js';

const ME: SeatHolder = { kind: 'person', name: 'Ann', you: true, connected: true };
const BOT: SeatHolder = { kind: 'bot', bot: 'adviser', yours: true };

/** The table with its first seat held so, and so much told there. */
function at(holder: SeatHolder, told: number | null, before: Partial<TableState> = {}): TableState {
  const newest = { seats: [{ seat: 'working', holder }] } as unknown as TableSummary;
  const log = Array.from({ length: told ?? 0 }, () => ({ kind: 'paid', params: {} }));
  const positions = told === null ? [] : [{ seat: 'working', log } as unknown as Position];
  return { ...NEW_TABLE_STATE, ...before, newest, positions };
}

describe('a seat that a bot plays for me', () => {
  it('is lent from what had been told when the bot came, until I am back', () => {
    const lent = lentIn(at(BOT, 12));
    expect(lent).toEqual({ working: [12] });
    expect(lentIn(at(BOT, 20, { lent }))).toEqual({ working: [12] });
    const read = lentIn(at(ME, 25, { lent }));
    expect(read).toEqual({ working: [12, 25] });
    expect(lentIn(at(ME, 40, { lent: read }))).toEqual({ working: [12, 25] });
    expect(lentIn(at(BOT, 50, { lent: read }))).toEqual({ working: [50] });
  });

  it('is lent since I last did something, for whoever opens the page again', () => {
    expect(lentIn(at(BOT, null, { seen: { working: 8 } }))).toEqual({ working: [9] });
    // Nothing was done here before.
    expect(lentIn(at(BOT, null))).toEqual({ working: [0] });
  });

  it('is not lent where a bot plays for itself, or a person', () => {
    expect(lentIn(at({ ...BOT, yours: false }, 12))).toEqual({});
    expect(lentIn(at(ME, 12))).toEqual({});
  });
});
