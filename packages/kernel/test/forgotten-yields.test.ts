/** Rules that are called without `yield*` compile and do nothing: the lint finds them by their type. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgotten-yields-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RULES = `
import type { Amount, Context, Names, Play } from '@polity/kernel';
interface Own extends Names { seat: 'a'; asks: { bid: Amount }; log: object; interjections: object }
type T = Context<object, Own>;
function* bid(t: T): Play<number> {
  return yield* t.askAmount('a', 'bid', () => ({ min: 0, max: 3 }));
}
export function* play(t: T): Play {
  yield* bid(t);
  bid(t);
  t.askAmount('a', 'bid', () => ({ min: 0, max: 3 }));
  [1, 2].forEach(() => bid(t));
  t.reveal();
  const later = bid(t);
  yield* later;
  if (t.revealed) t.checkpoint();
  t.revealed && bid(t);
}
`;

it('finds every play that is called and dropped, and nothing else', () => {
  writeFileSync(join(folder, 'rules.ts'), RULES);
  const config = {
    extends: join(root, 'tsconfig.test.json'),
    compilerOptions: { types: [], paths: { '@polity/kernel': [join(root, 'packages/kernel/src/index.ts')] } },
    include: [join(folder, 'rules.ts')],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const script = join(root, 'scripts/forgotten-yields.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script, join(folder, 'tsconfig.json')], {
    cwd: folder,
    encoding: 'utf8',
  });
  const lines = [...stderr.matchAll(/rules\.ts:(\d+): /g)].map(([, line]) => Number(line));
  expect(lines).toEqual([10, 11, 12, 16, 17]);
  expect(stderr).toContain('rules.ts:10: bid(t)   is never played: yield* is missing');
  expect(status).toBe(1);
});
