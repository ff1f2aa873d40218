/** Payday: what the production has paid and taken, told with its sums before the lesson goes on to food and votes. */
import type { LogEntry } from '@polity/kernel';
import { entriesOf } from '../reading/entries.js';
import { productionMoney } from '../reading/round-end.js';
import { PRODUCTION_STEPS } from '../rules/modules.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { both, read, type Step, taught } from './kit.js';

/** Whoever works is paid before it is asked for food; who only pays is told when taxes are settled too. */
export function payday(key: string, seat: Seat): Step {
  const works = seat === 'working' || seat === 'middle';
  return read(
    key,
    both(
      (_, view) => taught(view),
      (ask, view) => view.phase === 'elections' || (works && ask !== null && isPaid(view)),
    ),
    { spots: () => [`money:${seat}`], params: (_, view, log) => paidAndTaken(view, log, seat) },
  );
}

function isPaid({ phase, step }: HegemonyView): boolean {
  return phase === 'production' && step > PRODUCTION_STEPS.indexOf('produce');
}

export function paidAndTaken(view: HegemonyView, log: readonly LogEntry[], seat: Seat) {
  const mine = productionMoney(log, log.length, view).money.find((one) => one.seat === seat);
  const { wagesIn = 0, wagesOut = 0, taxes = 0 } = mine ?? {};
  const began = entriesOf(log).findLastIndex(({ kind, params }) => kind === 'phase' && params.phase === 'production');
  const paying = entriesOf(log).filter(
    ({ kind, params }, index) => index > began && kind === 'pay' && params.for === 'wage' && params.to === seat,
  );
  return {
    places: paying.length,
    wages: wagesIn,
    paid: Math.abs(wagesOut),
    taxes: Math.abs(taxes),
    revenue: view.capitalist.revenue,
    treasury: view.state.treasury,
  };
}
