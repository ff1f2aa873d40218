import { describe, expect, it } from 'vitest';
import type { PastPosition, SeatPosition } from '../src/wire.js';
import { Browser, type Socket, startServer, twoPeople } from './support.js';

/** What a seat was shown when it had been told so much of its log, the first time. */
function shownTo(socket: Socket, seat: string): ReadonlyMap<number, object> {
  const shown = new Map<number, object>();
  for (const frame of socket.frames) {
    const { positions = [] } = JSON.parse(frame) as { positions?: readonly SeatPosition[] };
    const position = positions.find((one) => one.seat === seat);
    if (position === undefined) continue;
    const told = position.logFrom + position.log.length;
    for (const later of [...shown.keys()]) if (later > told) shown.delete(later);
    if (!shown.has(told)) shown.set(told, position.view);
  }
  return shown;
}

async function playAnErrand(amber: Socket, jade: Socket): Promise<void> {
  await jade.answer('jade', 1);
  await amber.answer('amber', 0);
  await jade.until(() => jade.ask('jade')?.kind === 'errand');
  await jade.answer('jade', 'hang');
  await jade.until(() => jade.ask('jade')?.kind === 'hang');
  await jade.answer('jade');
  await Promise.all([amber.caughtUp(), jade.caughtUp()]);
}

describe('looking back while a game is played', () => {
  it('shows a seat what it was shown, also after something was taken back', async () => {
    const { url } = await startServer();
    const { id, ann, bob, amber, jade } = await twoPeople(url);
    const back = async (told: number) =>
      (await ann.get<PastPosition>(`/api/tables/${id}/past?told=${told}&seat=amber`)).body;
    await playAnErrand(amber, jade);
    const early = await back(0);
    const longer = (await back(1e6)).moments;

    await jade.put({ seat: 'jade', undo: true, all: false });
    await amber.caughtUp();
    const shown = shownTo(amber, 'amber');
    const { moments, told, view } = await back(1e6);
    expect(moments.length).toBe(longer.length - 1);
    expect(told).toBe(amber.log('amber').length);
    expect(view).toEqual(amber.position('amber')?.view);
    for (const moment of moments.toReversed()) {
      expect(await back(moment)).toMatchObject({ told: moment, view: shown.get(moment) });
    }
    expect(early.view).toEqual((await back(0)).view);
    expect((await bob.get(`/api/tables/${id}/past?told=0&seat=amber`)).status).toBe(403);
    expect((await new Browser(url).get(`/api/tables/${id}/past?told=0&seat=amber`)).status).toBe(403);
    expect((await new Browser(url).get(`/api/tables/${id}/past?told=0`)).status).toBe(200);
  });

  it('does not tell that somebody has answered in secret', async () => {
    const { url } = await startServer();
    const { id, bob, amber } = await twoPeople(url);
    const back = async () => (await bob.get<PastPosition>(`/api/tables/${id}/past?told=99&seat=jade`)).body;
    const before = await back();
    expect(await amber.answer('amber', 1)).toMatchObject({ type: 'accepted' });
    expect(await back()).toEqual(before);
  });
});
