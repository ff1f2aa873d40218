/** Positions in which the IMF comes in a game with Crisis Response. */
import { STOP, seededRandom } from '@polity/kernel';
import type { Crisis } from '../../../src/modules/crisis-response/kinds.js';
import type { PlayerCount } from '../../../src/rules/roles.js';
import { production } from '../../../src/rules/round/production.js';
import { setUp } from '../../../src/rules/setup.js';
import type { HegemonyState } from '../../../src/rules/state.js';
import { perform, type Scripted } from '../../support.js';

const CHECK_IMF = 4;

/** With a loan under 1C and an empty Treasury: the IMF comes. The named cards lie on top, in this order. */
export function indebted(players: PlayerCount, ...cards: readonly string[]): HegemonyState {
  const state = setUp({ seats: players, 'crisis-response': true }, seededRandom('fast', 'crisis'));
  const crisis = crisisIn(state);
  const all = [...crisis.open, ...crisis.deck].map((id) => id.replace(/^cr-/, ''));
  const rest = all.filter((id) => !cards.includes(id));
  const [open, ...next] = [...cards, ...rest].map((id) => `cr-${id}`);
  Object.assign(crisis, { open: [open], deck: next.toReversed() });
  Object.assign(state, { phase: 'production', step: CHECK_IMF });
  Object.assign(state.state, { loans: 1, treasury: 0 });
  return state;
}

export function crisisIn({ crisis }: HegemonyState): Crisis {
  if (crisis === undefined) throw new Error('a game without Crisis Response');
  return crisis;
}

/** Plays the Check IMF step. */
export function checkImf(state: HegemonyState, ...answers: readonly Scripted[]) {
  return perform(state, production, answers);
}

/** The owners leave their prices alone. */
export const KEEP_PRICES: readonly Scripted[] = [
  ['adjust-price', STOP, 'middle'],
  ['adjust-price', STOP, 'capitalist'],
];
