/** Strike and Demonstration as the Working Class Automa performs them. */
import { canDemonstrate, demonstrate, strikeable } from '../../../rules/actions/strike.js';
import { cardOf, employeeSlot, isOperational, minimumWage, outputOf } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { ACTION } from '../../../rules/data/board.js';
import { unionCount } from '../../../rules/labour.js';
import { PRODUCT } from '../../../rules/names.js';
import { isAt } from '../../../rules/policies.js';
import { statePrice } from '../../../rules/prices.js';
import type { Company, HegemonyState } from '../../../rules/state.js';
import type { Attempt, Finding, Turn } from '../automa.js';
import { type Criteria, choose, inOrder, most, that } from '../criteria.js';

const UNIONS_NEEDED = 2;
const COMPANIES_NEEDED = 2;

/** Where it would strike: not where the State gives a service away. */
function targets(state: HegemonyState): Company[] {
  return strikeable(state).filter(
    (company) => company.owner !== 'state' || statePrice(state, PRODUCT[cardOf(company).industry]) > 0,
  );
}

function mayStrike(state: HegemonyState): boolean {
  return isAt(state, 'labor-market', 'C') || (isAt(state, 'labor-market', 'B') && unionCount(state) >= UNIONS_NEEDED);
}

function isOnlyOne(state: HegemonyState, company: Company): boolean {
  const { industry } = cardOf(company);
  return !state.companies.some(
    (other) =>
      other !== company && other.owner === company.owner && cardOf(other).industry === industry && isOperational(other),
  );
}

/** Of a Middle Class company only what its employee adds would be missing. */
function stoppedOutput(company: Company): number {
  if (company.owner === 'middle') return cardOf(company).slots[employeeSlot(company)]?.bonus ?? 0;
  return outputOf(company, true);
}

/** Strike Token Placement Criteria. */
function criteria(state: HegemonyState): Criteria<Company> {
  const step = (company: Company) => {
    const [low = 0, middle = 0] = cardOf(company).wages ?? [];
    return middle - low;
  };
  return {
    name: 'strike',
    label: ({ id }) => id,
    bullets: [
      that('has-machinery', ({ machinery }) => machinery),
      that('only-one-of-industry', (company) => isOnlyOne(state, company)),
      most('wage-difference', step),
      inOrder(
        'strike-industries',
        ['media', 'healthcare', 'education', 'luxury', 'agriculture'] as const,
        (company, industry) => Number(cardOf(company).industry === industry),
      ),
      most('biggest-production', stoppedOutput),
    ],
  };
}

/** Where it strikes when something else than its turn lets it; nowhere, if it may leave it and no place is worth it. */
export function chooseStrike(t: Hegemony, options: readonly string[]): string | undefined {
  const open = targets(t.state).filter(({ id }) => options.includes(id));
  return open.length === 0 ? undefined : choose(t, 'working', criteria(t.state), open).id;
}

/** As many tokens as possible, one after the other: two, and one for each Trade Union. */
export function considerStrike({ t }: Turn): Attempt {
  const { state } = t;
  if (!mayStrike(state)) return { because: 'strike-policy' };
  if (targets(state).length < COMPANIES_NEEDED) return { because: 'strike-companies' };
  return {
    *perform() {
      for (let left = ACTION.strikes + unionCount(state); left > 0; left--) {
        const open = targets(state);
        if (open.length === 0) break;
        const company = choose(t, 'working', criteria(state), open);
        company.onStrike = true;
        state.supply.strikes--;
        t.log('strike', { company: company.id });
      }
      return false;
    },
  };
}

export function considerDemonstration({ t }: Turn): Attempt {
  if (t.state.demonstration) return { because: 'demonstration-out' };
  if (!canDemonstrate(t.state)) return { because: 'enough-slots' };
  return {
    *perform() {
      demonstrate(t);
      return false;
    },
  };
}

/** CHECK STRIKE: companies that pay the least that is allowed, for every three or two of them; free services count. */
export function checkStrike({ t }: Turn): readonly Finding[] {
  const { state } = t;
  const minimum = minimumWage(state);
  const count = strikeable(state).filter(({ wage }) => wage === minimum).length;
  const inB = isAt(state, 'labor-market', 'B') && unionCount(state) >= UNIONS_NEEDED;
  const inC = isAt(state, 'labor-market', 'C');
  return [
    { condition: 'low-wages-b', action: 'strike', rows: inB ? Math.floor(count / 3) : 0 },
    { condition: 'low-wages-c', action: 'strike', rows: inC ? Math.floor(count / 2) : 0 },
    { condition: 'labor-market-c', policy: 'labor-market', rows: inC ? 1 : 0 },
  ];
}
