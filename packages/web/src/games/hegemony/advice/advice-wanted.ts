/** Whether this person wants advice, and of which sort: at every table until it was switched off. */
import { keptChoice } from '../../../board/kept-choice.js';

const hints = keptChoice('polity.hegemony.hints');

export function wantAdvice(on: boolean): void {
  hints.choose(on ? 'on' : 'off');
}

export function useAdvice(): boolean {
  return hints.use() !== 'off';
}

const ahead = keptChoice('polity.hegemony.hints.ahead');

/** Whether hints are to look ahead, or come from rules of thumb. */
export function lookAhead(on: boolean): void {
  ahead.choose(on ? 'on' : 'off');
}

export function useLookingAhead(): boolean {
  return ahead.use() === 'on';
}
