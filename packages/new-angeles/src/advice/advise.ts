/**
 * What a sensible corporation would answer, and why, from rules of thumb: a table by kind of question. It knows its own rival and
 * investment and what lies on the table; nothing hidden is known, and nothing is calculated ahead.
 */
import { type Advice, type AskDescription, isOffered, preferredTo, type Told } from '@polity/kernel';
import type { Seat } from '../names.js';
import type { OfferedCard } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import type { Adviser, Advisers, Asked, AskKind, Opinion } from './asked.js';
import { opinion } from './asked.js';
import { ASSET_ASKS } from './assets.js';
import { DEAL } from './deal.js';
import { HAND } from './hand.js';
import { goalReason, rivalReason } from './in-numbers.js';
import { carryingOut, type Interests, interestsOf } from './interests.js';
import { MAP } from './map.js';

/** Every kind of question has its adviser: a kind without one does not compile. */
export const ADVISERS: Advisers<AskKind> = { ...DEAL, ...HAND, ...MAP, ...ASSET_ASKS };

/** Where it is decided who gains, one should know how far it is to win. */
const DEALT_FOR: ReadonlySet<string> = new Set<AskKind>(['main-offer', 'counteroffer', 'support']);

/** Always something that the ask offers. */
export function advise(ask: AskDescription, view: NewAngelesView, told?: Told): Advice {
  const adviser = (ADVISERS as Readonly<Record<string, Adviser<never>>>)[ask.kind];
  const mine = interestsIn(ask, view, told);
  const held = adviser?.(ask as unknown as Asked<never>, mine);
  const { answer, reason, helps } = held && isOffered(ask, held.answer) ? held : anyAnswer(ask);
  const more = [...rivalReason(mine, helps), ...(DEALT_FOR.has(ask.kind) ? goalReason(mine) : [])];
  return { answer, reason, more, over: preferredTo(ask, answer) };
}

/** Whoever is asked on a card's account carries it out. */
export function interestsIn({ seat, about }: AskDescription, view: NewAngelesView, told?: Told): Interests {
  const mine = interestsOf(view, seat as Seat, told);
  const card = view.carriedOut?.card ?? (about.card as OfferedCard | undefined);
  return card === undefined ? mine : carryingOut(mine, card);
}

/** Without an opinion: what costs least. */
function anyAnswer(ask: AskDescription): Opinion {
  if (ask.type === 'amount') return opinion(ask.min, 'any');
  if (ask.type === 'some') return opinion(ask.options.slice(0, ask.min), 'any');
  return opinion(ask.options[0] ?? null, 'any');
}
