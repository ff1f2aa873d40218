/** Competitive Wages: workers of a Public company who change their employer. */
import { type Effect, numbered } from '../../rules/cards/card.js';
import { cardOf, companiesOf, findCompany, hasCommitted, isOperational } from '../../rules/companies.js';
import type { Hegemony } from '../../rules/context.js';
import { canFill, openSlots, settleLabour, stand } from '../../rules/labour.js';
import type { Skill } from '../../rules/names.js';
import { setWage } from '../../rules/prices.js';
import type { Company, HegemonyState, Worker } from '../../rules/state.js';

/** A Public company of the same industry loses all its workers to an empty one, which pays them the highest wage. */
export const competitiveWages: Effect = numbered({ level: 3 as const }, ({ level }) => ({
  can: (state) => headhunters(state).length > 0,
  lacks: 'card.headhunt',
  *play(t) {
    const about = { card: 'cc-competitive-wages' };
    const to = yield* t.ask('capitalist', 'card-company', () => idsOf(headhunters(t.state)), { about });
    const company = findCompany(t.state, to);
    const rivals = () => idsOf(rivalsOf(t.state, company));
    const from = yield* t.ask('capitalist', 'card-company', rivals, { about: { ...about, company: to } });
    setWage(t, company, level);
    changeEmployer(t, findCompany(t.state, from), company);
    return undefined;
  },
}));

/** Own empty companies to which the workers of a Public company could go over. */
function headhunters(state: HegemonyState): Company[] {
  return companiesOf(state, 'capitalist').filter(
    (company) => !isOperational(company) && rivalsOf(state, company).length > 0,
  );
}

/** Public companies of the same industry whose workers are as many as the slots, fit there and are not committed. */
function rivalsOf(state: HegemonyState, company: Company): Company[] {
  const { industry } = cardOf(company);
  return companiesOf(state, 'state').filter((rival) => {
    if (cardOf(rival).industry !== industry || !isOperational(rival) || hasCommitted(rival)) return false;
    const [first, ...rest] = workersOf(rival);
    if (first === undefined || rest.some((worker) => worker.class !== first.class)) return false;
    const slots = openSlots(company, first.class);
    return slots.length === rest.length + 1 && canFill(company, slots, skillsOf([first, ...rest]));
  });
}

function workersOf(company: Company): Worker[] {
  return company.workers.filter((worker) => worker !== null);
}

function skillsOf(workers: readonly Worker[]): Record<Skill, number> {
  const skills = { unskilled: 0, agriculture: 0, luxury: 0, healthcare: 0, education: 0, media: 0 };
  for (const { skill } of workers) skills[skill]++;
  return skills;
}

/** All workers leave one company for another, where they are committed; skilled slots are filled first. */
function changeEmployer(t: Hegemony, from: Company, to: Company): void {
  const workers = workersOf(from);
  from.workers = from.workers.map(() => null);
  for (const slot of openSlots(to, (workers[0] as Worker).class)) {
    const kind = cardOf(to).slots[slot]?.kind;
    const next = workers.findIndex(({ skill }) => kind === 'unskilled' || skill === kind);
    const [worker] = workers.splice(next, 1) as [Worker];
    stand(t, to, slot, worker.class, worker.skill, from.id);
  }
  settleLabour(t);
}

function idsOf(companies: readonly Company[]): string[] {
  return companies.map(({ id }) => id);
}
