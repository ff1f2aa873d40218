/** Skilled Worker Criteria: of which type a new worker of the Working Class is. */
import { cardById, cardOf } from '../../../rules/companies.js';
import type { Hegemony } from '../../../rules/context.js';
import { ACTION } from '../../../rules/data/board.js';
import { availableSkills, openSlots } from '../../../rules/labour.js';
import type { CompanyCard, Industry, Skill } from '../../../rules/names.js';
import type { HegemonyState } from '../../../rules/state.js';
import { type Labour, labourOf, newlyUnitable, type Pool, waysToAssign } from '../assign.js';
import { type Criteria, choose, decided, fewest, healthcareOrEducation, inOrder, most, that } from '../criteria.js';

const isOf = (skill: Industry, industry: Industry): number => Number(skill === industry);

/** Empty slots of that colour that the Working Class could take now. */
function openSlotsFor(state: HegemonyState, skill: Industry): number {
  let count = 0;
  for (const company of state.companies) {
    const { slots } = cardOf(company);
    for (const slot of openSlots(company, 'working')) if (slots[slot]?.kind === skill) count++;
  }
  return count;
}

function slotsInMarkets({ middle, capitalist }: HegemonyState, skill: Industry): number {
  const slotsOf = ({ slots }: CompanyCard) =>
    slots.filter(({ kind, role }) => kind === skill && role !== 'owner').length;
  return [...middle.market, ...capitalist.market].reduce((sum, id) => sum + slotsOf(cardById(id)), 0);
}

function withOne(pool: Pool, skill: Skill): Pool {
  return { ...pool, [skill]: pool[skill] + 1 };
}

/** With two others beside it, one action of three, only places of its own industry count. */
function waysFor(labour: Labour, skill: Industry) {
  const places = labour.places.filter(({ industry }) => industry === skill);
  return waysToAssign({ ...labour, places }, ACTION.assign);
}

function couldUnite(labour: Labour, skill: Industry): boolean {
  return waysFor(labour, skill).some(({ unions }) => unions.includes(skill));
}

function couldMeetNeeds(labour: Labour, skill: Industry): boolean {
  return waysFor(labour, skill).some((way) => newlyUnitable(labour, way) > 0);
}

function criteria(state: HegemonyState, pool: Pool): Criteria<Industry> {
  const labour = labourOf(state, 'working', pool);
  const joined = (skill: Industry): Labour => ({ ...labour, pool: withOne(pool, skill) });
  return {
    name: 'skilled-worker',
    label: (skill) => skill,
    bullets: [
      {
        // Who is unemployed already is enough, unless one more is needed for a Trade Union.
        name: 'not-unemployed-already',
        keep: (skills) =>
          skills.filter(
            (skill) => pool[skill] === 0 || (!couldUnite(labour, skill) && couldUnite(joined(skill), skill)),
          ),
      },
      decided(
        that('could-unite', (skill) => couldUnite(joined(skill), skill)),
        [fewest('fewest-slots', (skill) => openSlotsFor(state, skill))],
      ),
      that('could-meet-union-needs', (skill) => couldMeetNeeds(joined(skill), skill)),
      most('most-slots', (skill) => openSlotsFor(state, skill)),
      most('most-slots-in-markets', (skill) => slotsInMarkets(state, skill)),
      healthcareOrEducation('dearer', isOf),
      inOrder('agriculture-media-luxury', ['agriculture', 'media', 'luxury'] as const, isOf),
    ],
  };
}

/** Of the types that are offered the one that the criteria choose, with these unemployed. */
export function chooseSkill(
  t: Hegemony,
  skills: readonly Industry[],
  pool: Pool = t.state.unemployed.working,
): Industry {
  return choose(t, 'working', criteria(t.state, pool), skills);
}

/** The type of a worker who comes from the Supply; unskilled, where no other is left. */
export function newcomer(t: Hegemony, pool: Pool): Skill {
  const skills = availableSkills(t.state, 'working');
  return skills.length === 0 ? 'unskilled' : chooseSkill(t, skills, pool);
}

export { withOne };
