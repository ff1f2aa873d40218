/** What happens when the IMF comes in a game with Crisis Response: the card that lies open is carried out. */
import type { Hegemony, Play } from '../../rules/context.js';
import { ROUNDS } from '../../rules/data/board.js';
import { gainInfluence } from '../../rules/goods.js';
import { clearLoans, imposePolicies } from '../../rules/imf.js';
import { unionCount } from '../../rules/labour.js';
import { CLASSES, GOODS, type Policy } from '../../rules/names.js';
import { changeLegitimacy } from '../../rules/points.js';
import { letPricesFollow } from '../../rules/policies.js';
import type { HegemonyState } from '../../rules/state.js';
import { withdrawBill } from '../../rules/vote.js';
import { REVOLUTION } from './additional-effects.js';
import { gatherBonds } from './bonds.js';
import { type Check, CRISIS_RESPONSES, type CrisisCard } from './cards.js';
import { crisisOf } from './crisis.js';

/** Card after card, until one is carried out; a card skipped by its own check goes aside (CR-7). */
export function* respond(t: Hegemony): Play {
  const { state } = t;
  for (;;) {
    const [id] = crisisOf(state).open;
    const card = id === undefined ? undefined : CRISIS_RESPONSES[id];
    if (id === undefined || card === undefined) return;
    t.log('imf', { loans: state.state.loans });
    const done = yield* carryOut(t, id, card);
    turnUpNext(t, id);
    if (done) return;
    // The next card has come to light: what follows starts from a position that knows it. The step begins again there.
    yield* t.checkpoint();
  }
}

/** Whether each check sends one on to the next card. */
const SKIPS: Readonly<Record<Check, (state: HegemonyState) => boolean>> = {
  'last-round': ({ round }) => round === ROUNDS,
  'few-unions': (state) => unionCount(state) < REVOLUTION.unions,
};

/** Returns false if the card does not apply, and the next one has to be carried out. */
function* carryOut(t: Hegemony, id: string, card: CrisisCard): Play<boolean> {
  if (card.check !== undefined && SKIPS[card.check](t.state)) {
    t.log('crisis-skipped', { card: id });
    return false;
  }
  t.log('crisis-response', { card: id });
  if (card.bonds) return yield* gatherBonds(t);
  returnBills(t, card.discards);
  yield* changePolicies(t, card);
  const more = (yield* card.effects?.(t, id) ?? none()) ?? {};
  clearLoans(t);
  loseLegitimacy(t, { ...card, legitimacy: { ...card.legitimacy, ...more } });
  return true;
}

function* none(): Play<undefined> {
  return undefined;
}

/** Their markers go back to those who proposed them, with 1 Influence each; the others are voted on as usual. */
function returnBills(t: Hegemony, policies: readonly Policy[]): void {
  for (const policy of policies) {
    if (t.state.bills[policy] === null) continue;
    const { by, section } = withdrawBill(t.state, policy);
    t.log('bill-returned', { by, policy, section });
    gainInfluence(t, by, 1);
  }
}

/** A policy that stands there already is not changed, but locked all the same (CR-3). If any has moved, all prices may (CR-14). */
function* changePolicies(t: Hegemony, { policies, locks, opensFree = false }: CrisisCard): Play {
  const crisis = crisisOf(t.state);
  crisis.locks = [...locks];
  crisis.opensFree = opensFree;
  const moved = yield* imposePolicies(t, policies);
  crisis.opensFree = false;
  for (const policy of locks) t.log('policy-locked', { policy });
  if (moved) yield* letPricesFollow(t, GOODS, { imf: true });
}

function loseLegitimacy(t: Hegemony, { legitimacy, halves }: CrisisCard): void {
  for (const of of CLASSES) {
    const half = halves.includes(of) ? Math.floor(t.state.state.legitimacy[of] / 2) : 0;
    changeLegitimacy(t, of, (legitimacy[of] ?? 0) - half);
  }
}

function turnUpNext(t: Hegemony, id: string): void {
  const crisis = crisisOf(t.state);
  crisis.aside.push(id);
  crisis.open = t.draw(crisis.deck);
  for (const card of crisis.open) t.log('crisis-open', { card });
}

/** The Check IMF step begins: locks of the round before are gone, whether the IMF comes or not. */
export function removeLocks(t: Hegemony): void {
  const crisis = crisisOf(t.state);
  if (crisis.locks.length > 0) t.log('locks-removed', { policies: crisis.locks });
  crisis.locks = [];
}
