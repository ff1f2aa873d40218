/** The Middle Class learns: a trade, a shop that it runs itself, somebody employed there, a card for the health of its people, a bill, payday, and points. */
import type { AskDescription, Json, Lesson } from '@polity/kernel';
import { UNEMPLOYED } from '../rules/labour.js';
import type { HegemonyView } from '../rules/view.js';
import {
  ASIDES,
  asked,
  askedAt,
  BILL,
  basic,
  both,
  canGetHealth,
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

/** A shop in the market, and the trade of whoever runs it. */
const OFFERED = 'game-store';
const TRADE = 'luxury';
const company = { params: () => ({ company: OFFERED }) };

const TURN = FIRST_TURN.middle;
const BUYS = TURN + 1;

/** One of one's own who has no work, the lowest wage, then anybody as employee. */
function staff({ kind, options }: AskDescription): readonly Json[] {
  if (kind === 'set-wage') return options.slice(0, 1);
  return kind === 'assign-worker' ? options.filter(isUnemployed) : options;
}

function isUnemployed(option: Json): boolean {
  return (option as { readonly from?: string }).from === UNEMPLOYED;
}

function isOffered(_: unknown, view: HegemonyView): boolean {
  return view.middle.market.includes(OFFERED);
}

export const MIDDLE: Lesson<HegemonyView> = {
  seat: 'middle',
  options: { seats: 3, lesson: 'middle' },
  steps: [
    want('middle.want', 'middle', asked('new-worker'), 'prosperity:middle'),
    press('middle.trade', both(asked('new-worker'), both(offers(TRADE), isOffered)), () => [TRADE], {
      params: () => ({ skill: TRADE }),
    }),
    basic('middle.build', TURN, 'build-company', { params: () => ({ company: OFFERED, skill: TRADE }) }, isOffered),
    press('middle.which', both(asked('build-company'), offers(OFFERED)), () => [OFFERED], company),
    press(
      'middle.staff',
      both(
        askedAt(OFFERED, 'assign-worker', 'set-wage', 'staff-worker'),
        (ask) => ask?.kind !== 'assign-worker' || ask.options.some(isUnemployed),
      ),
      staff,
      { params: (ask) => ({ ask: ask?.kind ?? '' }) },
    ),
    endOf(
      'middle.works',
      TURN,
      { spots: () => [`company:${OFFERED}`], ...company },
      works(OFFERED, ({ owner }) => owner === 'middle'),
    ),
    play('middle.card', BUYS, CARD.middle, canGetHealth('middle')),
    health('middle.health', 'middle'),
    use('middle.use', BUYS),
    healthy('middle.healthy', BUYS, 'middle'),
    ...BILL,
    payday('middle.payday', 'middle'),
    points('middle.points', 'middle'),
  ],
  asides: ASIDES,
  pages: pagesFor('middle'),
};
