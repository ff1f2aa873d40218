/** What each answer to the question of a turn is weighed by: a card by itself, an action by its name. */
import type { BasicAction, FreeAction, TurnOption } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';

type Weigh<Result> = (view: HegemonyView, seat: Seat) => Result;

/** The end weighs more than a free action that is not worth the while, and less than one that is. */
export const END_OF_TURN = 1.2;

export function byDeed<Result>(weights: {
  play(card: string, view: HegemonyView, seat: Seat): Result;
  readonly basic: Readonly<Record<BasicAction, Weigh<Result>>>;
  readonly free: Readonly<Record<FreeAction, Weigh<Result>>>;
  readonly end: Result;
}): (option: TurnOption, view: HegemonyView, seat: Seat) => Result {
  return (option, view, seat) => {
    switch (option.do) {
      case 'play':
        return weights.play(option.card, view, seat);
      case 'basic':
        return weights.basic[option.action](view, seat);
      case 'free':
        return weights.free[option.action](view, seat);
      case 'end':
        return weights.end;
    }
  };
}
