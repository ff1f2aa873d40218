/** What the Working Class Automa answers when the rules ask its class (section 16). */
import { STOP } from '@polity/kernel';
import type { Source } from '../../../rules/asks.js';
import { findCompany } from '../../../rules/companies.js';
import { UNEMPLOYED } from '../../../rules/labour.js';
import type { Industry } from '../../../rules/names.js';
import { priceAt } from '../../../rules/prices.js';
import { emptySpaces } from '../../../rules/round/production.js';
import { forUnskilledSlot, labourOf, type Way, waysAmong, waysToAssign } from '../assign.js';
import type { Answers } from '../automa.js';
import { choose } from '../criteria.js';
import { assignCriteria } from './assign-workers.js';
import { chooseSkill } from './skilled-worker.js';
import { chooseStrike } from './strike.js';

/** Of equal prices. */
const FOOD: readonly Source[] = ['foreign-market', 'state', 'capitalist', 'middle'];

export const WORKING_ANSWERS: Partial<Answers> = {
  /** Where a colour has run out (G-24). */
  'new-worker': (t, { options }) => chooseSkill(t, options),
  'upgrade-worker': (t, { options }) => {
    const unskilled = options.filter(({ skill }) => skill === 'unskilled');
    const atHand = unskilled.find(({ from }) => from === UNEMPLOYED);
    return atHand ?? t.random.pick(unskilled.length > 0 ? unskilled : options);
  },
  'upgrade-to': (t, { options, about: { from, skill } }) => {
    const pool = { ...t.state.unemployed.working };
    if (from === UNEMPLOYED) pool[skill]--;
    return chooseSkill(t, options, pool);
  },
  /** By the criteria of its own strikes. */
  strike: (t, { options, canStop }) => chooseStrike(t, options) ?? (canStop ? STOP : t.random.pick(options)),
  /** Out of its turn, by the criteria of its own action, place after place (G-15, G-19). */
  'assign-to': (t, { options }) => {
    const labour = labourOf(t.state, 'working');
    const way = choose(t, 'working', assignCriteria(labour), waysAmong(labour, options));
    const [place] = way.places;
    return place ? { company: place.company.id } : { union: way.unions[0] as Industry };
  },
  'assign-worker': (t, { options }) => {
    const skill = forUnskilledSlot(t.state.unemployed.working, (equals) => t.random.pick(equals));
    return options.find((worker) => worker.skill === skill) ?? t.random.pick(options);
  },
  'staff-worker': (t, { options }) => {
    const pool = t.state.unemployed.working;
    const skill = forUnskilledSlot(pool, (equals) => t.random.pick(equals));
    return options.includes(skill) ? skill : t.random.pick(options);
  },
  /** Which newly opened company its workers fill, by the Assign Workers Criteria (G-15). */
  'staff-public-company': (t, { options }) => {
    const labour = labourOf(t.state, 'working');
    const opened = options.map(({ company }) => findCompany(t.state, company));
    const places = labour.places.filter(({ company }) => opened.includes(company));
    const ways = waysToAssign({ ...labour, places }, 3).filter(
      (way) => way.places.length === 1 && way.unions.length === 0,
    );
    const { company } = (choose(t, 'working', assignCriteria(labour), ways) as Way).places[0] as Way['places'][number];
    return options.find((option) => option.company === company.id) ?? t.random.pick(options);
  },
  /** As much as possible from the Capitalist Class, then the Middle Class, then the State. */
  'demonstration-loss': (t, { min, max, about: { seat, left } }) => {
    if (seat !== 'middle') return max;
    return Math.max(min, Math.min(max, left - emptySpaces(t.state, 'capitalist')));
  },
  'food-source': (t, { options }) => {
    const price = (source: Source) => priceAt(t.state, source, 'food');
    const least = Math.min(...options.map(price));
    return FOOD.find((source) => options.includes(source) && price(source) === least) ?? t.random.pick(options);
  },
};
