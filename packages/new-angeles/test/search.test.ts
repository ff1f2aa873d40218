/** Bots that look ahead in New Angeles: they choose by what their seat can know, and by nothing else. */
import { bots, policyBot, searchBot } from '@polity/bots';
import { type Bot, type Game, type Random, seededRandom, simulate, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { newAngeles } from '../src/index.js';
import type { Seat } from '../src/names.js';
import type { NewAngelesState } from '../src/rules/state.js';

const game = newAngeles as unknown as Game;
const luckOf = (seed: string) => seededRandom('fast', `luck/${seed}`);
/** Without a clock: what it does depends on nothing but what it knows and its luck. */
const still = () => 0;
const curious = searchBot('curious', { worlds: 1, rollouts: 16, milliseconds: 1 }, still);
const player: Bot = policyBot(newAngeles.policy as NonNullable<Game['policy']>);

function playOn(table: Table, luck: Random, most: number, until: (table: Table) => boolean = () => false): void {
  for (let i = 0; i < most && !table.over && !until(table); i++) {
    const ask = luck.pick(table.asks());
    const answer = player.answer(situationAt(table, ask), luck);
    const taken = table.submit({ seat: ask.seat, version: ask.version, answer });
    if (!taken.ok) throw new Error(taken.message);
  }
}

function chosen(bot: Bot, table: Table, seat: string): unknown {
  const ask = table.asks().find((one) => one.seat === seat);
  if (ask === undefined) throw new Error(`${seat} is not asked`);
  return bot.answer(situationAt(table, ask), luckOf('choice'));
}

/** The table at its last checkpoint, and as it could be for all that the seat knows; the revealed asset is seen by all. */
function otherWorld(table: Table, luck: Random): { real: Table; other: Table; seat: string } | undefined {
  const saved = JSON.parse(JSON.stringify(table.save()));
  const entries = saved.entries.slice(0, saved.checkpoint.entries);
  const real = Table.load(game, { ...saved, entries });
  if (real.over) return undefined;
  const { seat } = luck.pick(real.asks());
  const state: NewAngelesState = structuredClone(saved.checkpoint.state);
  const next = state.turnTrack.at(-1);
  newAngeles.imagine?.(state, seat as Seat, luck);
  for (const pile of [state.turnTrack, state.assetDeck]) {
    const at = next === undefined ? -1 : pile.indexOf(next);
    const top = state.turnTrack.at(-1);
    if (at < 0 || next === undefined || top === undefined) continue;
    pile[at] = top;
    state.turnTrack[state.turnTrack.length - 1] = next;
  }
  const other = Table.load(game, { ...saved, entries, checkpoint: { ...saved.checkpoint, state } });
  return { real, other, seat };
}

describe('a bot that looks ahead', () => {
  it.each([4, 6] as const)('chooses the same among %i when what it cannot know is replaced', (seats) => {
    const kinds = new Set<string>();
    let compared = 0;
    for (let i = 0; i < 12; i++) {
      const seed = `unknown/${seats}/${i}`;
      const luck = luckOf(seed);
      const table = Table.open(game, { seats }, seed, 'fast');
      playOn(table, luck, luck.int(240));
      const worlds = otherWorld(table, luck);
      if (worlds === undefined) continue;
      const { real, other, seat } = worlds;
      expect(other.view(seat), seed).toEqual(real.view(seat));
      expect(chosen(curious, other, seat), seed).toEqual(chosen(curious, real, seat));
      kinds.add(real.askOf(seat)?.kind ?? '');
      compared++;
    }
    expect(compared).toBeGreaterThan(6);
    expect(kinds).toContain('main-offer');
  });

  it('chooses the same in the middle of a deal when the hands of the others are replaced', () => {
    const inDeal = (table: Table) => table.asks().some(({ kind }) => kind === 'counteroffer' || kind === 'support');
    let compared = 0;
    for (let i = 0; i < 8; i++) {
      const luck = luckOf(`deal/${i}`);
      const table = Table.open(game, {}, `deal/${i}`, 'fast');
      playOn(table, luck, luck.int(200));
      playOn(table, luck, 60, inDeal);
      const ask = table.asks()[0];
      if (ask === undefined || !inDeal(table)) continue;
      const other = situationAt(table, ask).world(luck);
      expect(other.view(ask.seat)).toEqual(table.view(ask.seat));
      expect(chosen(curious, other, ask.seat), `deal/${i}`).toEqual(chosen(curious, table, ask.seat));
      compared++;
    }
    expect(compared).toBeGreaterThan(4);
  });

  it('does not know what others have answered to what is asked of all in secret', () => {
    const table = Table.open(game, {}, 'investments', 'fast');
    playOn(table, luckOf('investments'), 40, (at) => at.asks().length > 1);
    const [first, ...others] = table.asks();
    if (first === undefined) throw new Error('nobody is asked');
    const before = chosen(curious, table, first.seat);
    let compared = 0;
    for (const { seat, version, options } of others) {
      for (const answer of options) {
        const fork = table.fork();
        expect(fork.submit({ seat, version, answer }).ok).toBe(true);
        expect(chosen(curious, fork, first.seat)).toEqual(before);
        compared++;
      }
    }
    expect(compared).toBe(6);
  });

  it('is offered in every strength, and plays games to their end', () => {
    for (const name of ['medium', 'hard', 'very-hard']) expect(bots[name]?.plays?.(game), name).toBe(true);
    for (const seats of [4, 5, 6] as const) {
      let thought = 0;
      const thinker: Bot = {
        ...curious,
        answer: (at, luck) => (++thought % 12 === 0 ? curious : player).answer(at, luck),
      };
      expect(simulate(newAngeles, { seats }, `ends/${seats}`, () => thinker).run.over).toBe(true);
    }
  });
});
