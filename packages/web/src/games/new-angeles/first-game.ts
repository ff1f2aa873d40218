/** Which set-up is offered first: the one for a first game, until a game has been played to its end on this browser. */
import type { OptionValues } from '@polity/kernel';
import { keep, kept } from './kept.js';

export function haveFinished(): void {
  keep('finished', 'yes');
}

export function firstChoices(): OptionValues {
  return kept('finished') === 'yes' ? {} : { start: 'first-game' };
}
