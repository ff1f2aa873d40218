/** Looking back at a saved game from the command line. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adviserBot, randomBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Bot, type Game, parseOptions, seededRandom, situationAt, Table } from '@polity/kernel';
import { lanternMarket } from '@polity/lantern-market';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polity } from './run.js';

describe('polity analyse', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polity-analyse-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** The beginning of a game is enough to look back at. */
  async function begun(game: Game, bot: Bot, decisions: number): Promise<string> {
    const table = Table.open(game, parseOptions(game, {}), 'begun', 'fast');
    const luck = seededRandom('fast', 'begun');
    for (let i = 0; i < decisions; i++) {
      const [ask] = table.asks();
      if (ask)
        table.submit({ seat: ask.seat, version: ask.version, answer: bot.answer(situationAt(table, ask), luck) });
    }
    const file = join(folder, `${game.id}.json`);
    await writeFile(file, JSON.stringify(table.save()));
    return file;
  }

  it('tells what cost a seat much, and what would have been better, in words', async () => {
    const file = await begun(hegemony as unknown as Game, randomBot, 12);
    const { code, out } = await polity(['analyse', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/^(Working|Capitalist) Class\n {2}step \d+, cost −\d+\.\d: \S/);
    expect(out).toMatch(/\n {4}> [+−]\d+\.\d {2}\S/);
    expect(out).not.toMatch(/undefined|\{|\}/);
  });

  it('is for games that can judge', async () => {
    const file = await begun(lanternMarket as unknown as Game, adviserBot, 2);
    const { code, err } = await polity(['analyse', file]);
    expect(code).toBe(2);
    expect(err).toBe('error: lantern-market has no policy and evaluation to analyse by\n');
  });
});
