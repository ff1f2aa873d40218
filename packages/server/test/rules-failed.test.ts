import type { Game } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newLogger } from '../src/logger.js';
import { Browser, market, startServer } from './support.js';

/** Asks for a door, and breaks behind one of them. */
const doors: Game = {
  ...market,
  *play(t) {
    for (;;) {
      const door: unknown = yield* t.ask('amber', 'door' as never, (() => ['oak', 'rusty']) as never);
      if (door === 'rusty') throw new Error('the hinge is missing');
      yield* t.checkpoint();
    }
  },
};

describe('rules that break on an answer', () => {
  it('refuse it, change nothing and tell the log, not the players, what it was', async () => {
    const lines: string[] = [];
    const logger = newLogger('error', { write: (line) => lines.push(line) });
    const { url } = await startServer({ games: { [doors.id]: doors }, logger });
    const ann = new Browser(url);
    const { id } = await ann.newTable({ seats: { amber: 'me', jade: { bot: 'random' } }, start: true });
    const socket = ann.open(id);
    const { version } = await socket.until(() => socket.ask('amber'));
    const broken = await socket.answer('amber', 'rusty');
    expect(broken).toMatchObject({ reason: 'rules-failed', message: `table ${id}, version ${version}` });
    expect(socket.ask('amber')?.version).toBe(version);
    expect(socket.frames.join()).not.toContain('hinge');
    const noted = JSON.parse(lines[0] ?? '{}') as { readonly table: string; readonly err: { readonly stack: string } };
    expect(noted.table).toBe(id);
    expect(noted.err.stack).toMatch(/the hinge is missing[\s\S]*rules-failed\.test\.ts/);

    const looked = await socket.preview({ seat: 'amber', version, answer: 'rusty' });
    expect(looked).toMatchObject({ type: 'refused', reason: 'rules-failed' });
    expect(lines).toHaveLength(2);
    expect(await socket.answer('amber', 'oak')).toMatchObject({ type: 'accepted' });
  });
});

describe('a game without a `seats` option', () => {
  it('is listed with the seats that it has', async () => {
    const ferry: Game = { ...market, id: 'ferry', options: {}, seats: () => ['east', 'west'] };
    const { url } = await startServer({ games: { ferry } });
    const { body } = await new Browser(url).get('/api/games');
    expect(body).toMatchObject([{ id: 'ferry', seatsFor: { 2: ['east', 'west'] } }]);
  });
});
