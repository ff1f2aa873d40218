/** The State learns: what the classes think of it, a benefit, an event, a bill, and what its services cost. */
import type { Lesson } from '@polity/kernel';
import { hasBenefits } from '../rules/actions/free.js';
import { CLASSES } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import {
  ASIDES,
  asAdvised,
  asked,
  BILL,
  basic,
  begins,
  both,
  endOf,
  offers,
  onTurn,
  points,
  press,
  read,
  SPARE,
} from './kit.js';
import { FIRST_TURN } from './laid.js';

/** An event that costs nothing but money. */
const EVENT = 'ev-fear-of-deflation';
/** A card with which it puts something aside for a class. */
const CARD = 'st-allowances-and-subsidies';
const card = { params: () => ({ card: CARD }) };

const event = { params: () => ({ event: EVENT }) };

const GIVES = FIRST_TURN.state;
const TURN = GIVES + 1;
const BEGIN = begins('state');

const PLAY = { do: 'play', card: CARD };

function liesThere(_: unknown, { state }: HegemonyView): boolean {
  return state.events.includes(EVENT);
}

function isDealtWith(_: unknown, { state, points: all }: HegemonyView): boolean {
  return state.eventDiscard.includes(EVENT) && all.some(({ source }) => source === 'events');
}

function isPutAside(_: unknown, { state }: HegemonyView): boolean {
  return CLASSES.some((of) => hasBenefits(state.benefits[of]));
}

export const STATE: Lesson<HegemonyView> = {
  seat: 'state',
  options: { seats: 4, lesson: 'state' },
  steps: [
    read('state.want', BEGIN, {
      spots: () => ['legitimacy:working', 'legitimacy:middle', 'legitimacy:capitalist'],
    }),
    read('state.company', BEGIN, { spots: () => ['company:university-hospital'] }),
    press('state.card', both(BEGIN, offers(PLAY)), () => [PLAY], card),
    press(
      'state.whom',
      both(asked('card-class'), (ask) => ask?.about.card === CARD),
      asAdvised,
    ),
    endOf('state.given', GIVES, { spots: () => ['seat:state'] }, isPutAside),
    read('state.event', both(onTurn(TURN, false), liesThere), { spots: () => [`event:${EVENT}`], ...event }),
    basic('state.act', TURN, 'event-action'),
    SPARE,
    press('state.which', both(asked('event'), offers(EVENT)), () => [EVENT], event),
    press(
      'state.spend',
      both(asked('card-option'), (ask) => ask?.about.event === EVENT),
      ({ options }) => options.slice(0, 1),
      event,
    ),
    endOf('state.done', TURN, { spots: () => ['vp:state'], ...event }, isDealtWith),
    ...BILL,
    points('state.points', 'state'),
  ],
  asides: ASIDES,
};
