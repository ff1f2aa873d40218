/** Advice on putting a bill to the vote at once: whether it passes now, and what that would change before the elections. */
import { because } from '../reading/reason.js';
import type { Proposal } from '../rules/asks.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import type { Asked, Opinion } from './asked.js';
import { turnsLeft } from './money.js';
import { earnedBy, effectsFor } from './policies.js';
import { chanceInElections, chanceToPass } from './vote-chance.js';

/** From this chance on a bill is put to the vote at once. */
const LIKELY = 0.55;
const LIKELY_FOR_NOTHING = 0.4;
/** By how much the elections have to be better, or worse, to be waited for, or not. */
const CLEARLY = 0.1;
/** What a production has to bring to be worth the influence that an immediate vote costs. */
const WORTH_A_VOTE = 10;

export function immediateVote({ about, seat }: Asked<'immediate-vote'>, view: HegemonyView): Opinion {
  const { policy, cost } = about;
  const proposed = view.bills[policy];
  if (proposed === null) return { answer: 'now', reason: because('any') };
  const bill = { policy, section: proposed.section };
  const [chance, later] = [chanceToPass(view, seat, bill, cost), chanceInElections(view, seat, bill)];
  const percent = inPercent(chance);
  const told = { percent, later: inPercent(later), cost, low: percent < 50 ? 'yes' : 'no' };
  if (chance < (cost === 0 ? LIKELY_FOR_NOTHING : LIKELY) || later - chance > CLEARLY) {
    return { answer: 'later', reason: because(turnsLeft(view) > 0 ? 'vote.later' : 'vote.elections', told) };
  }
  const money = earnedBy(view, seat, bill);
  if (cost === 0) return { answer: 'now', reason: because('vote.free', told) };
  if (money >= WORTH_A_VOTE) return { answer: 'now', reason: because('vote.now.money', { ...told, money }) };
  if (isBoughtCheaper(view, seat, bill)) return { answer: 'now', reason: because('vote.now.price', told) };
  if (chance - later > CLEARLY) return { answer: 'now', reason: because('vote.now.chance', told) };
  return { answer: 'later', reason: because(money < 0 ? 'vote.wait.loss' : 'vote.wait', { ...told, money: -money }) };
}

/** Whether something would cost less in the turns that are left before the elections. */
function isBoughtCheaper(view: HegemonyView, seat: Seat, bill: Proposal): boolean {
  if (turnsLeft(view) === 0) return false;
  return effectsFor(view, seat, bill).some(({ what, good }) => good === true && BOUGHT.has(what));
}

const BOUGHT: ReadonlySet<string> = new Set(['price-health', 'price-education', 'import-food', 'import-luxury']);

function inPercent(chance: number): number {
  return Math.round(chance * 100);
}
