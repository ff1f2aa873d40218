/** Technological Progress: Machinery for companies of the Capitalist Class. */
import type { ActionCard, Effect } from '../../rules/cards/card.js';
import { cardOf, companiesOf, findCompany } from '../../rules/companies.js';
import type { Hegemony, Play } from '../../rules/context.js';
import { moneyOf, pay } from '../../rules/money.js';
import type { Company, HegemonyState } from '../../rules/state.js';

type MachineryOption = 'one-token' | 'two-tokens';
const MACHINERY_OPTIONS: readonly MachineryOption[] = ['one-token', 'two-tokens'];
/** What Machinery costs with Technological Progress, as printed. */
export const MACHINERY = { one: 20, pair: 45 } as const;
const MACHINERY_COST: Readonly<Record<MachineryOption, number>> = {
  'one-token': MACHINERY.one,
  'two-tokens': MACHINERY.pair,
};

export const technologicalProgress: Effect & Pick<ActionCard, 'costs'> = {
  numbers: MACHINERY,
  costs: MACHINERY.one,
  can: (state) => canPay(state, MACHINERY.one) && machineryPlaces(state).length > 0,
  lacks: 'card.machinery',
  /** Two tokens may be bought with one place for them; the other then goes back to the Supply (H57). */
  *play(t) {
    const options = () => MACHINERY_OPTIONS.filter((option) => canPay(t.state, MACHINERY_COST[option]));
    const about = { card: 'cc-technological-progress' };
    const option = yield* t.ask('capitalist', 'card-option', options, { about });
    pay(t, 'capitalist', 'supply', MACHINERY_COST[option as MachineryOption], 'card');
    yield* placeMachinery(t);
    if (option === 'two-tokens') yield* placeMachinery(t);
    return undefined;
  },
};

/** Own companies that could use a Machinery token, while tokens last; automated ones could not (H20). */
export function machineryPlaces(state: HegemonyState): Company[] {
  if (state.supply.machinery === 0) return [];
  return companiesOf(state, 'capitalist').filter((company) => cardOf(company).machinery > 0 && !company.machinery);
}

function* placeMachinery(t: Hegemony): Play {
  const { state } = t;
  if (machineryPlaces(state).length === 0) return;
  const id = yield* t.ask('capitalist', 'machinery', () => machineryPlaces(state).map((company) => company.id));
  findCompany(state, id).machinery = true;
  state.supply.machinery--;
  t.log('machinery', { company: id });
}

function canPay(state: HegemonyState, amount: number): boolean {
  return moneyOf(state, 'capitalist') >= amount;
}
