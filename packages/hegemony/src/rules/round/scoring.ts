/** The Scoring Phase: unions, fully operational companies, wealth, events, Legitimacy, agenda. */
import { agendaMatches } from '../agenda.js';
import { applyPenalties } from '../cards/events.js';
import { companiesOf, isFullyOperational } from '../companies.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION, LEGITIMACY, PROSPERITY_TRACK, ROUNDS, WEALTH_ADVANCE_VP, WEALTH_FROM } from '../data/board.js';
import { unionCount } from '../labour.js';
import { CLASSES } from '../names.js';
import { gainProsperity, score } from '../points.js';
import { isPlayed } from '../roles.js';
import { endPhase, startPhase } from './phase.js';

export function* scoring(t: Hegemony): Play {
  const { state } = t;
  t.log('phase', { phase: 'scoring' });
  yield* startPhase(t, 'scoring');
  score(t, 'working', unionCount(state) * ACTION.unionVP, 'unions');
  if (isPlayed(state, 'middle')) scoreCompanies(t);
  scoreWealth(t);
  if (isPlayed(state, 'state')) {
    yield* applyPenalties(t);
    scoreLegitimacy(t);
    scoreAgenda(t);
  }
  if (state.round === ROUNDS) yield* endPhase(t, 'game-end');
  else {
    yield* endPhase(t, 'preparation');
    state.round++;
    state.step = 0;
  }
}

/** More fully operational companies than Prosperity shows: one Prosperity for free (p. 25). */
function scoreCompanies(t: Hegemony): void {
  const { state } = t;
  const shown = PROSPERITY_TRACK.middle[state.middle.prosperity] as number;
  if (shown < companiesOf(state, 'middle').filter(isFullyOperational).length) gainProsperity(t, 'middle');
}

/** All Revenue becomes Capital; VP for the space it reaches, and 3 for every space the marker moves on (p. 21). */
function scoreWealth(t: Hegemony): void {
  const { capitalist } = t.state;
  capitalist.capital += capitalist.revenue;
  capitalist.revenue = 0;
  const space = wealthSpace(capitalist.capital);
  score(t, 'capitalist', space, 'wealth');
  if (space <= capitalist.wealth) return;
  score(t, 'capitalist', (space - capitalist.wealth) * WEALTH_ADVANCE_VP, 'wealth');
  capitalist.wealth = space;
  t.log('wealth', { space });
}

/** The space of the Wealth table that a capital reaches. */
export function wealthSpace(capital: number): number {
  return WEALTH_FROM.findLastIndex((from) => capital >= from);
}

/** The two lowest count; then all three are halved, rounded up, and tokens add to them (p. 29, H24). */
function scoreLegitimacy(t: Hegemony): void {
  const { legitimacy, tokens } = t.state.state;
  const [lowest = 0, second = 0] = CLASSES.map((of) => legitimacy[of]).sort((a, b) => a - b);
  score(t, 'state', lowest + second, 'legitimacy');
  for (const name of CLASSES) {
    legitimacy[name] = Math.min(LEGITIMACY.most, Math.ceil(legitimacy[name] / 2) + tokens[name]);
  }
  t.log('legitimacy-halved', { ...legitimacy });
}

/** The last round's agenda stays for the tie-break. */
function scoreAgenda(t: Hegemony): void {
  const { state } = t;
  const board = state.state;
  score(t, 'state', agendaMatches(state), 'agenda');
  if (state.round === ROUNDS || board.agenda === null) return;
  board.agendaDiscard.push(board.agenda);
  board.agenda = null;
}
