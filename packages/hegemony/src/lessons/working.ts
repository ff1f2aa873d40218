/** The Working Class learns: a job for the unemployed, a wage, a bill for better ones, food, and what all of it brings. */
import type { Json, Lesson } from '@polity/kernel';
import type { HegemonyView } from '../rules/view.js';
import { ASIDES, asked, BEGIN, BILL, basic, endOf, FIST, FOOD, points, press, read, SPARE } from './kit.js';
import { FIRST_TURN } from './laid.js';

/** The company that stands empty and has places for those who are out of work. */
const EMPTY = 'college-start';

function fromUnemployed(options: readonly Json[]): readonly Json[] {
  const idle = options.filter((option) => (option as { readonly from?: string }).from === 'unemployed');
  return idle.length > 0 ? idle : options;
}

export const WORKING: Lesson<HegemonyView> = {
  seat: 'working',
  options: { seats: 2, lesson: 'working' },
  steps: [
    read('working.want', BEGIN, { spots: () => ['prosperity:working'] }),
    read('working.worker', BEGIN, { spots: () => ['unemployed:working'] }),
    basic('working.assign', FIRST_TURN, 'assign-workers'),
    SPARE,
    press('working.company', asked('assign-to'), () => [{ company: EMPTY }], { params: () => ({ company: EMPTY }) }),
    press('working.staff', asked('assign-worker'), ({ options }) => fromUnemployed(options)),
    endOf('working.wage', FIRST_TURN, { spots: () => [`company:${EMPTY}`], params: () => ({ company: EMPTY }) }),
    ...BILL,
    FOOD,
    FIST,
    points('working.points', 'working'),
  ],
  asides: ASIDES,
};
