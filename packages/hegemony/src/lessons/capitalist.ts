/** The Capitalist Class learns: a company of its own, its wage and its workers, a sale abroad, a bill, and what capital brings. */
import type { AskDescription, Json, Lesson } from '@polity/kernel';
import { companyIn } from '../rules/companies.js';
import { canFill, openSlots } from '../rules/labour.js';
import type { HegemonyView } from '../rules/view.js';
import {
  ASIDES,
  asked,
  askedAt,
  BILL,
  basic,
  begins,
  both,
  endOf,
  FIST,
  offers,
  points,
  press,
  read,
  SPARE,
  works,
} from './kit.js';
import { FIRST_TURN } from './laid.js';

/** A company in the market that two unskilled workers can run. */
const OFFERED = 'fashion-company';
const company = { params: () => ({ company: OFFERED }) };

const TURN = FIRST_TURN.capitalist;
const SELLS = TURN + 1;
const BEGIN = begins('capitalist');

/** The lowest wage, then the Working Class. */
function staff({ kind, options }: AskDescription): readonly Json[] {
  return kind === 'set-wage' ? options.slice(0, 1) : ['working'];
}

/** The unemployed of the Working Class can fill all its places. */
function idleFill(_: unknown, view: HegemonyView): boolean {
  const place = companyIn(view, OFFERED);
  return place !== undefined && canFill(place, openSlots(place, 'working'), view.unemployed.working);
}

export const CAPITALIST: Lesson<HegemonyView> = {
  seat: 'capitalist',
  options: { seats: 2, lesson: 'capitalist' },
  steps: [
    read('capitalist.want', BEGIN, { spots: () => ['wealth'] }),
    read('capitalist.company', BEGIN, { spots: () => ['company:supermarket-start'] }),
    basic('capitalist.build', TURN, 'build-company', { spots: () => [`market:${OFFERED}`] }, (_, view) =>
      view.capitalist.market.includes(OFFERED),
    ),
    SPARE,
    press('capitalist.which', both(asked('build-company'), offers(OFFERED)), () => [OFFERED], company),
    press('capitalist.staff', both(askedAt(OFFERED, 'set-wage', 'staff-class'), idleFill), staff, {
      params: (ask) => ({ ask: ask?.kind ?? '' }),
    }),
    endOf(
      'capitalist.works',
      TURN,
      { spots: () => [`company:${OFFERED}`], ...company },
      works(OFFERED, ({ owner }) => owner === 'capitalist'),
    ),
    basic('capitalist.abroad', SELLS, 'sell-to-foreign-market', { spots: () => ['foreign-market'] }),
    endOf('capitalist.sold', SELLS, {
      spots: () => ['money:capitalist'],
      params: (_, view) => ({ revenue: view.capitalist.revenue }),
    }),
    ...BILL,
    FIST,
    points('capitalist.points', 'capitalist'),
  ],
  asides: ASIDES,
};
