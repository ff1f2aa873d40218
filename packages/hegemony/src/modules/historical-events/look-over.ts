/** What has to be true of Historical Events in every position. */
import type { HegemonyState } from '../../rules/state.js';
import { SETS, STARTS } from './cards.js';
import { cardsPerRound, historyOf } from './history.js';

const ALL = SETS.flat().toSorted().join();

export function lookOver(state: HegemonyState, report: (what: string) => void): void {
  const { start, coming, piles, round, open, waiting, happened, past } = historyOf(state);
  if (!STARTS.includes(start)) report(`the set-up was changed by ${start}`);
  if ([...coming.flat(), ...piles.flat(), ...open, ...past].sort().join() !== ALL)
    report('a historical event is missing or there twice');
  if (open.length !== 0 && open.length !== cardsPerRound(state)) report(`${open.length} historical events lie open`);
  if (open.some((card) => !SETS[round - 1]?.includes(card))) report('a historical event lies open in a wrong round');
  if ([...waiting, ...happened].some((card) => !open.includes(card))) report('what holds does not lie open');
  if (new Set(happened).size < happened.length) report('a historical event has come about twice');
}
