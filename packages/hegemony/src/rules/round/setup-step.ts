/** What is left of set-up once the board stands: the first unemployed, some of them by choice and chance (p. 10). */
import type { Hegemony, Play } from '../context.js';
import { SETUP } from '../data/board.js';
import { addWorker, availableSkills } from '../labour.js';
import { isPlayed, playerCount } from '../roles.js';
import { endPhase, startPhase } from './phase.js';
import { drawImmigrants } from './preparation.js';

export function* finishSetup(t: Hegemony): Play {
  const { state } = t;
  yield* startPhase(t, 'setup');
  const { immigrants } = SETUP[playerCount(state)];
  yield* addWorker(t, 'working', 'unskilled');
  yield* drawImmigrants(t, 'working', immigrants.working ?? 0);
  if (isPlayed(state, 'middle')) {
    const about = { from: 'setup' } as const;
    const skill = yield* t.ask('middle', 'new-worker', () => availableSkills(state, 'middle'), { about });
    yield* addWorker(t, 'middle', skill);
    yield* drawImmigrants(t, 'middle', immigrants.middle ?? 0);
  }
  yield* endPhase(t, 'action');
  t.log('round', { round: 1 });
}
