/** Hegemony: Lead Your Class to Victory, the base game for 2, 3 and 4 players and its modules. */
import { choice, type Game } from '@polity/kernel';
import './modules/index.js';
import { advise } from './advice/advise.js';
import { evaluation } from './evaluation/evaluation.js';
import { policy } from './policy/policy.js';
import { catalog } from './rules/catalog.js';
import { check } from './rules/check.js';
import type { Hegemony, HegemonyNames, Play } from './rules/context.js';
import { ROLES, ROUNDS } from './rules/data/board.js';
import { answered } from './rules/deciders.js';
import { imagine } from './rules/imagine.js';
import { lay } from './rules/lay.js';
import { refusalOf } from './rules/modules.js';
import { afterStep, atMoment } from './rules/moments.js';
import { isAsked } from './rules/roles.js';
import { takeAction } from './rules/round/action.js';
import { elections } from './rules/round/elections.js';
import { endGame, standings } from './rules/round/game-end.js';
import { prepare } from './rules/round/preparation.js';
import { production } from './rules/round/production.js';
import { scoring } from './rules/round/scoring.js';
import { finishSetup } from './rules/round/setup-step.js';
import { setUp } from './rules/setup.js';
import type { HegemonyOptions, HegemonyState, Phase } from './rules/state.js';
import { handOver, succession } from './rules/succession.js';
import { type HegemonyView, view } from './rules/view.js';

const options = {
  seats: choice(2, 3, 4),
  'new-actions': choice(false, true),
  'hidden-agendas': choice(false, true),
  'crisis-response': choice(false, true),
  'alternative-events': choice(false, true),
  /** How many cards of history a round has. */
  'historical-events': choice(0, 1, 2, 3),
  /** A laid table for a guided round of that role. */
  lesson: choice('none', 'working', 'middle', 'capitalist', 'state'),
  'automa-working': choice('none', 'simplified', 'advanced'),
  'automa-middle': choice('none', 'simplified', 'advanced'),
  'automa-capitalist': choice('none', 'simplified', 'advanced'),
};

const STEP: Readonly<Record<Exclude<Phase, 'over'>, (t: Hegemony) => Play>> = {
  setup: finishSetup,
  preparation: prepare,
  action: takeAction,
  production,
  elections,
  scoring,
  'game-end': endGame,
};

function play(t: Hegemony): Play {
  return answered(t, steps(t));
}

/** Step after step; after each the whole position is in the state. */
function* steps(t: Hegemony): Play {
  while (t.state.phase !== 'over') {
    const { turn } = t.state;
    yield* STEP[t.state.phase](t);
    atMoment(t);
    afterStep(t);
    const handedOver = handOver(t, turn);
    yield* t.checkpoint();
    // Others answer from here on, as after a start from this checkpoint.
    if (handedOver) return yield* play(t);
    if (t.state.phase !== 'action') t.goesOnByItself();
  }
}

export const hegemony: Game<HegemonyState, HegemonyNames, HegemonyOptions> = {
  id: 'hegemony',
  rules: 3,
  options,
  refuse: refusalOf,
  seats: (options) => {
    const seats = [...ROLES[options.seats]];
    return seats.filter((role) => isAsked({ seats, options }, role));
  },
  setup: setUp,
  play,
  view,
  standings,
  progress: ({ round }) => ({ round, rounds: ROUNDS }),
  succession,
  check,
  imagine,
  catalog,
  advise: (ask, view) => advise(ask, view as HegemonyView),
  policy: (ask, view) => policy(ask, view as HegemonyView),
  evaluation,
  lay,
};

export { signsOf } from './modules/new-actions/status-quo.js';
export type { CompanyForecast, FoodForecast, Forecast, SeatForecast } from './reading/forecast.js';
export { forecast } from './reading/forecast.js';
export type { HegemonyAsk, HegemonyAsks, TurnOption } from './rules/asks.js';
export { cardById, cardOf, isOperational, wageOf } from './rules/companies.js';
export { storageLimit } from './rules/goods.js';
export { population, workerCount } from './rules/labour.js';
export type { HegemonyLog } from './rules/log.js';
export * from './rules/names.js';
export { taxMultiplier } from './rules/policies.js';
export { priceAt } from './rules/prices.js';
export { isAsked, isInGame, isPlayed, type PlayerCount, playerCount } from './rules/roles.js';
export type { Company, HegemonyState, Phase, PointSource, Worker } from './rules/state.js';
export type { HegemonyView } from './rules/view.js';
