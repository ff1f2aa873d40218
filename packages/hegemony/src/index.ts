/** Hegemony: Lead Your Class to Victory, the base game for 2, 3 and 4 players. */
import { choice, type Game, type OptionsOf } from '@polity/kernel';
import { catalog } from './catalog.js';
import { check } from './check.js';
import type { Hegemony, HegemonyNames, Play } from './context.js';
import { ROLES } from './data/board.js';
import { imagine } from './imagine.js';
import { takeAction } from './round/action.js';
import { elections } from './round/elections.js';
import { endGame, standings } from './round/game-end.js';
import { prepare } from './round/preparation.js';
import { production } from './round/production.js';
import { scoring } from './round/scoring.js';
import { finishSetup } from './round/setup-step.js';
import { setUp } from './setup.js';
import type { HegemonyState, Phase } from './state.js';
import { view } from './view.js';

const options = { seats: choice(2, 3, 4) };
type Options = OptionsOf<typeof options>;

const STEP: Readonly<Record<Exclude<Phase, 'over'>, (t: Hegemony) => Play>> = {
  setup: finishSetup,
  preparation: prepare,
  action: takeAction,
  production,
  elections,
  scoring,
  'game-end': endGame,
};

/** Step after step; after each the whole position is in the state. */
function* play(t: Hegemony): Play {
  while (t.state.phase !== 'over') {
    yield* STEP[t.state.phase](t);
    yield* t.checkpoint();
  }
}

export const hegemony: Game<HegemonyState, HegemonyNames, Options> = {
  id: 'hegemony',
  rules: 2,
  options,
  seats: ({ seats }) => ROLES[seats],
  setup: ({ seats }, random) => setUp(seats, random),
  play,
  view,
  standings,
  check,
  imagine,
  catalog,
};

export type { HegemonyAsks, TurnOption } from './asks.js';
export { cardById, cardOf, isOperational, wageOf } from './companies.js';
export type { CompanyForecast, FoodForecast, Forecast, SeatForecast } from './forecast.js';
export { forecast } from './forecast.js';
export { storageLimit } from './goods.js';
export { population, workerCount } from './labour.js';
export type { HegemonyLog } from './log.js';
export * from './names.js';
export { taxMultiplier } from './policies.js';
export { priceAt } from './prices.js';
export type { Company, HegemonyState, Phase, PointSource, Worker } from './state.js';
export type { HegemonyView } from './view.js';
