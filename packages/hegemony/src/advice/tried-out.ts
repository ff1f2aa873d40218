/** What is advised for a turn has been tried out before: it does something, and no card in hand does the same and more. */
import { type AskDescription, heaviest, type Json } from '@polity/kernel';
import { because } from '../reading/reason.js';
import type { TurnOption } from '../rules/asks.js';
import { cardNamed } from '../rules/modules.js';
import type { Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import type { Opinion } from './asked.js';
import { weighCard } from './cards.js';
import { loansToCome } from './money.js';
import { outcomeOf, reasonOf } from './outcome.js';
import { type Advising, doesMore, type Rehearsal, rehearse } from './rehearsal.js';
import { NOT_WORTH_IT } from './weighed.js';

type Holding = (ask: AskDescription, view: HegemonyView) => Opinion;

/** The best that is worth the while when it is tried out; where nothing is, the best as it was held. */
export function triedOut(ask: AskDescription, view: HegemonyView, opinionOn: Holding, advise: Advising): Opinion {
  const first = opinionOn(ask, view);
  const idle: Json[] = [];
  let held = first;
  for (;;) {
    const option = held.answer as unknown as TurnOption;
    if (option.do === 'end') return held;
    const tried = rehearse(view, ask.seat as Seat, option, advise);
    const told = toldBy(view, ask.seat as Seat, held, tried);
    if (tried.worthWhile && told !== undefined && !isBorrowedFor(view, ask.seat as Seat, option, tried)) {
      const found = { ...held, ...told, over: [...(held.over ?? []), ...idle] };
      return option.do === 'basic' ? (withBetterCard(ask, view, found, tried, advise) ?? found) : found;
    }
    idle.push(held.answer);
    const options = ask.options.filter((one) => !idle.includes(one));
    if (options.length === 0) return first;
    held = opinionOn({ ...ask, options }, view);
  }
}

/** Reasons that say what a card is for, and nothing of what it would do now. */
const VAGUE: ReadonlySet<string> = new Set(
  ['money', 'sale', 'points', 'company', 'staff', 'work', 'other', 'votes', 'influence'].map(
    (purpose) => `turn.card.${purpose}`,
  ),
);
/** Those of them that are for nothing else than what can be counted. */
const COUNTED: ReadonlySet<string> = new Set(
  ['money', 'sale', 'points', 'company', 'staff', 'work'].map((purpose) => `turn.card.${purpose}`),
);

/** What it was seen to do, in the place of what it is for; nothing where it did nothing for whoever plays it. */
function toldBy(
  view: HegemonyView,
  seat: Seat,
  { reason }: Opinion,
  { alone, after }: Rehearsal,
): Pick<Opinion, 'reason'> | undefined {
  if (!alone || !VAGUE.has(reason.kind)) return { reason };
  const told = reasonOf(outcomeOf(view, seat, after));
  return told ? { reason: told } : COUNTED.has(reason.kind) ? undefined : { reason };
}

/** Whether an owner would borrow in production for what a card costs and brings: who comes to work has to be paid. */
function isBorrowedFor(view: HegemonyView, seat: Seat, option: TurnOption, { after }: Rehearsal): boolean {
  if (seat !== 'capitalist' && seat !== 'state') return false;
  if (option.do !== 'play' || cardNamed(option.card)?.costs === 0) return false;
  return loansToCome(after as unknown as HegemonyView, seat) > loansToCome(view, seat);
}

/** The best of the cards that cost nothing and do what the basic action does, and more; nothing where there is none. */
function withBetterCard(
  ask: AskDescription,
  view: HegemonyView,
  held: Opinion & { readonly over: readonly Json[] },
  tried: Rehearsal,
  advise: Advising,
): Opinion | undefined {
  const seat = ask.seat as Seat;
  const weight = (option: Json) => weighCard((option as { readonly card: string }).card, view, seat).weight;
  const better = ask.options.filter((option) => {
    const card = option as unknown as TurnOption;
    if (card.do !== 'play' || cardNamed(card.card)?.costs !== 0 || weight(option) <= NOT_WORTH_IT) return false;
    const played = rehearse(view, seat, card, advise);
    return played.worthWhile && doesMore(played, tried);
  });
  const card = heaviest(better, weight);
  if (card === undefined) return undefined;
  const { action } = held.answer as { readonly action: string };
  const over = [held.answer, ...held.over.filter((one) => one !== card)];
  return { answer: card, reason: because('turn.card.more', { action }), more: [held.reason], over };
}
