/** What can be read of agendas in a view: who holds one, what of it may be known, and how far a task has come. */
import type { Seat } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';
import { type Count, isReached } from './agenda.js';
import { HIDDEN_AGENDAS } from './cards.js';
import type { Shown } from './kinds.js';

export interface AgendaSeen {
  /** Two while one of them is being chosen; none where the viewer may not know it. */
  readonly cards: readonly string[];
  readonly shown: Shown | null;
}

/** What the viewer may know of a seat's agenda; nothing in games without them. */
export function agendaSeen({ hiddenAgendas }: OpenState, seat: Seat): AgendaSeen | undefined {
  const holder = hiddenAgendas?.holders[seat];
  return holder && { cards: holder.held, shown: holder.shown };
}

export interface Progress extends Count {
  readonly reached: boolean;
}

/** How far the task of an agenda has come, part by part. */
export function progressOf(view: OpenState, card: string): readonly Progress[] {
  const counts = HIDDEN_AGENDAS[card]?.task(view) ?? [];
  return counts.map((count) => ({ ...count, reached: isReached(count) }));
}

/** What it is worth. */
export function worthOf(card: string): number {
  return HIDDEN_AGENDAS[card]?.vp ?? 0;
}
