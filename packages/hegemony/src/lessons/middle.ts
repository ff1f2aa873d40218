/** The Middle Class learns: a trade, a shop that it runs itself, somebody employed there, a bill, food, and points. */
import type { Lesson } from '@polity/kernel';
import type { HegemonyView } from '../rules/view.js';
import { ASIDES, asked, BILL, basic, endOf, FIST, points, press, read, SPARE } from './kit.js';
import { FIRST_TURN } from './laid.js';

/** A shop in the market, and the trade of whoever runs it. */
const OFFERED = 'game-store';
const TRADE = 'luxury';
const company = { params: () => ({ company: OFFERED }) };

const TURN = FIRST_TURN.middle;

export const MIDDLE: Lesson<HegemonyView> = {
  seat: 'middle',
  options: { seats: 3, lesson: 'middle' },
  steps: [
    read('middle.want', asked('new-worker'), { spots: () => ['prosperity:middle'] }),
    press('middle.trade', asked('new-worker'), () => [TRADE], { params: () => ({ skill: TRADE }) }),
    basic('middle.build', TURN, 'build-company', { spots: () => [`market:${OFFERED}`], ...company }),
    SPARE,
    press('middle.which', asked('build-company'), () => [OFFERED], company),
    press('middle.runs', asked('assign-worker'), ({ options }) =>
      options.filter((option) => (option as { readonly from?: string }).from === 'unemployed'),
    ),
    press('middle.wage', asked('set-wage'), ({ options }) => options.slice(0, 1)),
    press('middle.employee', asked('staff-worker', 'staff-class'), ({ options }) => options),
    endOf('middle.works', TURN, { spots: () => [`company:${OFFERED}`], ...company }),
    ...BILL,
    FIST,
    points('middle.points', 'middle'),
  ],
  asides: ASIDES,
};
