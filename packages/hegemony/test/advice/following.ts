/** Follows a hint through the questions that come of it, each answered by the advice, until it is done or others are asked. */
import {
  type Advice,
  type Ask,
  type AskDescription,
  Context,
  clone,
  equal,
  type Json,
  seededRandom,
} from '@polity/kernel';
import { advise } from '../../src/advice/advise.js';
import type { TurnOption } from '../../src/rules/asks.js';
import type { Hegemony, HegemonyNames } from '../../src/rules/context.js';
import { takeAction } from '../../src/rules/round/action.js';
import type { HegemonyState } from '../../src/rules/state.js';
import { view } from '../../src/rules/view.js';

export interface Followed {
  /** What the seat on turn was asked on the way, and advised. */
  readonly steps: readonly { readonly ask: AskDescription; readonly advice: Advice }[];
  /** Whether anything has changed but the hand, the turn and which goods are wanted abroad. */
  readonly didSomething: boolean;
}

/** Plays one decision of the turn on a copy of the position, with what really lies in the piles. */
export function follow(position: HegemonyState, option: TurnOption, seed: string): Followed {
  const after = clone(position);
  const { seat } = after.turn;
  const t: Hegemony = new Context<HegemonyState, HegemonyNames>(after, seededRandom('fast', seed));
  const steps: { ask: AskDescription; advice: Advice }[] = [];
  const answer = (asked: Ask): unknown => {
    if (asked.kind === 'turn') return asked.accept(option);
    const ask = asked.describe();
    const advice = advise(ask, view(after, seat));
    steps.push({ ask, advice });
    return asked.accept(advice.answer);
  };
  const rules = takeAction(t);
  let step = rules.next();
  while (!step.done) {
    const { value } = step;
    if (typeof value === 'symbol') step = rules.next();
    else if ('asks' in value || value.seat !== seat) return { steps, didSomething: true };
    else step = rules.next(answer(value));
  }
  return { steps, didSomething: !equal(felt(position), felt(after)) };
}

function felt({ turn, exports: _, ...state }: HegemonyState): Json {
  return { ...state, [turn.seat]: { ...state[turn.seat], hand: [], deck: [], discard: [] } } as unknown as Json;
}
