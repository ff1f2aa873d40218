/** The State learns: what the classes think of it, a card that puts a benefit aside, an event, a bill, payday, and its points. */
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
  play,
  points,
  press,
  read,
  want,
} from './kit.js';
import { CARD, FIRST_TURN } from './laid.js';
import { pagesFor } from './pages.js';
import { payday } from './payday.js';

/** An event that costs nothing but money. */
const EVENT = 'ev-fear-of-deflation';
const event = { params: () => ({ event: EVENT }) };

const GIVES = FIRST_TURN.state;
const TURN = GIVES + 1;
const BEGIN = begins('state');

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
    want('state.want', 'state', BEGIN, 'legitimacy:working', 'legitimacy:middle', 'legitimacy:capitalist'),
    read('state.company', BEGIN, { spots: () => ['company:university-hospital'] }),
    play('state.card', GIVES, CARD.state),
    press(
      'state.whom',
      both(asked('card-class'), (ask) => ask?.about.card === CARD.state),
      asAdvised,
    ),
    endOf('state.given', GIVES, { spots: () => ['seat:state'] }, isPutAside),
    read('state.event', both(onTurn(TURN, false), liesThere), { spots: () => [`event:${EVENT}`], ...event }),
    basic('state.act', TURN, 'event-action'),
    press('state.which', both(asked('event'), offers(EVENT)), () => [EVENT], event),
    press(
      'state.spend',
      both(asked('card-option'), (ask) => ask?.about.event === EVENT),
      ({ options }) => options.slice(0, 1),
      event,
    ),
    endOf('state.done', TURN, { spots: () => ['vp:state'], ...event }, isDealtWith),
    ...BILL,
    payday('state.payday', 'state'),
    points('state.points', 'state'),
  ],
  asides: ASIDES,
  pages: pagesFor('state'),
};
