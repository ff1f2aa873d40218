/** A player who only presses spots, and what presses mean: several picks, gathered changes, whole companies at once. */
import { hegemony } from '@polity/hegemony';
import type { HegemonyView } from '@polity/hegemony/page';
import { type AskDescription, type Bot, equal, type Json, type Random, simulate } from '@polity/kernel';
import { describe, expect, it } from 'vitest';
import type { Plan } from '../../../../src/board/board-rules.js';
import type { Question } from '../../../../src/board/choices.js';
import { followUp } from '../../../../src/board/plan.js';
import {
  confirmation,
  isChosen,
  NOT_POINTING,
  openChoices,
  type Pointing,
  press,
  previewedWith,
} from '../../../../src/board/pointing.js';
import type { Spot } from '../../../../src/games/hegemony/board/spots.js';
import { HEGEMONY_BOARD } from '../../../../src/games/hegemony/choices/rules.js';
import { type Asked, playRandom, seeds } from '../games.js';

/** Presses spots at random until something is sent. */
function pointAtRandom(question: Question, random: Random): { answer: Json; rest: Plan } {
  const { ask } = question;
  if (ask.type === 'amount') return { answer: ask.min + random.int(ask.max - ask.min + 1), rest: [] };
  if (ask.canStop && random.int(4) === 0) return { answer: null, rest: [] };
  let pointing: Pointing = NOT_POINTING;
  for (let presses = 0; presses < 1000; presses++) {
    const ready = confirmation(question, pointing);
    if (ready && random.int(3) === 0) return ready;
    const spots = [...openChoices(question, pointing).spots.keys()];
    const pressed = press(question, pointing, random.pick(spots), true);
    if (pressed.send) return pressed.send;
    pointing = pressed.pointing;
  }
  throw new Error(`no answer to ${ask.kind} by pointing`);
}

/** Plays a game by pressing spots, and counts the answers that were planned by presses before. */
function playByPressing(options: Parameters<typeof hegemony.seats>[0], seed: string): number {
  const plans = new Map<string, Plan>();
  let planned = 0;
  const bot: Bot = {
    name: 'presses',
    answer({ ask, view }, random) {
      const meant = followUp(HEGEMONY_BOARD, plans.get(ask.seat) ?? [], ask);
      if (meant) planned++;
      const sent = meant ?? pointAtRandom({ rules: HEGEMONY_BOARD, ask, view }, random);
      plans.set(ask.seat, sent.rest);
      return sent.answer;
    },
  };
  expect(simulate(hegemony, options, seed, () => bot).run.over).toBe(true);
  return planned;
}

describe('a player who only presses spots', () => {
  it('plays whole games, with every planned answer accepted', () => {
    let planned = 0;
    for (const { seats, seed } of seeds(30, 'presses')) planned += playByPressing({ seats }, seed);
    expect(planned).toBeGreaterThan(500);
  });

  it('plays them with the new action cards too', () => {
    for (const { seats, seed } of seeds(9, 'new presses')) playByPressing({ seats, 'new-actions': true }, seed);
    for (const { seed } of seeds(3, 'crisis presses')) {
      playByPressing({ seats: 4, 'crisis-response': true, 'alternative-events': true }, seed);
    }
  });
});

/** The first question of a kind in some random game that fits. */
function find(kind: string, fits: (asked: Asked) => boolean = () => true): Asked {
  let found: Asked | undefined;
  for (const { seats, seed } of seeds(60, 'find')) {
    if (found) break;
    playRandom(seats, seed, (asked) => {
      if (!found && asked.ask.kind === kind && fits(asked)) {
        found = { ...asked, view: structuredClone(asked.view) as HegemonyView };
      }
    });
  }
  if (!found) throw new Error(`no game asks ${kind}`);
  return found;
}

function pressAll(question: Question, ...spots: Spot[]): ReturnType<typeof press> {
  let pressed: ReturnType<typeof press> = { pointing: NOT_POINTING };
  for (const spot of spots) pressed = press(question, pressed.pointing, spot, true);
  return pressed;
}

