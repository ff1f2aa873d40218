/** The decisions that cost most, as marks on the slider of a replay. */
import type { Looked } from '@polity/kernel';
import { seatLook } from '../../games/registry.js';
import type { Marked } from '../past/past-slider.js';
import type { PastShown } from '../past/use-past.js';
import type { LoadedGame } from '../ui/use-game.js';
import type { useSay } from '../words/shell.js';
import { momentAt } from './moment-at.js';

export function dearMoments(
  shown: PastShown,
  found: readonly Looked[],
  game: LoadedGame,
  seats: readonly string[],
  say: ReturnType<typeof useSay>,
): readonly Marked[] {
  return found.map(({ seat, step, ask, given }) => ({
    at: momentAt(shown, step),
    why: say('over.analysis.dear', { seat: game.words.name(seat, 'seat'), given: game.words.answer(ask, given) }),
    look: seatLook(game.ui, seats, seat),
  }));
}
