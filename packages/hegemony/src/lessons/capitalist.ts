/** The Capitalist Class learns: a company of its own, its wage and its workers, a card that sells abroad, a bill, payday, and what capital brings. */
import type { AskDescription, Json, JsonObject, Lesson } from '@polity/kernel';
import { companyIn } from '../rules/companies.js';
import { canFill, openSlots } from '../rules/labour.js';
import type { HegemonyView } from '../rules/view.js';
import {
  ASIDES,
  asAdvised,
  asked,
  askedAt,
  BILL,
  basic,
  begins,
  both,
  ELECTIONS,
  endOf,
  offers,
  onTurn,
  points,
  press,
  read,
  type Step,
  taught,
  want,
  works,
} from './kit.js';
import { CARD, FIRST_TURN } from './laid.js';
import { pagesFor } from './pages.js';
import { payday } from './payday.js';

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

const PLAY = { do: 'play', card: CARD.capitalist };

/** What the card lets it sell: the transactions of the export card, then more of one good. */
function isSale(ask: AskDescription | null): boolean {
  return ask?.kind === 'export-transaction' || (ask?.kind === 'card-amount' && ask.about.card === CARD.capitalist);
}

/** The card, then what is sold with it: as much as is worth while. */
const SALE: Step = press(
  'capitalist.abroad',
  (ask, view) => (onTurn(SELLS, false)(ask, view) && offers(PLAY)(ask, view)) || (taught(view) && isSale(ask)),
  (ask, view) => (isSale(ask) ? asAdvised(ask, view) : [PLAY]),
  { spots: () => ['foreign-market'], params: whatIsSold },
);

function whatIsSold(ask: AskDescription | null): JsonObject {
  const { good = '', price = 0 } = ask?.about ?? {};
  return { ask: ask?.kind ?? '', card: CARD.capitalist, good, price };
}

export const CAPITALIST: Lesson<HegemonyView> = {
  seat: 'capitalist',
  options: { seats: 2, lesson: 'capitalist' },
  steps: [
    want('capitalist.want', 'capitalist', BEGIN, 'wealth'),
    read('capitalist.company', BEGIN, { spots: () => ['company:supermarket-start'] }),
    basic('capitalist.build', TURN, 'build-company', { spots: () => [`market:${OFFERED}`] }, (_, view) =>
      view.capitalist.market.includes(OFFERED),
    ),
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
    SALE,
    endOf('capitalist.sold', SELLS, {
      spots: () => ['money:capitalist'],
      params: (_, view) => ({ revenue: view.capitalist.revenue }),
    }),
    ...BILL,
    payday('capitalist.payday', 'capitalist'),
    ...ELECTIONS,
    points('capitalist.points', 'capitalist'),
  ],
  asides: ASIDES,
  pages: pagesFor('capitalist'),
};
