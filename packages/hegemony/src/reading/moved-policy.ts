/** A position with a policy elsewhere: what follows for certain, and what owners may make of it. */
import { hasCommitted, hasWage } from '../rules/companies.js';
import { MINIMUM_WAGE } from '../rules/data/board.js';
import type { Policy, Section } from '../rules/names.js';
import { paidAreCommitted } from '../rules/prices.js';
import type { HegemonyView } from '../rules/view.js';

/** The view with the policy there. Wages below the new minimum rise to it; nobody lowers any (nobody has to). */
export function movedTo(view: HegemonyView, policy: Policy, section: Section): HegemonyView {
  const policies = { ...view.policies, [policy]: section };
  if (policy !== 'labor-market') return { ...view, policies };
  const least = MINIMUM_WAGE[section];
  const unplayed = !view.seats.includes('state');
  const companies = view.companies.map((company) => {
    if (!hasWage(company)) return company;
    const follows = unplayed && company.owner === 'state' && !hasCommitted(company);
    return company.wage < least || follows ? { ...company, wage: least } : company;
  });
  return { ...view, policies, companies };
}

/**
 * The same with all wages cut as far as the section newly allows; nothing where it allows no more than the one in force,
 * or nobody could cut any. Who is committed keeps the wage.
 */
export function withWagesCut(view: HegemonyView, policy: Policy, section: Section): HegemonyView | undefined {
  const least = MINIMUM_WAGE[section];
  if (policy !== 'labor-market' || least >= MINIMUM_WAGE[view.policies[policy]]) return undefined;
  const moved = movedTo(view, policy, section);
  let cut = false;
  const companies = moved.companies.map((company) => {
    if (!hasWage(company) || company.wage <= least || paidAreCommitted(company)) return company;
    cut = true;
    return { ...company, wage: least };
  });
  return cut ? { ...moved, companies } : undefined;
}
