/** Why this company and no other: whether somebody can work there, and what it leaves after its wage and its tax. */
import { heaviest, type Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import { cardById } from '../rules/companies.js';
import type { OwnerClass } from '../rules/goods.js';
import { PRODUCT } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { isWithinMeans } from './building.js';
import { earnedAt, moveToRun } from './moves.js';
import { earnedInARound, leastWage, ownersAtHand, valueMade, workersAtHand } from './owning.js';

export interface Choice {
  readonly company: string;
  readonly cost: number;
  /** What else could be built. */
  readonly over: readonly string[];
  /** Whether the company is not named beside the reason yet. */
  readonly named?: true;
}

/** What decided first, then why it is not the one that makes more. */
export function reasonsToBuild(view: HegemonyView, seat: OwnerClass, choice: Choice): readonly Reason[] {
  const { company, cost, over, named } = choice;
  const about = { ...(named ? { company } : {}), cost };
  const { automated, produces, industry } = cardById(company);
  if (seat === 'middle') {
    const makes = { ...about, makes: produces, resource: PRODUCT[industry] };
    if (ownersAtHand(view, company)) return [because('build.run', makes)];
    const emptied = moveToRun(view, company)?.emptied ?? [];
    const [left] = emptied;
    if (left === undefined) return [because('build.moved', makes)];
    const lost = emptied.reduce((sum, one) => sum + earnedAt(one, seat), 0);
    return [because('build.emptying', { ...makes, left: left.id, more: emptied.length - 1, lost })];
  }
  const only = over.length > 0 && !over.some((id) => workersAtHand(view, id));
  const kind = automated ? (only ? 'build.automated.only' : 'build.automated') : only ? 'build.only' : 'build';
  const reason = because(kind, { ...about, earns: earnedInARound(view, company) });
  const other = only ? undefined : notTheOther(view, choice);
  return other ? [reason, other] : [reason];
}

/** Why it is not the one of the others that makes most, if that makes more. */
function notTheOther(view: HegemonyView, { company, over }: Choice): Reason | undefined {
  const other = heaviest(over, valueMade);
  if (other === undefined || valueMade(other) <= valueMade(company)) return undefined;
  if (!workersAtHand(view, other)) return because('build.other.workers', { other });
  if (!isWithinMeans(view, other)) return because('build.other.loan', { other });
  const [earns, wage] = [earnedInARound(view, other), leastWage(view, other)];
  return because(wage > 0 ? 'build.other' : 'build.other.cost', { other, earns, wage, cost: cardById(other).cost });
}
