/** New Angeles: corporations bargain over a city that may fall at any moment, for 4, 5 and 6 players. */
import { choice, type Game, type OptionsOf, written } from '@polity/kernel';
import { advise } from './advice/advise.js';
import { adviseOutOfTurn } from './advice/trade.js';
import { ROUND_TRACK } from './data/board.js';
import { LONGEST_BOARD, refuseBoard } from './data/own-board.js';
import { evaluation } from './evaluation/evaluation.js';
import { TAUGHT } from './lessons/laid.js';
import { SEATS } from './names.js';
import { policy } from './policy/policy.js';
import { catalog } from './rules/catalog.js';
import { check } from './rules/check.js';
import type { NewAngeles, NewAngelesNames, Play } from './rules/context.js';
import { resolveDeal } from './rules/deal/deal.js';
import { eventPhase } from './rules/events.js';
import { imagine } from './rules/imagine.js';
import { lay } from './rules/lay.js';
import { exploitCity } from './rules/production.js';
import { payDemand, revealDemand, scoreInvestments } from './rules/round/demand-round.js';
import { endOfTurn } from './rules/round/end-of-turn.js';
import { beginRound, chooseInvestments, drawFirstHands, pickCorporations } from './rules/round/preparation.js';
import { refresh } from './rules/round/refresh.js';
import { setUp } from './rules/setup.js';
import type { NewAngelesState, Phase } from './rules/state.js';
import { CityFalls } from './rules/threat.js';
import { trade } from './rules/trade.js';
import { type NewAngelesView, view } from './rules/view.js';
import { endGame, standings } from './rules/winners.js';

const options = {
  seats: choice(4, 5, 6),
  corporations: choice('dealt', 'picked'),
  start: choice('random', 'first-game'),
  /** Lays the table of the guided round. */
  lesson: choice('none', TAUGHT.seat),
  /** What somebody has read off the own board where we could read nothing. */
  'own-board': written(LONGEST_BOARD),
};
type Options = OptionsOf<typeof options>;

const STEP: Readonly<Record<Exclude<Phase, 'over'>, (t: NewAngeles) => Play>> = {
  corporations: pickCorporations,
  hands: drawFirstHands,
  investments: chooseInvestments,
  refresh,
  deal,
  'end-of-turn': endOfTurn,
  production,
  event,
  'begin-round': nextRound,
  'score-investments': scoreInvestments,
  'pay-demand': payDemand,
  'reveal-demand': revealDemand,
};

function* deal(t: NewAngeles): Play {
  yield* resolveDeal(t);
  t.state.phase = 'end-of-turn';
}

function* production(t: NewAngeles): Play {
  t.log('production', {});
  yield* exploitCity(t);
  t.state.phase = 'event';
}

/** The round ends with its event; the token moves on (10). */
function* event(t: NewAngeles): Play {
  yield* eventPhase(t);
  t.state.round++;
  t.state.phase = ROUND_TRACK[t.state.round] === 'demand' ? 'score-investments' : 'begin-round';
}

/** A step of its own: who looks back finds the end of a round before the next one begins. */
function* nextRound(t: NewAngeles): Play {
  beginRound(t);
}

/** Step after step; after each the whole position is in the state. The city may fall in the middle of any. */
function* play(t: NewAngeles): Play {
  try {
    while (t.state.phase !== 'over') {
      yield* STEP[t.state.phase](t);
      yield* t.checkpoint();
    }
  } catch (error) {
    if (!(error instanceof CityFalls)) throw error;
    endGame(t, 'threat');
  }
}

export const newAngeles: Game<NewAngelesState, NewAngelesNames, Options> = {
  id: 'new-angeles',
  rules: 3,
  options,
  refuse: (chosen) => refuseBoard(chosen['own-board']),
  seats: ({ seats }) => SEATS.slice(0, seats),
  setup: setUp,
  play,
  view,
  standings,
  interjections: trade,
  check,
  imagine,
  catalog,
  lay,
  advise: (ask, view, told) => advise(ask, view as NewAngelesView, told),
  policy: (ask, view, told) => policy(ask, view as NewAngelesView, told),
  evaluation,
  adviseOutOfTurn: (possible, view, seat) => adviseOutOfTurn(possible, view as NewAngelesView, seat),
};

export * from './names.js';
export type { NewAngelesAsks } from './rules/asks.js';
export type { NewAngelesLog } from './rules/log.js';
export type { NewAngelesState, Phase } from './rules/state.js';
export type { NewAngelesView } from './rules/view.js';
