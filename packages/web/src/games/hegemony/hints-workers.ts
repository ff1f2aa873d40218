/** Rules of thumb for workers: where they go, who learns what, where they strike. */
import type { Company, HegemonyView, Industry, Skill, WorkerAt, WorkerClass } from '@polity/hegemony/page';
import { cardOf, outputOf, wageOf } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { Thumb } from './hints.js';
import { because, bestHint } from './hints-best.js';

function find({ companies }: HegemonyView, id: string): Company | undefined {
  return companies.find((company) => company.id === id);
}

/** What a place pays for each worker whom it wants; one's own company counts for what it makes. */
function worth(view: HegemonyView, seat: string, id: string): number {
  const company = find(view, id);
  if (!company) return 0;
  const places = Math.max(1, company.workers.filter((worker) => worker === null).length);
  const own = company.owner === seat ? 5 * outputOf(company, true) : 0;
  return (wageOf(company) + own) / places;
}

const assignTo: Thumb = (ask, view) =>
  bestHint<{ company?: string; union?: Industry }>(
    ask.options,
    ({ company, union }) => (union === undefined ? worth(view, ask.seat, company ?? '') : 25),
    ({ company = '', union }) => {
      if (union !== undefined) return because('assign.union', { industry: union });
      const place = find(view, company);
      if (place?.owner === ask.seat) return because('assign.own', { company });
      return because('assign.wage', { company, wage: place ? wageOf(place) : 0 });
    },
  );

/** Somebody without work first, and of just the kind that the place wants. */
const assignWorker: Thumb = (ask, view) => {
  const company = typeof ask.about.company === 'string' ? find(view, ask.about.company) : undefined;
  const kind = company ? cardOf(company).slots[Number(ask.about.slot)]?.kind : ask.about.union;
  return bestHint<WorkerAt>(
    ask.options,
    ({ from, skill }) => (from === 'unemployed' ? 4 : 0) + (skill === kind ? 2 : 0) + (skill === 'unskilled' ? 1 : 0),
    ({ from }) => because(from === 'unemployed' ? 'worker.idle' : 'worker.moved'),
  );
};

/** Skilled workers are freed for places that want them. */
const swap: Thumb = (ask) => {
  const plain = ask.options.find((option) => (option as unknown as { skill: Skill }).skill === 'unskilled');
  if (plain !== undefined) return { answer: plain, why: because('swap.free') };
  return { answer: ask.canStop ? null : (ask.options[0] ?? null), why: because('swap.enough') };
};

const upgradeWorker: Thumb = (ask) =>
  bestHint<WorkerAt>(
    ask.options,
    ({ from, skill }) => (skill === 'unskilled' ? 2 : 0) + (from === 'unemployed' ? 1 : 0),
    () => because('upgrade.idle'),
  );

/** The trade for which most places are open, and fewest of one's own are without work. */
const trade: Thumb = (ask, view) => {
  const of: WorkerClass = ask.seat === 'middle' && ask.about.card === undefined ? 'middle' : 'working';
  const open = (skill: Industry) => openSkilled(view, skill) - view.unemployed[of][skill];
  return bestHint<Industry>(ask.options, open, (skill) => because('trade', { skill, open: openSkilled(view, skill) }));
};

function openSkilled({ companies }: HegemonyView, skill: Skill): number {
  return companies.reduce(
    (sum, company) =>
      sum + cardOf(company).slots.filter(({ kind }, slot) => kind === skill && company.workers[slot] === null).length,
    0,
  );
}

/** Where the highest wage would be most above the present one. */
const strike: Thumb = (ask, view) => {
  const raise = (id: string) => {
    const company = find(view, id);
    return company ? (cardOf(company).wages?.[2] ?? 0) - wageOf(company) : 0;
  };
  return bestHint<string>(ask.options, raise, (company) => because('strike', { company, raise: raise(company) }));
};

const staffWorker: Thumb = (ask) =>
  bestHint<Skill>(
    ask.options,
    (skill) => (skill === 'unskilled' ? 1 : 0),
    () => because('worker.idle'),
  );

const staffClass: Thumb = (ask, view) => {
  const idle = (of: WorkerClass) => Object.values(view.unemployed[of]).reduce((sum, count) => sum + count, 0);
  const mine = (of: WorkerClass) => (of === ask.seat ? 100 : 0);
  return bestHint<WorkerClass>(
    ask.options,
    (of) => mine(of) + idle(of),
    (of) => because('staff', { class: of, idle: idle(of) }),
  );
};

/** Those who leave the country first are those for whom there is most. */
const leaving: Thumb = (ask: AskDescription) =>
  bestHint<WorkerAt>(
    ask.options,
    ({ skill }) => (skill === 'unskilled' ? 0 : 1),
    () => because('leave'),
  );

export const WORKERS: Readonly<Record<string, Thumb>> = {
  'assign-to': assignTo,
  'assign-worker': assignWorker,
  'swap-workers': swap,
  'upgrade-worker': upgradeWorker,
  'upgrade-to': trade,
  'new-worker': trade,
  strike,
  'staff-worker': staffWorker,
  'staff-class': staffClass,
  'card-worker': leaving,
};
