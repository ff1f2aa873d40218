/** Lobby as the Capitalist Class Automa does it, and CHECK INFLUENCE. */
import { basicActions } from '../../../rules/actions/index.js';
import { cardOf, isOperational, outputOf } from '../../../rules/companies.js';
import { ACTION, LEGITIMACY_INFLUENCE } from '../../../rules/data/board.js';
import { unionCount, workersIn } from '../../../rules/labour.js';
import { CLASSES, type Seat } from '../../../rules/names.js';
import { isPlayed } from '../../../rules/roles.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import { billedPolicies } from '../../../rules/vote.js';
import type { Attempt, Finding, Turn } from '../automa.js';

function others(state: HegemonyState): readonly Seat[] {
  return state.seats.filter((seat) => seat !== 'capitalist');
}

/** In Simplified Mode only with less Influence than all others together. */
export function considerLobby({ t, automa }: Turn): Attempt {
  const { state } = t;
  const action = basicActions(state, 'capitalist').lobby;
  if (!action?.can(state)) return { because: 'lobby-impossible' };
  const theirs = others(state).reduce((sum, seat) => sum + state[seat].influence, 0);
  if (!automa.priorities && state.capitalist.influence >= theirs) return { because: 'enough-influence' };
  return {
    *perform() {
      yield* action.take(t);
      return false;
    },
  };
}

const isStruck = (company: Company) => company.onStrike && company.wage < 3 && workersIn(company, 'working') > 0;

/** What its Media companies will make; a strike stops them, of the Middle Class's only what the employee adds. */
function mediaOf(state: HegemonyState, owner: Seat): number {
  let made = 0;
  for (const company of state.companies) {
    if (company.owner !== owner || cardOf(company).industry !== 'media' || !isOperational(company)) continue;
    if (!isStruck(company)) made += outputOf(company, true);
    else if (owner === 'middle') made += outputOf(company, false);
  }
  return made;
}

/** Influence that a role has, and will get before the next elections if nothing changes. */
function expected(state: HegemonyState, seat: Seat): number {
  const now = state[seat].influence;
  switch (seat) {
    case 'working':
      return now + unionCount(state) * ACTION.unionInfluence + pressure(state);
    case 'state':
      return now + (LEGITIMACY_INFLUENCE[Math.min(...CLASSES.map((of) => state.state.legitimacy[of]))] as number);
    default:
      return now + mediaOf(state, seat);
  }
}

function pressure(state: HegemonyState): number {
  const strikes = state.companies.filter(isStruck).length * ACTION.strikeInfluence;
  return strikes + (state.demonstration ? ACTION.demonstrationInfluence : 0);
}

/** CHECK INFLUENCE: how much more the others will have, once anybody has proposed a bill. */
export function checkInfluence({ t }: Turn): readonly Finding[] {
  const { state } = t;
  const roles = others(state).filter((seat) => isPlayed(state, seat));
  const ahead = roles.reduce((sum, seat) => sum + expected(state, seat), 0) - expected(state, 'capitalist');
  const rows = billedPolicies(state).length > 0 && ahead > 0 ? ahead : 0;
  return [
    { condition: 'less-influence', action: 'lobby', rows },
    { condition: 'no-need-to-lobby', action: 'special-action', rows: rows === 0 ? 1 : 0 },
  ];
}
