/** When the page connects again after it has lost its socket, or was refused one. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenReachable } from '../../../src/shell/fresh-page.js';
import { TableSocket } from '../../../src/shell/live/socket.js';

class FakeSocket {
  static readonly all: FakeSocket[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { readonly data: string }) => void = () => undefined;
  onclose: (event: { readonly code: number }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }

  send(): void {}
  close(): void {}
}

describe('the page', () => {
  let socket: TableSocket;

  beforeEach(() => {
    FakeSocket.all.length = 0;
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    vi.stubGlobal('WebSocket', FakeSocket);
    socket = new TableSocket('ws://table', { message: () => undefined, connection: () => undefined });
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  /** How long it waits after its latest socket was closed so. */
  function waitAfter(code: number, heard: boolean): number {
    const latest = FakeSocket.all.at(-1);
    latest?.onopen();
    if (heard) latest?.onmessage({ data: '{"type":"chat","lines":[]}' });
    latest?.onclose({ code });
    const began = Date.now();
    const before = FakeSocket.all.length;
    while (FakeSocket.all.length === before) vi.advanceTimersByTime(100);
    return Date.now() - began;
  }

  it('waits longer each time when its sockets open and are closed before they say anything', () => {
    expect([1011, 1011, 1011, 1011].map((code) => waitAfter(code, false))).toEqual([500, 1000, 2000, 4000]);
  });

  it('comes back soon when it was at the table', () => {
    expect([1001, 1001, 1001].map((code) => waitAfter(code, true))).toEqual([500, 500, 500]);
  });

  it('does not come back soon to where it asked for too much', () => {
    expect(waitAfter(4430, true)).toBe(15_000);
    expect(waitAfter(4429, true)).toBe(15_000);
  });

  it('starts anew for a part that it could not fetch only when nothing is on its way any more', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true }));
    const reload = vi.fn();
    socket.send({ type: 'chat', id: 'a'.repeat(24), text: 'Is anybody there?' });
    void reloadWhenReachable(reload);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    FakeSocket.all.at(-1)?.onmessage({ data: JSON.stringify({ type: 'accepted', id: 'a'.repeat(24) }) });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not wait for what a table takes no more', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: true }));
    const reload = vi.fn();
    socket.send({ type: 'chat', id: 'b'.repeat(24), text: 'Is anybody there?' });
    FakeSocket.all.at(-1)?.onclose({ code: 4404 });
    void reloadWhenReachable(reload);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).toHaveBeenCalledOnce();
  });
});
