/** What the toolkit needs to know of Hegemony's board. */
import { type HegemonyView, type Seat, voteOutlook } from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { BoardRules, OpenAsk } from '../../../board/board-rules.js';
import type { Spot, SpotKind } from '../board/spots.js';
import { workerAt } from '../board/worker-seen.js';
import { ASKS } from './asks.js';
import { intended, placesFor } from './intents.js';
import { whyNot } from './why-not.js';

/** Of an action or a card that is chosen already: which worker, which place, which card is given for it, what is bought where, how much. */
const SMALL =
  /^(?:discard-card|assign-(?:to|worker)|swap-workers|upgrade-(?:worker|to)|new-worker|staff-(?:class|worker|public-company)|open-public-company|machinery|buy-(?:resource|source|amount)|strike|extra-(?:shift|tax-class)|give-bonus|storage-tile|campaign-amount|card-(?:amount|option|worker|industry)|deal-(?:storage|to-zone)|(?:place|replace)-event|remove-cube)$/;

const doing = (option: unknown) => (option as { readonly do?: string } | null)?.do;
const isEnd = (option: unknown) => doing(option) === 'end';

/** What could still be done in every turn to come as well, and is worth no second look at the end of this one. */
const ANY_TIME: readonly unknown[] = ['adjust-prices', 'adjust-wages'];
const givesNothing = (option: unknown) =>
  isEnd(option) || ANY_TIME.includes((option as { readonly action?: string }).action);

/** Whether a vote ends as it stands, whatever anybody adds. */
function isDecided(view: HegemonyView): boolean {
  const stances = Object.entries(view.vote?.stances ?? {}).map(([seat, stance]) => ({ seat: seat as Seat, stance }));
  return stances.length > 0 && voteOutlook(view, stances).sure !== null;
}

/** An action that is not of a card asks what else there is to know, or is taken back as it was done. */
const BESIDE_CARDS: readonly unknown[] = ['basic', 'free'];

/** Kinds of spots that no part of the board draws. */
const NOWHERE: readonly SpotKind[] = ['option', 'vote', 'stance', 'export', 'industry', 'supply', 'resource', 'cube'];

export const HEGEMONY_BOARD = {
  asks: ASKS,
  whyNot(spot: Spot, ask: AskDescription, view: HegemonyView, words: GameWords) {
    const reason = whyNot(spot, ask, view);
    return reason && words.say(reason);
  },
  intends: (spot: Spot, ask: OpenAsk, view: HegemonyView) => intended(spot, ask as AskDescription, view),
  carriesTo: (spot: Spot, ask: OpenAsk, view: HegemonyView) => placesFor(spot, ask as AskDescription, view),
  meaning(spot: Spot, ask: OpenAsk, view: HegemonyView, words: GameWords) {
    const meant = intended(spot, ask as AskDescription, view);
    return meant && words.say(`begins.${meant.action}`);
  },
  /** Companies of a pile and events just looked at lie nowhere. */
  isLoose(spot: Spot, { middle, capitalist, state }: HegemonyView) {
    const [place = '', id = ''] = spot.split(':');
    if (place === 'market') return !middle.market.includes(id) && !capitalist.market.includes(id);
    if (place === 'event') return !state.events.includes(id);
    return NOWHERE.some((kind) => kind === place);
  },
  // Until somebody ends his turn he can take back what he did in it; the card for a turn without action ends it. Where
  // ending it is all that is left, or prices and wages that could be set in any turn, there is nothing to be sure of. A
  // vote at once is everybody's, one at the elections can be thought over; to one that is decided nobody adds in vain.
  isSmall: ({ kind, seat, about, options }, view: HegemonyView, option?: unknown) =>
    kind === 'vote-influence'
      ? isDecided(view)
      : view.phase === 'action' &&
        view.turn.seat === seat &&
        about.action !== 'pass' &&
        (SMALL.test(kind) ||
          (kind === 'immediate-vote' && option === 'later') ||
          (kind === 'turn' && (options.every(givesNothing) || BESIDE_CARDS.includes(doing(option))))),
  /** To end a turn that could go on gives up what is free in it; a closed fist is not opened again to add to it. */
  givesUp(ask, view: HegemonyView, option, words) {
    if (ask.kind === 'vote-influence') return words.say('amount.fist.closed');
    if (ask.kind !== 'turn' || !isEnd(option)) return undefined;
    const left = ask.options
      .filter((other) => !isEnd(other))
      .map((other) => words.option(ask, other as Json, view).text);
    return left.length === 0 ? undefined : words.say('end.left', { actions: { said: words.row(left) } });
  },
  canCarry: (spot: Spot, view: HegemonyView) => workerAt(view, spot) !== undefined,
  isWithin: (slot: Spot, company: Spot) =>
    company.startsWith('company:') && slot.startsWith(`${company.replace('company:', 'slot:')}:`),
  subjectOf: ({ about: { company } }) => (typeof company === 'string' ? `company:${company}` : undefined),
} satisfies BoardRules<HegemonyView, Spot>;
