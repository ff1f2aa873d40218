/** The Middle Class learns: a trade, a shop that it runs itself, somebody employed there, health for its people, a bill, and points. */
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
  points,
  press,
  read,
  SPARE,
  use,
  works,
} from './kit.js';
import { FIRST_TURN } from './laid.js';

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
    read('middle.want', asked('new-worker'), { spots: () => ['prosperity:middle'] }),
    press('middle.trade', both(asked('new-worker'), both(offers(TRADE), isOffered)), () => [TRADE], {
      params: () => ({ skill: TRADE }),
    }),
    basic(
      'middle.build',
      TURN,
      'build-company',
      { spots: () => [`market:${OFFERED}`], params: () => ({ company: OFFERED, skill: TRADE }) },
      isOffered,
    ),
    SPARE,
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
    basic('middle.buy', BUYS, 'buy-goods-and-services', {}, canGetHealth('middle')),
    health('middle.health', 'middle'),
    use('middle.use', BUYS),
    healthy('middle.healthy', BUYS, 'middle'),
    ...BILL,
    points('middle.points', 'middle'),
  ],
  asides: ASIDES,
};
