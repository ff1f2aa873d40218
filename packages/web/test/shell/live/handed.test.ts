/** Everybody is told when a bot takes over a seat, and when somebody has it back. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import { describe, expect, it } from 'vitest';
import { handedIn } from '../../../src/shell/live/handed.js';
import { NEW_TABLE_STATE, type TableState, tableReducer } from '../../../src/shell/live/table-state.js';

const BEN: SeatHolder = { kind: 'person', name: 'Ben', you: false, connected: true };
const ME: SeatHolder = { kind: 'person', name: 'Ann', you: true, connected: true };
const BOT: SeatHolder = { kind: 'bot', bot: 'adviser', yours: false };
const MINE: SeatHolder = { ...BOT, yours: true };

function table(holder: SeatHolder, status = 'playing'): TableSummary {
  return { status, deciding: [], seats: [{ seat: 'capitalist', holder }] } as unknown as TableSummary;
}
const hear = (state: TableState, holder: SeatHolder) => tableReducer(state, { type: 'table', table: table(holder) });

describe('a seat that changes hands', () => {
  it('is told when a bot takes it over, and when somebody has it back', () => {
    expect(handedIn(table(BEN), table(BOT))).toEqual([{ seat: 'capitalist', from: BEN, to: BOT }]);
    expect(handedIn(table(BOT), table(BEN))).toEqual([{ seat: 'capitalist', from: BOT, to: BEN }]);
  });

  it('is no news where nobody else sits there, where it is mine, or before the game', () => {
    expect(handedIn(null, table(BOT))).toEqual([]);
    expect(handedIn(table(BEN), table({ ...BEN, connected: false }))).toEqual([]);
    expect(handedIn(table(ME), table(MINE))).toEqual([]);
    expect(handedIn(table(MINE), table(ME))).toEqual([]);
    expect(handedIn(table(BEN, 'gathering'), table(BOT, 'gathering'))).toEqual([]);
  });

  it('is told until it was read, or until the reader has gone on', () => {
    const told = hear(hear(hear(NEW_TABLE_STATE, BEN), BOT), BEN);
    expect(told.news.map((one) => 'to' in one && one.to.kind)).toEqual(['bot', 'person']);
    expect(tableReducer(told, { type: 'read' }).news).toEqual([]);
    const taken = { seat: 'working', log: [] };
    const later = hear(hear({ ...NEW_TABLE_STATE, news: [taken] }, BEN), BOT);
    expect(later.news).toEqual([taken, { seat: 'capitalist', from: BEN, to: BOT }]);
    expect(tableReducer(told, { type: 'sent', sent: { id: '1', seat: 'working' } }).news).toEqual([]);
  });
});