describe('a press', () => {
  it('waits for a second one where it is not sure', () => {
    const asked = find('stance');
    const first = press(asked, NOT_POINTING, 'stance:for', false);
    expect(first.send).toBeUndefined();
    expect(isChosen(openChoices(asked, first.pointing), first.pointing, 'stance:for')).toBe(true);
    expect(press(asked, first.pointing, 'stance:for', false).send?.answer).toBe('for');
    expect(confirmation(asked, first.pointing)?.answer).toBe('for');
  });

  it('on something that cannot be chosen changes nothing', () => {
    const asked = find('stance');
    expect(press(asked, NOT_POINTING, 'end', true)).toEqual({ pointing: NOT_POINTING });
  });

  it('leads from the worker who leaves to those who could come, and back again', () => {
    const asked = find('swap-workers', ({ ask }) => new Set(ask.options.map(slotIn)).size < ask.options.length);
    const { company, slot } = asked.ask.options.find(
      (option, i, all) => all.findIndex((other) => slotIn(other) === slotIn(option)) !== i,
    ) as { company: string; slot: number };
    const spot: Spot = `slot:${company}:${slot}`;
    const { pointing } = pressAll(asked, spot);
    expect([...openChoices(asked, pointing).spots.keys()].every((next) => next.startsWith('unemployed:'))).toBe(true);
    expect(press(asked, pointing, spot, true).pointing.picked.path).toEqual([]);
  });
});

const slotIn = (option: Json) => JSON.stringify({ ...(option as object), skill: null });

describe('several prices', () => {
  it('are gathered, one for each good, and confirmed together', () => {
    const asked = find('adjust-price', ({ ask }) => ask.options.length === 8);
    const goods = ['food', 'luxury'].map((good) => asked.ask.options.filter((option) => goodOf(option) === good));
    const [[food = null, otherFood = null] = [], [luxury = null] = []] = goods;
    const { pointing, send } = pressAll(asked, spotOf(food), spotOf(luxury), spotOf(otherFood));
    expect(send).toBeUndefined();
    // What they come to is shown together, with the one that is pointed at.
    expect(previewedWith(asked, pointing, null)).toEqual([luxury, otherFood]);
    expect(previewedWith(asked, pointing, spotOf(food))).toEqual([luxury, food]);
    const sent = confirmation(asked, pointing);
    expect(sent?.answer).toEqual(luxury);
    expect(sent?.rest).toEqual([
      { kind: 'adjust-price', answer: otherFood },
      { kind: 'adjust-price', answer: null },
    ]);
  });
});

const goodOf = (option: Json) => (option as { good: string }).good;
const spotOf = (option: Json): Spot => {
  const { good, price } = option as { good: string; price: number };
  return `price:${good}:${price}`;
};

describe('a company', () => {
  /** Plays on from pointing at a company and counts the questions that were left to answer. */
  it('is staffed with one press from unemployed workers of the kinds that it wants', () => {
    const worker = (skill: string, from = 'unemployed') => ({ from, skill });
    const ask = (slot: number, options: Json[]): AskDescription => ({
      seat: 'working',
      kind: 'assign-worker',
      version: 1,
      type: 'one',
      options,
      min: 1,
      max: 1,
      canStop: false,
      about: { company: 'supermarket', slot },
    });
    const plan: Plan = [{ kind: 'assign-worker', wish: { company: 'supermarket' } }];
    const first = followUp(HEGEMONY_BOARD, plan, ask(0, [worker('agriculture', 'fish-farm'), worker('agriculture')]));
    expect(first?.answer).toEqual(worker('agriculture'));
    const second = followUp(HEGEMONY_BOARD, first?.rest ?? [], ask(1, [worker('media'), worker('unskilled')]));
    expect(second?.answer).toEqual(worker('unskilled'));
    expect(followUp(HEGEMONY_BOARD, second?.rest ?? [], ask(1, [worker('media'), worker('luxury')]))).toBeUndefined();
  });

  it('gets the worker who was pointed at first', () => {
    const asked = find('assign-to', ({ ask, view }) => {
      const idle = view.unemployed[ask.seat as 'working' | 'middle'];
      return idle.unskilled > 0 && ask.options.filter((option) => 'company' in (option as object)).length > 1;
    });
    const from: Spot = `unemployed:${asked.ask.seat}:unskilled`;
    const { pointing } = pressAll(asked, from);
    const [target] = openChoices(asked, pointing).spots.keys();
    const { send } = press(asked, pointing, target as Spot, true);
    expect(asked.ask.options.some((option) => equal(option, send?.answer))).toBe(true);
    expect(send?.rest).toEqual([
      {
        kind: 'assign-worker',
        wish: { company: target?.split(':')[1], goer: { skill: 'unskilled', slot: undefined } },
      },
    ]);
  });
});

describe('transactions', () => {
  it('are ticked only as far as the goods suffice', () => {
    const asked = find('export-transaction', ({ ask }) => ask.options.length >= 3);
    let pointing = NOT_POINTING;
    for (const id of asked.ask.options) pointing = press(asked, pointing, `transaction:${id}`, true).pointing;
    expect(pointing.picked.options.length).toBeGreaterThan(0);
    const open = openChoices(asked, pointing).spots;
    for (const id of asked.ask.options) {
      const ticked = pointing.picked.options.includes(id);
      if (ticked) expect(open.has(`transaction:${id}`)).toBe(true);
    }
  });
});
