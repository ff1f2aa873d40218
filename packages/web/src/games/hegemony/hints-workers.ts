/** Rules of thumb for workers: where they go, who learns what, where they strike. */
import type { HegemonyView, Industry, Skill, WorkerAt, WorkerClass } from '@polity/hegemony/page';
import { cardOf, wageOf } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import type { Thumb } from './hints.js';
import { because, bestHint } from './hints-best.js';
import { companyOf, earnedAt, lostWithout, type Move, moveTo, moveToUnion, WORTH_OF_A_UNION } from './hints-moves.js';
import type { Message } from './say.js';

interface Target {
  readonly company?: string;
  readonly union?: Industry;
}

/** The place that pays most for each worker it takes, after what is lost elsewhere. */
const assignTo: Thumb = (ask, view) => {
  const of = ask.seat as WorkerClass;
  const onlyUnemployed = ask.about.from === 'unemployed';
  const moves = new Map<Target, Move | undefined>();
  const moveOf = (target: Target) => {
    if (!moves.has(target)) moves.set(target, moveFor(view, of, target, onlyUnemployed));
    return moves.get(target);
  };
  const worth = (target: Target) => {
    const move = moveOf(target);
    return move ? move.earns / Math.max(1, move.workers) : 0;
  };
  const best = bestHint<Target>(ask.options, worth, (target) => assignReason(view, of, target, moveOf(target)));
  const lost = best !== undefined && worth(best.answer as unknown as Target) <= 0;
  return lost && ask.canStop ? { answer: null, why: because('assign.enough') } : best;
};

function moveFor(view: HegemonyView, of: WorkerClass, { company, union }: Target, onlyUnemployed: boolean) {
  if (union !== undefined) return moveToUnion(view, union, WORTH_OF_A_UNION, onlyUnemployed);
  const place = companyOf(view, company ?? '');
  return place && moveTo(view, of, place, onlyUnemployed);
}

function assignReason(view: HegemonyView, of: WorkerClass, { company = '', union }: Target, move?: Move): Message {
  const place = companyOf(view, company);
  const left = move?.emptied[0];
  const emptied = left ? { left: left.id, lost: earnedAt(left, of), more: (move?.emptied.length ?? 0) - 1 } : {};
  if (union !== undefined)
    return because(left ? 'assign.union.emptying' : 'assign.union', { industry: union, ...emptied });
  const wage = place ? wageOf(place) : 0;
  const kind = place?.owner === of ? 'own' : 'wage';
  return because(left ? `assign.${kind}.emptying` : `assign.${kind}`, { company, wage, ...emptied });
}

/** Somebody without work first, and of just the kind that the place wants; else whoever is missed least. */
const assignWorker: Thumb = (ask, view) => {
  const of = ask.seat as WorkerClass;
  const company = typeof ask.about.company === 'string' ? companyOf(view, ask.about.company) : undefined;
  const kind = company ? cardOf(company).slots[Number(ask.about.slot)]?.kind : ask.about.union;
  const lost = (from: string) => {
    const place = companyOf(view, from);
    return place ? lostWithout(view, place, of) : 0;
  };
  return bestHint<WorkerAt>(
    ask.options,
    ({ from, skill }) =>
      (from === 'unemployed' ? 4 : -lost(from)) + (skill === kind ? 2 : 0) + (skill === 'unskilled' ? 1 : 0),
    ({ from }) => {
      if (from === 'unemployed') return because('worker.idle');
      return because(lost(from) > 0 ? 'worker.moved' : 'worker.left', { from, lost: lost(from) });
    },
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
    const company = companyOf(view, id);
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
