/** Advice on Alternative Events: what is kept early pays often. */
import type { Advisers } from '../../advice/asked.js';
import { because } from '../../reading/reason.js';
import { cardOf, companyIn } from '../../rules/companies.js';
import { ROUNDS } from '../../rules/data/board.js';
import type { HegemonyView } from '../../rules/view.js';

/** Rounds in which a benefit still works, at which a card is worth more than a point. */
const WORTH_KEEPING = 2;

const roundsLeft = ({ round }: HegemonyView) => ROUNDS - round;

export const ALTERNATIVE_ASKS: Advisers<'keep-event' | 'event-cost' | 'use-benefit' | 'shift-wage'> = {
  'keep-event': (_ask, view) => {
    const left = roundsLeft(view);
    return left >= WORTH_KEEPING
      ? { answer: 'keep', reason: because('event.benefit', { left }) }
      : { answer: 'discard', reason: because('event.discard') };
  },
  'event-cost': () => undefined,
  'use-benefit': () => ({ answer: 'use', reason: because('benefit.use') }),
  /** The Working Class is paid more, the Capitalist Class pays less, where it makes most of a difference. */
  'shift-wage': ({ seat, options }, view) => {
    const gain = ({ company, wage }: (typeof options)[number]) => {
      const found = companyIn(view, company);
      const pays = found === undefined ? null : cardOf(found).wages;
      const more = found === undefined || pays === null ? 0 : (pays[wage - 1] ?? 0) - (pays[found.wage - 1] ?? 0);
      return seat === 'working' ? more : -more;
    };
    const chosen = options.toSorted((a, b) => gain(b) - gain(a))[0];
    if (chosen === undefined || gain(chosen) <= 0) return { answer: null, reason: because('shift-wage.none') };
    return { answer: { ...chosen }, reason: because('shift-wage', { money: gain(chosen) }) };
  },
};
