/** What a strike brings: the highest wage if its owner gives in, else influence for a wage that is not paid. */
import { strikeable } from '../rules/actions/strike.js';
import { cardOf, isOperational, outputOf, wageOf } from '../rules/companies.js';
import { ACTION, STATE_PRICE } from '../rules/data/board.js';
import { PRODUCT } from '../rules/names.js';
import { priceAt } from '../rules/prices.js';
import { wageInProduction } from '../rules/produce.js';
import type { Company, HegemonyState } from '../rules/state.js';
import type { HegemonyView } from '../rules/view.js';
import { WORTH_OF_A_UNIT } from './moves.js';

const HIGHEST = 3;
/** How often an owner gives in who would lose more by the strike than by the highest wage; others never do. */
const GIVES_IN = 1 / 3;

export interface Strike {
  readonly company: string;
  /** How much more the workers would earn. */
  readonly raise: number;
  /** What they earn now, and would not if nobody gives in. */
  readonly wage: number;
  /** In money; nothing or less where the strike is better left. */
  readonly worth: number;
}

export function strikeAt(view: HegemonyView, company: Company): Strike {
  const highest = cardOf(company).wages?.[HIGHEST - 1] ?? 0;
  const wage = wageOf(company);
  const raise = highest - wage;
  const settled = !isOperational(company) || wageInProduction(asState(view), company) === HIGHEST;
  const givesIn = lossOf(view, company) > highest ? GIVES_IN : 0;
  const worth = settled ? 0 : givesIn * raise + (1 - givesIn) * influenceFor(wage);
  return { company: company.id, raise, wage, worth };
}

function influenceFor(wage: number): number {
  return ACTION.strikeInfluence * STATE_PRICE.influence - wage;
}

/** What its owner would not have made; of a Middle Class company only what its employee adds. */
function lossOf(view: HegemonyView, company: Company): number {
  const product = PRODUCT[cardOf(company).industry];
  const price = product === 'influence' ? STATE_PRICE.influence : priceAt(view, company.owner, product);
  const without = company.owner === 'middle' ? outputOf(company, false) : 0;
  return (outputOf(company, true) - without) * Math.max(price, WORTH_OF_A_UNIT);
}

/** The strike that brings most, if any is worth its while. */
export function bestStrike(view: HegemonyView): Strike | undefined {
  const strikes = strikeable(asState(view)).map((company) => strikeAt(view, company));
  const [best] = strikes.toSorted((one, other) => other.worth - one.worth);
  return best && best.worth > 0 ? best : undefined;
}

/** Where strikes are possible lies open. */
function asState(view: HegemonyView): HegemonyState {
  return view as unknown as HegemonyState;
}
