/** What has to be true of the agendas in every position. */
import type { Seat } from '../../rules/names.js';
import type { HegemonyState } from '../../rules/state.js';
import { agendasOf } from './cards.js';
import { holderOf, keptIn } from './hidden.js';

export function lookOver(state: HegemonyState, report: (what: string) => void): void {
  const { holders, decided } = keptIn(state);
  for (const seat of Object.keys(holders) as Seat[]) {
    const { held, shown } = holderOf(state, seat);
    const all = state.phase === 'setup' ? [1, 2] : [1];
    if (!all.includes(held.length)) report(`${seat} holds ${held.length} hidden agendas`);
    for (const card of held) {
      if (!agendasOf(seat).includes(card)) report(`${seat} holds ${card}`);
      if ((shown !== null) !== decided.includes(card)) report(`${card} of ${seat} is not shown as it should be`);
    }
  }
}
