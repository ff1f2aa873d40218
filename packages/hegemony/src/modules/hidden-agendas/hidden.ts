/** Who knows which agenda: dealing two, keeping one in secret, and what of it the others see or have to imagine. */
import type { Random } from '@polity/kernel';
import type { Hegemony, Play } from '../../rules/context.js';
import type { Seat } from '../../rules/names.js';
import { isAsked } from '../../rules/roles.js';
import type { HegemonyState } from '../../rules/state.js';
import { agendasOf } from './cards.js';
import type { HiddenAgendas, Holder } from './kinds.js';

const DRAWN = 2;

export function keptIn({ hiddenAgendas }: Pick<HegemonyState, 'hiddenAgendas'>): HiddenAgendas {
  return hiddenAgendas as HiddenAgendas;
}

export function holderOf(state: Pick<HegemonyState, 'hiddenAgendas'>, seat: Seat): Holder {
  return keptIn(state).holders[seat] as Holder;
}

/** Two of its class's five for everybody who is asked. */
export function deal(state: HegemonyState, random: Random): void {
  const holders: HiddenAgendas['holders'] = {};
  for (const seat of state.seats) {
    if (isAsked(state, seat))
      holders[seat] = { held: random.shuffle([...agendasOf(seat)]).slice(0, DRAWN), shown: null };
  }
  state.hiddenAgendas = { holders, decided: [], events: 0, wages: 0, exported: 0, bills: [] };
}

/** Everybody keeps one of the two; the others go back to the box unseen. */
export function* keepOne(t: Hegemony): Play {
  const seats = Object.keys(keptIn(t.state).holders) as Seat[];
  const kept = yield* t.askAll(seats, 'keep-agenda', (seat) => ({ options: () => holderOf(t.state, seat).held }));
  for (const seat of seats) {
    holderOf(t.state, seat).held = [kept[seat]];
    t.tell([seat], 'agenda-kept', { seat, card: kept[seat] });
  }
}

/** The others see an agenda once it has been shown. */
export function seenBy(state: HegemonyState, viewer: Seat | null): Pick<HegemonyState, 'hiddenAgendas'> {
  const kept = keptIn(state);
  const seen = (seat: Seat): Holder => {
    const { held, shown } = holderOf(state, seat);
    return seat === viewer || shown !== null ? { held, shown } : { held: [], shown };
  };
  const holders = Object.fromEntries((Object.keys(kept.holders) as Seat[]).map((seat) => [seat, seen(seat)]));
  return { hiddenAgendas: { ...kept, holders } };
}

/** Whoever still hides an agenda may have any that would not lie open by now. */
export function dealAnew(state: HegemonyState, viewer: Seat | null, random: Random): void {
  const { holders, decided } = keptIn(state);
  for (const seat of Object.keys(holders) as Seat[]) {
    const holder = holderOf(state, seat);
    if (seat === viewer || holder.shown !== null) continue;
    const possible = agendasOf(seat).filter((card) => !decided.includes(card));
    holder.held = random.shuffle(possible).slice(0, holder.held.length);
  }
}

/**
 * Nobody is asked for the role any more: all its agendas lie open from now on, none of them turned over yet, and that which
 * it kept is one of them. One that has been shown already stays as it is, and is its only one (G-37).
 */
export function layOpen(state: HegemonyState, role: Seat): void {
  const kept = keptIn(state);
  if (kept.holders[role]?.shown !== null) return;
  delete kept.holders[role];
  kept.decided = kept.decided.filter((card) => !agendasOf(role).includes(card));
}
