/** What is left of set-up once the board stands: the first unemployed, some of them by choice and chance (p. 10). */
import type { Hegemony, Play } from '../context.js';
import { SETUP } from '../data/board.js';
import { addWorker, availableSkills } from '../labour.js';
import { isPlayed } from '../points.js';
import type { PlayerCount } from '../setup.js';
import { drawImmigrants } from './preparation.js';

export function* finishSetup(t: Hegemony): Play {
  const { state } = t;
  const { immigrants } = SETUP[state.seats.length as PlayerCount];
  yield* addWorker(t, 'working', 'unskilled');
  yield* drawImmigrants(t, 'working', immigrants.working ?? 0);
  if (isPlayed(state, 'middle')) {
    const skill = yield* t.ask('middle', 'new-worker', () => availableSkills(state, 'middle'));
    yield* addWorker(t, 'middle', skill);
    yield* drawImmigrants(t, 'middle', immigrants.middle ?? 0);
  }
  state.phase = 'action';
  t.log('round', { round: 1 });
}
