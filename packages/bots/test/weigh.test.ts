/** The answers to a question side by side, and the decisions of a game that cost most. */
import { analyse, LookingBack, weigh } from '@polity/bots';
import { type Game, type Json, seededRandom, situationAt, Table } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import { coins } from './coins.js';

const game = coins as unknown as Game;
const still = () => 0;
const scales = { worlds: 1, inAll: 2, milliseconds: 1 };
const luck = () => seededRandom('fast', 'weigh');

function taking(pouches: readonly number[]): Table {
  const table = Table.open(game, { seats: 2 }, 'taken', 'fast');
  for (const pouch of pouches) {
    for (const answer of ['go on', pouch]) {
      const [ask] = table.asks();
      if (ask) table.submit({ seat: ask.seat, version: ask.version, answer });
    }
  }
  return table;
}

function firstAsk(table: Table) {
  const [ask] = table.asks();
  if (ask === undefined) throw new Error('nobody is asked');
  return situationAt(table, ask);
}

describe('weighing', () => {
  const table = taking([]);
  table.submit({ seat: 'a', version: 0, answer: 'go on' });

  it('tells the three best answers with what they promise, and what tells them apart', () => {
    expect(weigh(firstAsk(table), luck(), scales, undefined, still)).toEqual({
      seat: 'a',
      worlds: 2,
      answers: [
        { answer: 3, margin: 3, parts: [{ field: 'aspect', name: 'coins', seat: 'a', points: 1 }] },
        { answer: 2, margin: 2, parts: [{ field: 'aspect', name: 'coins', seat: 'a', points: -1 }] },
        { answer: 1, margin: 1, parts: [{ field: 'aspect', name: 'coins', seat: 'a', points: -2 }] },
      ],
    });
  });

  it('tells the answer that was given, however bad it is', () => {
    const answers = weigh(firstAsk(table), luck(), scales, 0, still)?.answers.map(({ answer }) => answer);
    expect(answers).toEqual([3, 2, 1, 0]);
  });

  it('tells nothing that the game calls pointless, unless it was given', () => {
    const evaluation = { ...coins.evaluation, pointless: (_: object, __: object, pouch: unknown) => pouch === 3 };
    const warned = Table.open({ ...coins, evaluation } as unknown as Game, { seats: 2 }, 'taken', 'fast');
    warned.submit({ seat: 'a', version: 0, answer: 'go on' });
    const told = (given?: Json) => weigh(firstAsk(warned), luck(), scales, given, still)?.answers;
    expect(told()?.map(({ answer }) => answer)).toEqual([2, 1, 4]);
    expect(told(3)?.map(({ answer }) => answer)).toEqual([3, 2, 1]);
  });

  it('has nothing to say where there is nothing to choose', () => {
    expect(weigh(firstAsk(taking([])), luck(), scales, undefined, still)).toBeUndefined();
  });

  it('begins no further world when its time is over', () => {
    let time = 0;
    expect(
      weigh(firstAsk(table), luck(), { worlds: 9, inAll: 90, milliseconds: 3 }, undefined, () => time++)?.worlds,
    ).toBe(3);
  });
});

describe('looking back at a game', () => {
  const saved = taking([3, 3, 0, 2, 1, 3]).save();
  const closeness = { roughly: scales, closely: scales };

  it('finds what cost each seat most, the dearest first', async () => {
    const back = new LookingBack(game, saved);
    const told: number[] = [];
    const found = await analyse(
      saved,
      async (steps, how) => back.look(steps, how),
      (done) => told.push(done),
      closeness,
    );
    const costs = found.map(({ seat, step, given, cost }): Json => ({ seat, step, given, cost }));
    expect(costs).toEqual([
      { seat: 'a', step: 5, given: 0, cost: 3 },
      { seat: 'a', step: 9, given: 1, cost: 2 },
      { seat: 'b', step: 7, given: 2, cost: 1 },
    ]);
    expect(found[0]?.reckoning.answers[0]).toMatchObject({ answer: 3 });
    expect(told.at(-1)).toBeGreaterThan(0);
  });

  it('goes back as well as forward', () => {
    const back = new LookingBack(game, saved);
    expect(back.look([9, 5], scales).map(({ step }) => step)).toEqual([5, 9]);
    expect(back.look([7], scales).map(({ cost }) => cost)).toEqual([1]);
  });
});
