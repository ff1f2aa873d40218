/** The State learns: what the classes think of it, an event, money spent for all, a bill, and what its services cost. */
import type { Lesson } from '@polity/kernel';
import type { HegemonyView } from '../rules/view.js';
import { ASIDES, asked, BILL, basic, begins, endOf, FIST, points, press, read, SPARE } from './kit.js';
import { FIRST_TURN } from './laid.js';

/** An event that costs nothing but money. */
const EVENT = 'ev-fear-of-deflation';
const event = { params: () => ({ event: EVENT }) };

const TURN = FIRST_TURN.state;
const BEGIN = begins('state');

export const STATE: Lesson<HegemonyView> = {
  seat: 'state',
  options: { seats: 4, lesson: 'state' },
  steps: [
    read('state.want', BEGIN, {
      spots: () => ['legitimacy:working', 'legitimacy:middle', 'legitimacy:capitalist'],
    }),
    read('state.company', BEGIN, { spots: () => ['company:university-hospital'] }),
    read('state.event', BEGIN, { spots: () => [`event:${EVENT}`], ...event }),
    basic('state.act', TURN, 'event-action'),
    SPARE,
    press('state.which', asked('event'), () => [EVENT], event),
    press('state.spend', asked('card-option'), ({ options }) => options.slice(0, 1), event),
    endOf('state.done', TURN, { spots: () => ['vp:state'] }),
    ...BILL,
    FIST,
    points('state.points', 'state'),
  ],
  asides: ASIDES,
};
