/** Whether this person wants advice, and of which sort; nobody has been asked at first. */
import { keptChoice } from '../../../board/kept-choice.js';

export type AdviceWanted = 'on' | 'off' | 'unasked';

const hints = keptChoice('polity.hegemony.hints');

export function wantAdvice(on: boolean): void {
  hints.choose(on ? 'on' : 'off');
}

export function useAdviceWanted(): AdviceWanted {
  const kept = hints.use();
  return kept === 'on' || kept === 'off' ? kept : 'unasked';
}

export function useAdvice(): boolean {
  return useAdviceWanted() === 'on';
}

const ahead = keptChoice('polity.hegemony.hints.ahead');

/** Whether hints are to look ahead, or come from rules of thumb. */
export function lookAhead(on: boolean): void {
  ahead.choose(on ? 'on' : 'off');
}

export function useLookingAhead(): boolean {
  return ahead.use() === 'on';
}
