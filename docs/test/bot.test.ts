/** The example of a bot plays, as the documents say, also when its line breaks. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { Browser, startServer } from '../../packages/server/test/support.js';

const EXAMPLE = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));

it('a bot of sixty lines takes a seat and plays to the end, also when its line breaks', async () => {
  const { app, url } = await startServer();
  const ann = await Browser.named(url, 'Ann');
  const { id } = await ann.newTable({ seats: { jade: { bot: 'random' } } });
  const socket = ann.open(id);
  await socket.until(() => socket.table);

  const lines: Duplex[] = [];
  app.server.on('upgrade', (_, line) => {
    lines.push(line);
    let frames = 0;
    line.on('data', () => {
      // Its third answer is on its way, and nobody hears whether it has come.
      if (lines.length === 1 && ++frames === 3) line.destroy();
    });
  });

  const bot = spawn(process.execPath, [EXAMPLE, url, id, 'amber']);
  onTestFinished(() => void bot.kill('SIGKILL'));
  let said = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (text) => (said += text));
  await socket.until(() => socket.table?.seats.every(({ holder }) => holder.kind !== 'open'));
  const sitter = { kind: 'person', name: 'Sixty lines', you: false };
  expect(socket.table?.seats[0]?.holder).toMatchObject(sitter);
  await ann.post(`/api/tables/${id}/start`);
  const [code] = await once(bot, 'exit');
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(/^over: amber has place [12] with -?\d+ points\n$/),
  });
  expect(lines).toHaveLength(2);
});
