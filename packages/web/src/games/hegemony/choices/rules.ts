/** What the toolkit needs to know of Hegemony's board. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import type { BoardRules, OpenAsk } from '../../../board/board-rules.js';
import type { Spot, SpotKind } from '../board/spots.js';
import { workerAt } from '../board/worker-seen.js';
import { ASKS } from './asks.js';
import { intended, placesFor } from './intents.js';
import { whyNot } from './why-not.js';

/** Of an action that is chosen already: which worker, which place, which card is given for it. */
const SMALL =
  /^(?:discard-card|assign-(?:to|worker)|swap-workers|upgrade-(?:worker|to)|staff-(?:class|worker|public-company))$/;

const isEnd = (option: unknown) => (option as { readonly do?: string } | null)?.do === 'end';

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
  // ending it is all that is left, there is nothing to be sure of.
  isSmall: ({ kind, seat, about, options }, { phase, turn }: HegemonyView) =>
    phase === 'action' &&
    turn.seat === seat &&
    about.action !== 'pass' &&
    (SMALL.test(kind) || (kind === 'turn' && options.every(isEnd))),
  canCarry: (spot: Spot, view: HegemonyView) => workerAt(view, spot) !== undefined,
  isWithin: (slot: Spot, company: Spot) =>
    company.startsWith('company:') && slot.startsWith(`${company.replace('company:', 'slot:')}:`),
  subjectOf: ({ about: { company } }) => (typeof company === 'string' ? `company:${company}` : undefined),
} satisfies BoardRules<HegemonyView, Spot>;
