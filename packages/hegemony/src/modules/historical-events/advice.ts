/** Advice on Historical Events: bring about what helps, and save what can be paid for. */
import { heaviest } from '@polity/kernel';
import type { Advisers } from '../../advice/asked.js';
import { best } from '../../advice/best.js';
import { gainOf } from '../../advice/policies.js';
import type { Weighed } from '../../advice/weighed.js';
import { because } from '../../reading/reason.js';
import type { Proposal } from '../../rules/asks.js';
import { moneyOf } from '../../rules/money.js';
import type { Policy, Seat } from '../../rules/names.js';
import type { HegemonyView } from '../../rules/view.js';
import type { Move } from './event.js';
import { eventNamed, open } from './history.js';
import { targetOf } from './politics.js';

/** What a section nearer to what one wants is worth. */
const NEARER = 2;
/** Influence that is spent on it is missed elsewhere. */
const MISSED = 1;

type Gain = (view: HegemonyView, seat: Seat, bill: Proposal) => number;

/** @param gain what a change of policy is worth to the seat. */
function worthOf(view: HegemonyView, seat: Seat, card: string, gain: Gain = gainOf): number {
  const { worth = {}, policies, influence = 0 } = eventNamed(card);
  let all = (worth[seat] ?? 0) - MISSED * influence;
  for (const [policy, move] of Object.entries(policies) as [Policy, Move][]) {
    const section = targetOf(view.policies[policy], move);
    if (section !== view.policies[policy]) all += NEARER * gain(view, seat, { policy, section });
  }
  return all;
}

/** The usual weight of the action, and what the best of the cards is worth; nothing where none of them helps. */
export const bringAbout =
  (trigger: 'free' | 'basic', usual: number, gain: Gain = gainOf) =>
  (view: HegemonyView, seat: Seat): Weighed => {
    const card = heaviest(open(view, seat, trigger), (one) => worthOf(view, seat, one, gain));
    const worth = card === undefined ? 0 : worthOf(view, seat, card, gain);
    if (card === undefined || worth <= 0) return { weight: 0, reason: because('history.none') };
    return { weight: usual + worth, reason: because('history', { card }) };
  };

/** What the State keeps for itself. */
const KEPT = 30;

export const HISTORY_ASKS: Advisers<'historical-event' | 'save-company'> = {
  'historical-event': ({ seat, options }, view) =>
    best(
      options,
      (card) => worthOf(view, seat, card),
      (card) => because('history', { card }),
    ),
  'save-company': ({ about: { cost } }, view) =>
    moneyOf(view, 'state') - cost >= KEPT
      ? { answer: 'save', reason: because('save-company', { cost }) }
      : { answer: 'leave', reason: because('save-company.poor', { cost }) },
};
