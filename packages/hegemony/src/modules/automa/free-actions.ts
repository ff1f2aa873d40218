/** Free Actions that several Automas carry out, at fixed moments and without a limit (AU-8.1). */
import {
  canProvide,
  hasBenefits,
  receiveBenefits,
  spendForAll,
  upgradeWorker,
  useHealthcare,
  useLuxury,
} from '../../rules/actions/free.js';
import type { FreeAction } from '../../rules/asks.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { LOAN } from '../../rules/data/board.js';
import { provided } from '../../rules/moments.js';
import { moneyOf, payOffLoan } from '../../rules/money.js';
import type { Class, WorkerClass } from '../../rules/names.js';
import { gainProsperity } from '../../rules/points.js';
import { isPlayed } from '../../rules/roles.js';
import type { HegemonyState } from '../../rules/state.js';

export const tell = (t: Hegemony, seat: Class, action: FreeAction): void => t.log('free', { seat, action });

/** Takes what the State has put aside. */
export function takeBenefits(t: Hegemony, of: Class): void {
  const { state } = t;
  if (!isPlayed(state, 'state') || !hasBenefits(state.state.benefits[of])) return;
  tell(t, of, 'receive-benefits');
  receiveBenefits(t, of);
}

/** Pays Loans off while it can. */
export function payOffLoans(t: Hegemony, of: Class): void {
  while (t.state[of].loans > 0 && moneyOf(t.state, of) >= LOAN.payOff) {
    tell(t, of, 'pay-off-loan');
    payOffLoan(t, of, LOAN.payOff);
  }
}

/** Luxury, Education and Health, each as often as there is enough for the whole Population. */
export function* provide(t: Hegemony, of: WorkerClass): Play {
  const { state } = t;
  while (canProvide(state, of, 'luxury')) {
    tell(t, of, 'use-luxury');
    useLuxury(t, of);
  }
  while (canProvide(state, of, 'education')) yield* educate(t, of);
  while (canProvide(state, of, 'health')) {
    tell(t, of, 'use-healthcare');
    yield* useHealthcare(t, of);
  }
}

/** Only unskilled workers learn. */
function* educate(t: Hegemony, of: WorkerClass): Play {
  tell(t, of, 'use-education');
  spendForAll(t, of, 'education');
  gainProsperity(t, of);
  provided(t, of, 'education');
  if (hasUnskilled(t.state, of)) yield* upgradeWorker(t, of);
}

function hasUnskilled({ unemployed, companies }: HegemonyState, of: WorkerClass): boolean {
  return (
    unemployed[of].unskilled > 0 ||
    companies.some(({ workers }) => workers.some((worker) => worker?.class === of && worker.skill === 'unskilled'))
  );
}
