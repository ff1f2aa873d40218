/** Who can be carried where: what a drag means is what the same two presses would mean. */
import { cardOf } from '@polity/hegemony/page';
import { type AskDescription, equal } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/board/board-rules.js';
import { draggableIn, dropAmong, isDrag, scrollFor, takeUp } from '../../../../src/board/drag.js';
import { followUp, stillMeant } from '../../../../src/board/plan.js';
import { NOT_POINTING, openChoices, type Pointing, press } from '../../../../src/board/pointing.js';
import type { Spot } from '../../../../src/games/hegemony/board/spots.js';
import { workerAt } from '../../../../src/games/hegemony/board/worker-seen.js';
import { HEGEMONY_BOARD } from '../../../../src/games/hegemony/choices/rules.js';
import { type Asked, playRandom, seeds } from '../games.js';

/** Every way of carrying somebody somewhere, in some random games. */
function eachDrag(look: (asked: Asked, worker: Spot, held: Pointing, target: Spot) => void): void {
  for (const { seats, seed } of seeds(9, 'drags')) {
    playRandom(seats, seed, (asked) => {
      for (const worker of draggableIn(asked, NOT_POINTING)) {
        const held = takeUp(NOT_POINTING, worker);
        for (const target of openChoices(asked, held).spots.keys()) look(asked, worker as Spot, held, target as Spot);
      }
    });
  }
}

describe('a worker who is carried', () => {
  it('answers wherever it may be put down, with an option of the question', () => {
    const kinds = new Set<string>();
    const ways = new Set<string>();
    eachDrag((asked, worker, held, target) => {
      const { send, pointing } = press(asked, held, target, true);
      kinds.add(asked.ask.kind);
      ways.add(`${worker.split(':')[0]} to ${target.split(':')[0]}`);
      if (send === undefined) expect(pointing.picked.path).toEqual([worker, target]);
      else expect(asked.ask.options.some((option) => equal(option, send.answer))).toBe(true);
    });
    expect([...kinds].sort()).toEqual(['assign-to', 'assign-worker', 'staff-class', 'staff-worker', 'swap-workers']);
    expect([...ways]).toEqual(
      expect.arrayContaining(['unemployed to slot', 'unemployed to company', 'slot to slot', 'slot to unemployed']),
    );
  });

  it('goes to the very slot on which it was put, from the very company that it leaves', () => {
    let seen = 0;
    eachDrag((asked, worker, held, target) => {
      if (asked.ask.kind !== 'assign-to' || !target.startsWith('slot:')) return;
      const { skill, from } = workerAt(asked.view, worker) ?? {};
      const [, company, slot] = target.split(':');
      expect(press(asked, held, target, true).send?.rest).toEqual([
        { kind: 'assign-worker', wish: { company, goer: { skill, from, slot: Number(slot) } } },
      ]);
      seen++;
    });
    expect(seen).toBeGreaterThan(50);
  });

  it('is not put on a slot that asks for another skill', () => {
    eachDrag(({ ask, view }, worker, _held, target) => {
      const [place, id, slot] = target.split(':');
      const company = view.companies.find((other) => other.id === id);
      if (ask.kind !== 'assign-to' || place !== 'slot' || company === undefined) return;
      expect(['unskilled', workerAt(view, worker)?.skill]).toContain(cardOf(company).slots[Number(slot)]?.kind);
    });
  });

  it('who is sent to a later slot goes there after others have been asked for', () => {
    const plan: Plan = [
      { kind: 'assign-worker', wish: { company: 'college', goer: { skill: 'unskilled', from: undefined, slot: 1 } } },
    ];
    const ask = (company: string, slot: number, skill: string): AskDescription => ({
      seat: 'working',
      kind: 'assign-worker',
      version: 1,
      type: 'one',
      options: [
        { from: 'public-university', skill },
        ...(skill === 'unskilled' ? [{ from: 'unemployed', skill }] : []),
      ],
      min: 1,
      max: 1,
      canStop: false,
      about: { company, slot },
    });
    const first = ask('college', 0, 'education');
    expect(followUp(HEGEMONY_BOARD, plan, first)).toBeUndefined();
    expect(stillMeant(HEGEMONY_BOARD, plan, first)).toBe(plan);
    const second = ask('college', 1, 'unskilled');
    expect(followUp(HEGEMONY_BOARD, plan, second)?.answer).toEqual({ from: 'unemployed', skill: 'unskilled' });
    expect(stillMeant(HEGEMONY_BOARD, plan, second)).toEqual([]);
    expect(stillMeant(HEGEMONY_BOARD, plan, ask('clinic', 0, 'education'))).toEqual([]);
  });

  it('is never one of those at work where only the unemployed are called', () => {
    eachDrag(({ ask, view }, worker) => {
      if (ask.about.from === 'unemployed') expect(workerAt(view, worker)?.from).toBeUndefined();
    });
  });

  it('stays in hand when it is taken up a second time', () => {
    const held = takeUp(NOT_POINTING, 'unemployed:working:media');
    expect(takeUp(held, 'unemployed:working:media')).toBe(held);
  });
});

describe('letting go', () => {
  const targets = new Set<Spot>(['slot:clinic:0', 'slot:mall:0', 'slot:mall:1', 'company:farm']);

  it('means what lies on top of what could be meant', () => {
    expect(dropAmong(HEGEMONY_BOARD, ['slot:clinic:0', 'company:farm'], targets)).toBe('slot:clinic:0');
    expect(dropAmong(HEGEMONY_BOARD, ['slot:farm:2', 'company:farm'], targets)).toBe('company:farm');
  });

  it('above a company means its slot, if only one would do', () => {
    expect(dropAmong(HEGEMONY_BOARD, ['company:clinic'], targets)).toBe('slot:clinic:0');
    expect(dropAmong(HEGEMONY_BOARD, ['company:mall'], targets)).toBeNull();
    expect(dropAmong(HEGEMONY_BOARD, [], targets)).toBeNull();
  });
});

describe('the pointer', () => {
  it('drags from six pixels on', () => {
    expect(isDrag({ x: 10, y: 10 }, { x: 14, y: 13 })).toBe(false);
    expect(isDrag({ x: 10, y: 10 }, { x: 10, y: 16 })).toBe(true);
  });

  it('moves the board near its edges, and fastest beyond them', () => {
    const room = { top: 100, bottom: 700 };
    expect(scrollFor(400, room)).toBe(0);
    expect(scrollFor(126, room)).toBe(-7);
    expect(scrollFor(674, room)).toBe(7);
    expect(scrollFor(900, room)).toBe(14);
  });
});
