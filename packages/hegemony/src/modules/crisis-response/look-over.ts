/** What has to be true of cards, locks and Bonds in every position. */
import type { HegemonyState } from '../../rules/state.js';
import { CRISIS_RESPONSES } from './cards.js';
import { crisisOf } from './crisis.js';

const ALL = Object.keys(CRISIS_RESPONSES).sort().join();
const LOCKS = 2;

export function lookOver(state: HegemonyState, report: (what: string) => void): void {
  const { open, deck, aside, locks, bonds, opensFree } = crisisOf(state);
  if ([...open, ...deck, ...aside].sort().join() !== ALL) report('a crisis response is missing or there twice');
  if (open.length !== 1) report(`${open.length} crisis responses lie open`);
  if (locks.length > LOCKS) report(`${locks.length} policies are locked`);
  if (locks.some((policy) => state.bills[policy] !== null)) report('a bill lies on a locked policy');
  if (new Set(bonds.map((bond) => bond.class)).size < bonds.length) report('a class holds two Bonds');
  if (opensFree && state.phase !== 'production') report('Public companies still cost nothing');
}
