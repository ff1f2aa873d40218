/** The Working Class's cards in a test's hands, without the letters before their names. */
import { cardOfSeat } from '../../../src/rules/cards/decks.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { canPlay, company, firstAsk, type Played, playCard, type Scripted } from '../../support.js';

export function play(
  state: HegemonyState,
  card: string,
  answers: readonly Scripted[] = [],
  seed?: string,
): Played<void> {
  return playCard(state, 'working', `wc-${card}`, answers, seed);
}

export function playable(state: HegemonyState, card: string): boolean {
  return canPlay(state, 'working', `wc-${card}`);
}

/** What the card asks first. */
export function asked(state: HegemonyState, card: string) {
  return firstAsk(state, (t) => cardOfSeat(t.state, 'working', `wc-${card}`).play(t));
}

/** With a Cooperative Farm, on which three unskilled workers stand unless it is to be empty. */
export function withFarm(state: HegemonyState, workers: 'staffed' | 'empty' = 'staffed'): HegemonyState {
  const staff = { class: 'working', skills: ['unskilled', 'unskilled', 'unskilled'] } as const;
  company(state, 'cooperative-farm', 'working', workers === 'staffed' ? { staff } : {});
  state.supply.farms--;
  return state;
}
