/** What tests of the State's cards have in common. */
import type { Class } from '../../../src/rules/names.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay, type Played, playCard, position, type Scripted } from '../../support.js';

export const table = (change: (state: HegemonyState) => void = () => {}): HegemonyState => position(4, change);

export function play(card: string, state: HegemonyState, answers: readonly Scripted[] = []): Played<void> {
  return playCard(state, 'state', `st-${card}`, answers);
}

export function playable(card: string, state: HegemonyState): boolean {
  return canPlay(state, 'state', `st-${card}`);
}

export const both = (...classes: Class[]): Scripted => ['card-classes', classes, 'state'];

export const treasury = (money: number) => (state: HegemonyState) => {
  state.state.treasury = money;
};

/** Something for each class: Legitimacy, tokens, cubes. */
export const each = (working: number, middle: number, capitalist: number) => ({ working, middle, capitalist });
