/** Strikes and the Demonstration: how the Working Class presses the others (p. 15-16). */
import { STOP } from '@polity/kernel';
import { findCompany, hasWage } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION } from '../data/board.js';
import { demonstrationPossible } from '../labour.js';
import { isPlayed } from '../roles.js';
import type { Company, HegemonyState } from '../state.js';

/** Companies of other players with uncommitted Working Class workers, whoever else is (H32), and a wage below level 3. */
export function strikeable(state: HegemonyState): Company[] {
  return state.supply.strikes === 0 ? [] : state.companies.filter((company) => mayStrikeIn(state, company));
}

export function canStrike(state: HegemonyState): boolean {
  return state.supply.strikes > 0 && state.companies.some((company) => mayStrikeIn(state, company));
}

function mayStrikeIn(state: HegemonyState, company: Company): boolean {
  return (
    !company.onStrike &&
    company.owner !== 'working' &&
    (company.owner !== 'state' || isPlayed(state, 'state')) &&
    hasWage(company) &&
    company.wage < 3 &&
    company.workers.some((worker) => worker?.class === 'working' && !worker.committed)
  );
}

/** When the Working Class may leave it at that: at any time, after the first strike, or not while another is possible. */
type MayStop = 'any-time' | 'after-one' | 'never';

/** Places Strike tokens, one company after another. */
export function* strike(t: Hegemony, atMost: number = ACTION.strikes, stops: MayStop = 'after-one'): Play {
  for (let placed = 0; placed < atMost; placed++) {
    const targets = () => strikeable(t.state).map(({ id }) => id);
    if (stops === 'never' && targets().length === 0) return;
    const canStop = stops === 'any-time' || (stops === 'after-one' && placed > 0);
    const id = yield* t.ask('working', 'strike', targets, { canStop });
    if (id === STOP) return;
    const company = findCompany(t.state, id);
    company.onStrike = true;
    t.state.supply.strikes--;
    t.log('strike', { company: id });
  }
}

export function canDemonstrate(state: HegemonyState): boolean {
  return !state.demonstration && demonstrationPossible(state, ACTION.demonstrationSurplus);
}

export function demonstrate(t: Hegemony): void {
  t.state.demonstration = true;
  t.log('demonstration', {});
}

/** After somebody has built a company and put Working Class workers there: the token goes if the condition has gone. */
export function calmDemonstration(t: Hegemony): void {
  const { state } = t;
  if (!state.demonstration || demonstrationPossible(state, ACTION.demonstrationSurplus)) return;
  state.demonstration = false;
  t.log('demonstration-over', { resolved: true });
}
