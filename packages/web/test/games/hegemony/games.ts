/** Games of Hegemony between random players, as the game's own tests play them, with its questions put on its board. */
import type { Run } from '@polity/kernel';
import { type Asked as AskedOf, playRandom as play, type Seats } from '../../../../hegemony/test/games.js';
import type { Question } from '../../../src/board/choices.js';
import { HEGEMONY_BOARD } from '../../../src/games/hegemony/choices/rules.js';

export { logOf, type Seats, seeds, startOf, viewOf } from '../../../../hegemony/test/games.js';

export type Asked = AskedOf & Question;

export function playRandom(seats: Seats, seed: string, look: (asked: Asked, run: Run) => void): Run {
  return play(seats, seed, (asked, run) => look({ ...asked, rules: HEGEMONY_BOARD }, run));
}
