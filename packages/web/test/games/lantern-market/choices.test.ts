/** Lantern Market's questions are answered by pointing: every option, and lanterns that are carried say what is meant. */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import type { Lantern, MarketView } from '@polity/lantern-market/page';
import { describe, expect, it } from 'vitest';
import { choicesOf, NOTHING_PICKED, type Question } from '../../../src/board/choices.js';
import { draggableIn } from '../../../src/board/drag.js';
import { followUp } from '../../../src/board/plan.js';
import { confirmation, NOT_POINTING, openChoices, type Pointing, press } from '../../../src/board/pointing.js';
import { LANTERN_MARKET } from '../../../src/games/lantern-market/choices.js';
import { playRandom } from './games.js';

const SEATS = [2, 3, 4] as const;

/** The places of the options that can be reached by pressing spots. */
function reachable(question: Question, path: readonly string[] = []): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [spot, choice] of choicesOf(question, { ...NOTHING_PICKED, path }).spots) {
    if (choice.type === 'open') for (const index of reachable(question, [...path, spot])) found.add(index);
    else if (choice.type === 'toggle') found.add(choice.index);
    else
      question.ask.options.forEach((option, index) => {
        if (equal(option, choice.answer)) found.add(index);
      });
  }
  return found;
}

describe('pointing at the market', () => {
  it('reaches every option of every question in 60 games', () => {
    const kinds = new Set<string>();
    for (let game = 0; game < 60; game++) {
      playRandom(SEATS[game % 3] ?? 2, `pointing/${game}`, (asked) => {
        kinds.add(asked.ask.kind);
        if (asked.ask.type === 'amount') return;
        expect(choicesOf(asked).listed).toEqual([]);
        expect(reachable(asked).size).toBe(asked.ask.options.length);
      });
    }
    expect([...kinds].sort()).toEqual(['bid', 'errand', 'fireworks', 'hang', 'sell']);
  });
});

function asked(
  kind: string,
  type: AskDescription['type'],
  options: readonly Json[],
  hand: readonly Lantern[],
): Question {
  const ask = { seat: 'jade', kind, version: 1, type, options, min: 1, max: 3, canStop: false, about: {} };
  const stall = { seat: 'jade', hand, window: [], coins: 2, points: [] };
  return { rules: LANTERN_MARKET, ask, view: { merchants: [stall] } as unknown as MarketView };
}

function pressAll(question: Question, spots: readonly string[]): ReturnType<typeof press> {
  let pressed: ReturnType<typeof press> = { pointing: NOT_POINTING };
  for (const spot of spots) pressed = press(question, pressed.pointing as Pointing, spot, true);
  return pressed;
}

describe('two lanterns that are alike', () => {
  const hand: readonly Lantern[] = ['gold-2', 'azure-1', 'gold-2'];

  it('are picked one by one', () => {
    const question = asked('sell', 'some', hand, hand);
    const first = pressAll(question, ['lantern:gold-2:1']);
    expect(confirmation(question, first.pointing)?.answer).toEqual(['gold-2']);
    const both = pressAll(question, ['lantern:gold-2:1', 'lantern:gold-2:0']);
    expect(confirmation(question, both.pointing)?.answer).toEqual(['gold-2', 'gold-2']);
    const back = press(question, both.pointing, 'lantern:gold-2:1', true);
    expect(confirmation(question, back.pointing)?.answer).toEqual(['gold-2']);
  });

  it('are the same answer where one is wanted', () => {
    const question = asked('hang', 'one', hand, hand);
    expect(pressAll(question, ['lantern:gold-2:1']).send?.answer).toBe('gold-2');
  });
});

describe('a lantern that is carried', () => {
  const hand: readonly Lantern[] = ['gold-2', 'azure-1'];
  const question = asked('errand', 'one', ['draw', 'sell', 'hang'], hand);

  it('can be put into the window, or where its colour is sold', () => {
    expect([...draggableIn(question, NOT_POINTING)]).toEqual(['lantern:gold-2:0', 'lantern:azure-1:0']);
    const { pointing } = pressAll(question, ['lantern:gold-2:0']);
    expect([...openChoices(question, pointing).spots.keys()].sort()).toEqual(['price:gold', 'window']);
  });

  it('says which errand is meant, and which lantern', () => {
    const hung = pressAll(question, ['lantern:azure-1:0', 'window']).send;
    expect(hung?.answer).toBe('hang');
    expect(followUp(LANTERN_MARKET, hung?.rest ?? [], asked('hang', 'one', hand, hand).ask)?.answer).toBe('azure-1');
    const sold = pressAll(question, ['lantern:azure-1:0', 'price:azure']).send;
    expect(sold?.answer).toBe('sell');
    expect(followUp(LANTERN_MARKET, sold?.rest ?? [], asked('sell', 'some', hand, hand).ask)?.answer).toEqual([
      'azure-1',
    ]);
  });
});
