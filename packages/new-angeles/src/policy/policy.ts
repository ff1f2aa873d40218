/**
 * What a sensible corporation would answer, at once and without a reason. It plays on where a bot looks ahead, so that
 * it has to be quick before it is clever.
 */
import { type AskDescription, isOffered, type Json, type Told } from '@polity/kernel';
import { ADVISERS, interestsIn } from '../advice/advise.js';
import type { AskKind } from '../advice/asked.js';
import type { NewAngelesView } from '../rules/view.js';
import type { Answerer, Answerers } from './answering.js';
import { DEALS } from './deal.js';

/** What the adviser would say: it looks at the city once and at no card that is not before it. */
const advised =
  <Kind extends AskKind>(kind: Kind): Answerer<Kind> =>
  (ask, mine) =>
    ADVISERS[kind](ask, mine).answer;

/** Every kind of question is answered: a kind without an entry does not compile. */
export const POLICY: Answerers<AskKind> = {
  ...DEALS,
  corporation: advised('corporation'),
  investment: advised('investment'),
  'hand-size': advised('hand-size'),
  price: advised('price'),
  support: advised('support'),
  'support-cards': advised('support-cards'),
  'use-asset': advised('use-asset'),
  'end-of-turn': advised('end-of-turn'),
  side: advised('side'),
  asset: advised('asset'),
  'gorman-reply': advised('gorman-reply'),
  'eiko-reply': advised('eiko-reply'),
  'eiko-card': advised('eiko-card'),
  'stinson-cards': advised('stinson-cards'),
  'cortez-choice': advised('cortez-choice'),
  'cubrero-choice': advised('cubrero-choice'),
  'mills-choice': advised('mills-choice'),
  'mills-cards': advised('mills-cards'),
  'bernice-cards': advised('bernice-cards'),
  'steal-card': advised('steal-card'),
  'haas-choice': advised('haas-choice'),
  player: advised('player'),
  district: advised('district'),
  districts: advised('districts'),
  pieces: advised('pieces'),
  'move-android': advised('move-android'),
  'android-to': advised('android-to'),
  'lower-unrest': advised('lower-unrest'),
  'live-feed': advised('live-feed'),
  resource: advised('resource'),
  resources: advised('resources'),
  spend: advised('spend'),
  'deployment-choice': advised('deployment-choice'),
  'turn-up': advised('turn-up'),
  'event-bottom': advised('event-bottom'),
  'event-top': advised('event-top'),
};

/** Always something that the ask offers. */
export function policy(ask: AskDescription, view: NewAngelesView, told?: Told): Json {
  const answerer = (POLICY as Readonly<Record<string, Answerer<never>>>)[ask.kind];
  // The kernel describes an ask as it comes from the rules, which declare its options by its kind.
  const answer = answerer?.(ask as never, interestsIn(ask, view, told));
  // Most answers are one of the options themselves: nothing has to be compared then.
  if (answer !== undefined && (ask.options.includes(answer) || isOffered(ask, answer))) return answer;
  return anyAnswer(ask);
}

/** Without an opinion: what costs least. */
function anyAnswer({ type, options, min }: AskDescription): Json {
  if (type === 'amount') return min;
  return type === 'some' ? options.slice(0, min) : (options[0] ?? null);
}
