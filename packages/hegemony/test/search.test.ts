/** Bots that look ahead in Hegemony: they choose by what their seat can know, and by nothing else. */
import { policyBot, searchBot } from '@polity/bots';
import { hegemony } from '@polity/hegemony';
import { type Bot, type Game, type Random, seededRandom, simulate, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { otherWorld } from './other-world.js';

const luckOf = (seed: string) => seededRandom('fast', `luck/${seed}`);
/** Without a clock: what it does depends on nothing but what it knows and its luck. */
const still = () => 0;
const curious = searchBot('curious', { worlds: 1, rollouts: 16, milliseconds: 1 }, still);
const player: Bot = policyBot(hegemony.policy as NonNullable<Game['policy']>);

function playOn(table: Table, luck: Random, most: number, until: (table: Table) => boolean = () => false): void {
  for (let i = 0; i < most && !table.over && !until(table); i++) {
    const ask = luck.pick(table.asks());
    const taken = table.submit({
      seat: ask.seat,
      version: ask.version,
      answer: player.answer(situationAt(table, ask), luck),
    });
    if (!taken.ok) throw new Error(taken.message);
  }
}

function chosen(bot: Bot, table: Table, seat: string): unknown {
  const ask = table.asks().find((one) => one.seat === seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return bot.answer(situationAt(table, ask), luckOf('choice'));
}

describe('a bot that looks ahead', () => {
  it.each([{ seats: 2 }, { seats: 4 }, { seats: 4, 'hidden-agendas': true }] as const)(
    'chooses the same at a table of %o when what it cannot know is replaced',
    (options) => {
      let compared = 0;
      for (let game = 0; game < 6; game++) {
        const seed = `unknown/${options.seats}/${game}`;
        const luck = luckOf(seed);
        const table = Table.open(hegemony, options, seed, 'fast');
        playOn(table, luck, luck.int(120 * options.seats));
        const worlds = otherWorld(table, luck);
        if (worlds === undefined) continue;
        const { real, other, seat } = worlds;
        expect(chosen(curious, other, seat), seed).toEqual(chosen(curious, real, seat));
        compared++;
      }
      expect(compared).toBeGreaterThan(3);
    },
  );

  it('does not know what others have answered to a vote that is open', () => {
    const isVoting = (table: Table) => table.asks().length > 1;
    let compared = 0;
    for (let game = 0; game < 2; game++) {
      const table = Table.open(hegemony, { seats: 4 }, `vote/${game}`, 'fast');
      playOn(table, luckOf(`vote/${game}`), 2000, isVoting);
      const [first, ...others] = table.asks();
      if (first === undefined || others.length === 0) continue;
      const before = chosen(curious, table, first.seat);
      for (const { seat, version, min, max } of others) {
        for (const answer of [min, max]) {
          const fork = table.fork();
          expect(fork.submit({ seat, version, answer }).ok).toBe(true);
          expect(chosen(curious, fork, first.seat)).toEqual(before);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(3);
  });

  it('plays games to their end with all modules, and beside Automas', () => {
    const modules = {
      'new-actions': true,
      'hidden-agendas': true,
      'crisis-response': true,
      'alternative-events': true,
    };
    const automas = { 'automa-middle': 'advanced', 'automa-capitalist': 'simplified' };
    for (const options of [
      { seats: 4, ...modules },
      { seats: 3, ...automas },
    ]) {
      let thought = 0;
      const thinker: Bot = {
        ...curious,
        answer: (at, luck) => (++thought % 24 === 0 ? curious : player).answer(at, luck),
      };
      const bots = (seat: string) => (seat === 'working' ? thinker : player);
      expect(simulate(hegemony as unknown as Game, options, 'modules', bots).run.over).toBe(true);
    }
  });
});
