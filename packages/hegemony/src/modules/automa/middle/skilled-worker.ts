/** Skilled Worker Criteria: of which type a new worker of the Middle Class is. */
import { cardById, cardIdOf, cardOf, companiesOf, isOperational, ownerSlots } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { availableSkills, canFill } from '../../../rules/labour.js';
import type { Industry, Skill } from '../../../rules/names.js';
import type { HegemonyState } from '../../../rules/state.js';
import type { Pool } from '../assign.js';
import { type Bullet, type Criteria, choose, decided, inOrder, that } from '../criteria.js';

/** So many companies of an industry are enough: no more is ever built. */
export const ENOUGH = 2;

export function ownOf(state: HegemonyState, industry: Industry): number {
  return companiesOf(state, 'middle').filter((company) => cardOf(company).industry === industry).length;
}

export function withOne(pool: Pool, skill: Skill): Pool {
  return { ...pool, [skill]: pool[skill] + 1 };
}

/** Companies in its Market that such a worker could run: each asks for one of its own industry. */
function offeredTo(state: HegemonyState, skill: Industry): string[] {
  return state.middle.market.filter((id) => cardById(id).industry === skill && ownOf(state, skill) < ENOUGH);
}

/** Whether with such a worker all who run it are at hand. */
function couldRun(id: string, skill: Industry, pool: Pool): boolean {
  const company = { card: cardIdOf(id) };
  return canFill(company, ownerSlots(company), withOne(pool, skill));
}

function isMissing({ companies }: HegemonyState, skill: Industry): boolean {
  return companies.some(
    (company) =>
      (company.owner === 'capitalist' || company.owner === 'state') &&
      !isOperational(company) &&
      cardOf(company).slots.some(({ kind }) => kind === skill),
  );
}

function forOwnMarket(state: HegemonyState, pool: Pool): Bullet<Industry> {
  return decided(
    that('own-market', (skill) => offeredTo(state, skill).length > 0),
    [
      that('others-at-hand', (skill) => offeredTo(state, skill).some((id) => couldRun(id, skill, pool))),
      that('new-industry', (skill) => ownOf(state, skill) === 0),
      inOrder(
        'industries',
        ['agriculture', 'education', 'healthcare', 'luxury', 'media'] as const,
        (skill, industry: Industry) => Number(skill === industry),
      ),
    ],
  );
}

function criteria(state: HegemonyState, pool: Pool, toAssign: boolean): Criteria<Industry> {
  return {
    name: 'skilled-worker',
    label: (skill) => skill,
    bullets: [
      that('not-unemployed-already', (skill) => pool[skill] === 0),
      ...(toAssign ? [] : [forOwnMarket(state, pool)]),
      that('standing-idle', (skill) => isMissing(state, skill)),
      that('capitalist-market', (skill) =>
        state.capitalist.market.some((id) => cardById(id).slots.some(({ kind }) => kind === skill)),
      ),
    ],
  };
}

/** Of the types that are offered the one that the criteria choose, with these unemployed. */
export function chooseSkill(
  t: Hegemony,
  skills: readonly Industry[],
  pool: Pool = t.state.unemployed.middle,
): Industry {
  return choose(t, 'middle', criteria(t.state, pool, false), skills);
}

/** The type of a worker who comes to be assigned: what its own Market needs does not matter. Unskilled, where no other is left. */
export function newcomer(t: Hegemony, pool: Pool): Skill {
  const skills = availableSkills(t.state, 'middle');
  return skills.length === 0 ? 'unskilled' : choose(t, 'middle', criteria(t.state, pool, true), skills);
}
