/** What the Middle Class Automa answers when the rules ask its class (section 16). */
import type { Source } from '../../../rules/asks.js';
import { cardById, findCompany } from '../../../rules/companies.js';
import { UNEMPLOYED } from '../../../rules/labour.js';
import type { Skill } from '../../../rules/names.js';
import { priceAt } from '../../../rules/prices.js';
import { forUnskilledSlot, labourOf, type Place, waysAmong, waysToAssign } from '../assign.js';
import type { Answers } from '../automa.js';
import { choose } from '../criteria.js';
import { ASSIGN_CRITERIA } from './assign-workers.js';
import { chooseSkill, ownOf } from './skilled-worker.js';

/** Of equal prices. */
const FOOD: readonly Source[] = ['state', 'foreign-market', 'capitalist'];

export const MIDDLE_ANSWERS: Partial<Answers> = {
  /** At set-up, in the Preparation Phase, and where a colour has run out (G-24); for a new company what that needs. */
  'new-worker': (t, { options, about }) => {
    const needed = about.company === undefined ? undefined : cardById(about.company).industry;
    return options.find((skill) => skill === needed) ?? chooseSkill(t, options);
  },
  'upgrade-worker': (t, { options }) => {
    const unskilled = options.filter(({ skill }) => skill === 'unskilled');
    const atHand = unskilled.find(({ from }) => from === UNEMPLOYED);
    return atHand ?? t.random.pick(unskilled.length > 0 ? unskilled : options);
  },
  'upgrade-to': (t, { options, about: { from, skill } }) => {
    const pool = { ...t.state.unemployed.middle };
    if (from === UNEMPLOYED) pool[skill]--;
    return chooseSkill(t, options, pool);
  },
  /** Of its Market only what it has the like of. */
  'discard-companies': (t, { options }) => options.filter((id) => ownOf(t.state, cardById(id).industry) > 0),
  /** An unskilled worker, if there is one: for a company of its own anybody else, for others as it assigns (G-19). */
  'staff-worker': (t, { options, about: { company } }) => {
    if (options.includes('unskilled')) return 'unskilled';
    const pick = (skills: readonly Skill[]) => t.random.pick(skills);
    const isOwn = company !== undefined && findCompany(t.state, company).owner === 'middle';
    return isOwn ? pick(options) : forUnskilledSlot(t.state.unemployed.middle, pick);
  },
  /** Out of its turn, by the criteria of its own action, place after place (G-15, G-19). */
  'assign-to': (t, { options }) => {
    const way = choose(t, 'middle', ASSIGN_CRITERIA, waysAmong(labourOf(t.state, 'middle'), options));
    return { company: (way.places[0] as Place).company.id };
  },
  'assign-worker': (t, { options }) => {
    const skill = forUnskilledSlot(t.state.unemployed.middle, (equals) => t.random.pick(equals));
    return options.find((worker) => worker.skill === skill) ?? t.random.pick(options);
  },
  /** Its own workers, if they can. */
  'staff-class': (_t, { options }) => (options.includes('middle') ? 'middle' : 'working'),
  /** Which newly opened company its workers fill, by the criteria for assigning them (G-15). */
  'staff-public-company': (t, { options }) => {
    const labour = labourOf(t.state, 'middle');
    const places = labour.places.filter(({ company }) => options.some((option) => option.company === company.id));
    const ways = waysToAssign({ ...labour, places }, 3).filter((way) => way.places.length === 1);
    const { company } = choose(t, 'middle', ASSIGN_CRITERIA, ways).places[0] as Place;
    return options.find((option) => option.company === company.id) ?? t.random.pick(options);
  },
  'food-source': (t, { options }) => {
    const price = (source: Source) => priceAt(t.state, source, 'food');
    const least = Math.min(...options.map(price));
    return FOOD.find((source) => options.includes(source) && price(source) === least) ?? t.random.pick(options);
  },
};
