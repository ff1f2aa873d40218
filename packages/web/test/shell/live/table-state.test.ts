/** What the page makes of what the socket brings. */
import type { WholeMessage } from '@polity/server/following';
import type { SeatPosition } from '@polity/server/wire';
import { describe, expect, it } from 'vitest';
import { waitBefore } from '../../../src/shell/live/socket.js';
import {
  isPending,
  isSent,
  NEW_TABLE_STATE,
  positionOf,
  type TableState,
  tableReducer,
} from '../../../src/shell/live/table-state.js';

function seat(name: string | null, rest: Partial<SeatPosition> = {}): SeatPosition {
  return {
    seat: name,
    view: { money: 10 },
    ask: null,
    waiting: false,
    cannotUndo: 'nothing',
    interjections: [],
    logFrom: 0,
    log: [],
    ...rest,
  };
}
function asked(name: string, version: number): SeatPosition {
  const ask = {
    seat: name,
    kind: 'bid',
    version,
    type: 'amount',
    options: [],
    min: 0,
    max: 3,
    canStop: false,
    about: {},
  } as const;
  return seat(name, { ask });
}
const entry = (n: number) => ({ kind: 'dusk', params: { night: n } });

function hear(state: TableState, ...messages: WholeMessage[]): TableState {
  return messages.reduce((now, message) => tableReducer(now, { type: 'message', message }), state);
}
function positions(...seats: SeatPosition[]): WholeMessage {
  return { type: 'position', positions: seats, over: false, standings: [] };
}
function undone(by: string, ...seats: SeatPosition[]): WholeMessage {
  return { type: 'position', positions: seats, over: false, standings: [], undone: by };
}

describe('what another takes back', () => {
  const told = hear(NEW_TABLE_STATE, positions(seat('amber', { log: [entry(1), entry(2), entry(3)] })));
  const taken = hear(told, undone('jade', seat('amber', { logFrom: 1, log: [] })));

  it('is told, as far as it had been told, until it was read', () => {
    expect(positionOf(taken)?.log).toEqual([entry(1)]);
    expect(taken.news).toEqual([{ seat: 'jade', log: [entry(2), entry(3)] }]);
    const again = hear(taken, positions(seat('amber', { logFrom: 1, log: [entry(4)] })));
    expect(again.news).toEqual(taken.news);
    expect(tableReducer(again, { type: 'read' }).news).toEqual([]);
  });

  it('is told no more to who has done something since', () => {
    expect(tableReducer(taken, { type: 'sent', sent: { id: 'a', seat: 'amber' } }).news).toEqual([]);
  });

  it('is not what I took back myself, nor what changed by itself', () => {
    expect(hear(told, undone('amber', seat('amber', { logFrom: 1, log: [] }))).news).toEqual([]);
    expect(hear(told, positions(seat('amber', { logFrom: 1, log: [] }))).news).toEqual([]);
    expect(hear(told, undone('jade', seat('amber', { logFrom: 3, log: [] }))).news).toEqual([]);
  });
});

describe('positions', () => {
  it('look through the eyes of the seat that is asked first', () => {
    const state = hear(NEW_TABLE_STATE, positions(seat('amber'), asked('jade', 4)));
    expect(state.seat).toBe('jade');
    expect(positionOf(state)?.ask?.version).toBe(4);
  });

  it('keep the log that was there and take what is new', () => {
    const state = hear(
      NEW_TABLE_STATE,
      positions(seat('amber', { log: [entry(1), entry(2)] })),
      positions(seat('amber', { logFrom: 1, log: [entry(5), entry(6)] })),
    );
    expect(positionOf(state)?.log).toEqual([entry(1), entry(5), entry(6)]);
  });

  it('know what changed since the one before', () => {
    const state = hear(NEW_TABLE_STATE, positions(seat('amber')), positions(seat('amber', { view: { money: 7 } })));
    expect(positionOf(state)?.changes).toEqual([{ path: ['money'], before: 10, after: 7 }]);
  });

  it('show a spectator one position without a seat', () => {
    const state = hear(NEW_TABLE_STATE, positions(seat(null)));
    expect(state.seat).toBeNull();
    expect(positionOf(state)?.view).toEqual({ money: 10 });
  });

  it('go on with a seat that is still held, when another one is left', () => {
    const both = hear(NEW_TABLE_STATE, positions(asked('amber', 1), seat('jade')));
    const one = hear(both, positions(seat('jade')));
    expect(one.seat).toBe('jade');
  });
});

