/**
 * What a player is after: how much a capital in anybody's hands is worth to him, and what a point of threat costs him. His own
 * card decides it; others are only known to want capital and a city that stands.
 */
import type { Told } from '@polity/kernel';
import { CAPITAL, THREAT } from '../data/board.js';
import type { InvestmentId } from '../data/investments.js';
import type { Seat } from '../names.js';
import { isExempt } from '../rules/actions/index.js';
import type { OfferedCard } from '../rules/state.js';
import { type Place, suspicion, UNDER_BOARD } from '../rules/suspicion.js';
import type { NewAngelesView } from '../rules/view.js';

export interface Interests {
  readonly view: NewAngelesView;
  readonly seat: Seat;
  /** What one capital for that player is worth. */
  capitalOf(seat: Seat): number;
  /** What one threat less is worth; negative for who wants the city to fall. */
  readonly care: number;
  readonly investment: InvestmentId | null;
  /** Whether what is being done involves districts with illness to the city's cost (3). */
  readonly sickens: boolean;
  /** Whether he plays as the Federalist. */
  readonly federalist: boolean;
  /** Who stands between him and winning, if it is one. */
  readonly rival: Seat | undefined;
  /** How much more he takes a player for the Federalist than anybody would be taken for him, from 0 to 1. */
  suspects(seat: Seat): number;
}

const OWN_CARD_ENVY = 0.35;
const RIVAL_ENVY = 0.8;
const INDIFFERENCE = 0.05;

/** With what the seat knows of itself. */
export function interestsOf(view: NewAngelesView, seat: Seat, told?: Told): Interests {
  const { rival: card, corporation, investment, capital } = view.players[seat];
  const federalist = card === 'federalist';
  const rival =
    federalist || card === corporation ? undefined : view.seats.find((one) => view.players[one].corporation === card);
  const enough = federalist && capital >= CAPITAL.federalist;
  return {
    view,
    seat,
    capitalOf(other) {
      if (other === seat) return enough ? 0.4 : 1;
      if (other === rival) return -RIVAL_ENVY;
      return card === corporation ? -OWN_CARD_ENVY : -INDIFFERENCE;
    },
    care: federalist ? federalistCare(view, capital) : citizenCare(view),
    investment,
    sickens: false,
    federalist,
    rival,
    suspects: suspects(view, seat, told),
  };
}

/** By what all have seen; who knows where the card is suspects nobody. */
function suspects({ seats, players, underBoard }: NewAngelesView, seat: Seat, told?: Told): Interests['suspects'] {
  if (told === undefined || players[seat].rival === 'federalist' || underBoard === 'federalist') return nobody;
  const places = [...seats.filter((other) => other !== seat), ...(underBoard === null ? [UNDER_BOARD] : [])] as Place[];
  return (other) => {
    const odds = suspicion(seats, told());
    const share = odds[other] / places.reduce((sum, place) => sum + odds[place], 0);
    return Math.max(0, (share * places.length - 1) / (places.length - 1));
  };
}

const nobody = () => 0;

/** The same while a card is carried out: most of them raise threat where illness is. */
export function carryingOut(mine: Interests, card: OfferedCard): Interests {
  return { ...mine, sickens: !isExempt(card) };
}

/** As anybody would guess them who sees nothing but the table. */
export function guessedInterests(view: NewAngelesView, seat: Seat): Interests {
  return {
    view,
    seat,
    capitalOf: (other) => (other === seat ? 1 : -INDIFFERENCE),
    care: citizenCare(view),
    investment: null,
    sickens: false,
    federalist: false,
    rival: undefined,
    suspects: nobody,
  };
}

/** As if that player were the Federalist, and forgot his manners. */
export function fearedInterests(view: NewAngelesView, seat: Seat): Interests {
  return { ...guessedInterests(view, seat), care: FEARED };
}

const FEARED = -2;

/** As all the others look at it together, if they are as anybody would guess: what each thinks of it, on the average. */
export function othersTogether(view: NewAngelesView, seat: Seat): Interests {
  const others = view.seats.length - 1;
  const one = (1 - INDIFFERENCE * (others - 1)) / others;
  return { ...guessedInterests(view, seat), capitalOf: (other) => (other === seat ? -INDIFFERENCE : one) };
}

/** The nearer the end, the dearer; but who waits until it is near comes too late. */
function citizenCare({ threat }: NewAngelesView): number {
  return 1.6 + 6.5 * (threat / THREAT.end);
}

/** Rich enough, he wants the end; poor, he must not let it come too early (11.1). */
const TOO_NEAR = 5;

/** As long as the end is far he helps it along where it costs nothing; when it comes in sight he forgets his manners. */
function federalistCare(view: NewAngelesView, capital: number): number {
  if (capital >= CAPITAL.federalist) return -0.6 - 2 * (view.threat / THREAT.end) ** 2;
  return view.threat >= THREAT.end - TOO_NEAR ? citizenCare(view) / 2 : -0.4;
}
