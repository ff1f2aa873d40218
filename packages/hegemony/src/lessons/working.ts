/** The Working Class learns: a job for the unemployed, a card for the health of its people, a bill, payday, and what all of it brings. */
import type { AskDescription, Json, Lesson } from '@polity/kernel';
import { companyIn, isEmpty } from '../rules/companies.js';
import { canFill, openSlots, UNEMPLOYED, unemployedCount } from '../rules/labour.js';
import type { HegemonyView } from '../rules/view.js';
import {
  ASIDES,
  asked,
  askedAt,
  BILL,
  basic,
  begins,
  both,
  canGetHealth,
  ELECTIONS,
  endOf,
  health,
  healthy,
  offers,
  play,
  points,
  press,
  use,
  want,
  works,
} from './kit.js';
import { CARD, FIRST_TURN } from './laid.js';
import { pagesFor } from './pages.js';
import { payday } from './payday.js';

/** The company that stands empty and has places for those who are out of work. */
const EMPTY = 'college-start';
const company = { params: () => ({ company: EMPTY }) };

const ASSIGNS = FIRST_TURN.working;
const BUYS = ASSIGNS + 1;

/** The empty company, then those who are out of work for it. */
function staff({ kind, options }: AskDescription): readonly Json[] {
  return kind === 'assign-to' ? [{ company: EMPTY }] : options.filter(isIdle);
}

function isIdle(option: Json): boolean {
  return (option as { readonly from?: string }).from === UNEMPLOYED;
}

/** Those who are out of work can fill all its places that are left. */
function idleFill(_: unknown, view: HegemonyView): boolean {
  const place = companyIn(view, EMPTY);
  if (place === undefined) return false;
  const open = openSlots(place, 'working');
  return open.length > 0 && canFill(place, open, view.unemployed.working);
}

function standsEmpty(_: unknown, view: HegemonyView): boolean {
  const place = companyIn(view, EMPTY);
  return place !== undefined && isEmpty(place);
}

const isChosen = both(asked('assign-to'), both(offers({ company: EMPTY }), standsEmpty));
const isStaffed = askedAt(EMPTY, 'assign-worker');

export const WORKING: Lesson<HegemonyView> = {
  seat: 'working',
  options: { seats: 2, lesson: 'working' },
  steps: [
    want('working.want', 'working', begins('working'), 'prosperity:working'),
    basic('working.assign', ASSIGNS, 'assign-workers', { spots: () => ['unemployed:working'] }, hasIdle),
    press(
      'working.staff',
      both((ask, view) => isChosen(ask, view) || isStaffed(ask, view), idleFill),
      staff,
      {
        params: (ask) => ({ company: EMPTY, ask: ask?.kind ?? '' }),
      },
    ),
    endOf(
      'working.wage',
      ASSIGNS,
      { spots: () => [`company:${EMPTY}`], ...company },
      works(EMPTY, ({ workers }) => workers.every((one) => one?.class === 'working' && one.committed)),
    ),
    play('working.card', BUYS, CARD.working, canGetHealth('working')),
    health('working.health', 'working'),
    use('working.use', BUYS),
    healthy('working.healthy', BUYS, 'working'),
    ...BILL,
    payday('working.payday', 'working'),
    ...ELECTIONS,
    points('working.points', 'working'),
  ],
  asides: ASIDES,
  pages: pagesFor('working'),
};

function hasIdle(_: unknown, view: HegemonyView): boolean {
  return unemployedCount(view, 'working') > 0;
}