describe('answers', () => {
  const playing = hear(NEW_TABLE_STATE, positions(asked('amber', 1)));
  const sent = tableReducer(playing, { type: 'sent', sent: { id: 'abc', seat: 'amber' } });

  it('are pending until they are accepted', () => {
    const on = tableReducer(sent, { type: 'connection', connection: { state: 'open' } });
    expect(isPending(on, 'amber')).toBe(true);
    expect(isPending(hear(on, { type: 'accepted', id: 'abc' }), 'amber')).toBe(false);
  });

  it('cannot be given while the line is lost', () => {
    const lost = tableReducer(playing, { type: 'connection', connection: { state: 'lost', retryAt: 0 } });
    expect(isPending(lost, 'amber')).toBe(true);
    expect(isSent(lost, 'amber')).toBe(false);
  });

  it('say why they were refused', () => {
    const refused = hear(sent, { type: 'refused', id: 'abc', reason: 'stale', message: 'too late' });
    expect(refused.refusal).toEqual({ reason: 'stale', message: 'too late' });
    expect(isSent(refused, 'amber')).toBe(false);
  });

  it('mark where the reader was in the log', () => {
    expect(sent.seen).toEqual({ amber: 0 });
  });
});

describe('previews', () => {
  const playing = hear(NEW_TABLE_STATE, positions(asked('amber', 1)));
  const preview = { id: 'p1', input: { seat: 'amber', version: 1, answer: 2 }, result: undefined };
  const looking = tableReducer(playing, { type: 'previewing', preview });

  it('are shown when they are the one asked for', () => {
    const result = { view: { money: 8 }, log: [], stopped: 'asked' as const };
    expect(hear(looking, { type: 'preview', id: 'p1', ...result }).preview?.result).toEqual(result);
    expect(hear(looking, { type: 'preview', id: 'p0', ...result }).preview?.result).toBeUndefined();
  });

  it('vanish without a word when they are refused, and when the question changes', () => {
    const refused = hear(looking, { type: 'refused', id: 'p1', reason: 'stale', message: '' });
    expect(refused).toMatchObject({ preview: null, refusal: null });
    expect(hear(looking, positions(asked('amber', 2))).preview).toBeNull();
  });

  it('of what is put in out of turn vanish with the position for which they were made', () => {
    const input = { seat: 'amber', interjection: 'offer', value: 'a lantern' };
    const offering = tableReducer(playing, { type: 'previewing', preview: { id: 'p2', input, result: undefined } });
    expect(hear(looking, positions(asked('amber', 1))).preview).not.toBeNull();
    expect(hear(offering, positions(asked('amber', 1))).preview).toBeNull();
  });
});

describe('chat', () => {
  it('takes each line once', () => {
    const line = (number: number) => ({ number, name: 'A', seats: [], text: 'x', at: 0 });
    const state = hear(
      NEW_TABLE_STATE,
      { type: 'chat', lines: [line(0), line(1)] },
      { type: 'chat', lines: [line(1), line(2)] },
    );
    expect(state.chat.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  it('takes each line that was said in private once, as it is shown again after a new beginning', () => {
    const line = (id: string) => ({ id, name: 'A', seats: [], to: { seat: 'jade', name: 'B' }, text: 'x', at: 0 });
    const state = hear(
      NEW_TABLE_STATE,
      { type: 'private', lines: [line('a')] },
      { type: 'private', lines: [line('a'), line('b')] },
      { type: 'private', lines: [line('b')] },
    );
    expect(state.asides.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(state.chat).toEqual([]);
  });
});

describe('reconnecting', () => {
  it('waits longer each time, never too long, and not in step with the others', () => {
    expect(waitBefore(0, 1)).toBe(500);
    expect(waitBefore(3, 1)).toBe(4000);
    expect(waitBefore(30, 1)).toBe(15_000);
    expect(waitBefore(3, 0)).toBe(2000);
  });
});
