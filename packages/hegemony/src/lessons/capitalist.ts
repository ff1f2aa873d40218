/** The Capitalist Class learns: a company of its own, its wage and its workers, a bill, and what capital brings. */
import type { Lesson } from '@polity/kernel';
import type { HegemonyView } from '../rules/view.js';
import { ASIDES, asked, BILL, basic, begins, endOf, FIST, points, press, read, SPARE } from './kit.js';
import { FIRST_TURN } from './laid.js';

/** A company in the market that two unskilled workers can run. */
const OFFERED = 'fashion-company';
const company = { params: () => ({ company: OFFERED }) };

const TURN = FIRST_TURN.capitalist;
const BEGIN = begins('capitalist');

export const CAPITALIST: Lesson<HegemonyView> = {
  seat: 'capitalist',
  options: { seats: 2, lesson: 'capitalist' },
  steps: [
    read('capitalist.want', BEGIN, { spots: () => ['wealth'] }),
    read('capitalist.company', BEGIN, { spots: () => ['company:supermarket-start'] }),
    read('capitalist.worker', BEGIN, { spots: () => ['unemployed:working'] }),
    basic('capitalist.build', TURN, 'build-company', { spots: () => [`market:${OFFERED}`] }),
    SPARE,
    press('capitalist.which', asked('build-company'), () => [OFFERED], company),
    press('capitalist.wage', asked('set-wage'), ({ options }) => options.slice(0, 1)),
    press('capitalist.staff', asked('staff-class', 'staff-worker'), ({ options }) => options),
    endOf('capitalist.works', TURN, { spots: () => [`company:${OFFERED}`], ...company }),
    ...BILL,
    FIST,
    points('capitalist.points', 'capitalist'),
  ],
  asides: ASIDES,
};
