/** Advice on workers: where they go, who learns what, where they strike. */
import { byWeight, type Reason } from '@polity/kernel';
import { because } from '../reading/reason.js';
import type { WorkerAt } from '../rules/asks.js';
import { cardOf, companyIn, wageOf } from '../rules/companies.js';
import { UNEMPLOYED, unemployedCount } from '../rules/labour.js';
import type { Industry, Skill, WorkerClass } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import { type Advisers, type Asked, type AskKind, type Opinion, orUndo } from './asked.js';
import { best } from './best.js';
import {
  earnedAt,
  endsUnion,
  keepsUnion,
  lostWithout,
  type Move,
  moveTo,
  moveToUnion,
  WORTH_OF_A_UNION,
} from './moves.js';
import { type Strike, strikeAt } from './strikes.js';

type Target = Asked<'assign-to'>['options'][number];

/** The place that pays most for each worker it takes, after what is lost elsewhere. */
function assignTo(ask: Asked<'assign-to'>, view: HegemonyView): Opinion | undefined {
  const of = ask.seat as WorkerClass;
  const onlyUnemployed = ask.about.from === UNEMPLOYED;
  const moves = new Map(ask.options.map((target) => [target, moveFor(view, of, target, onlyUnemployed)]));
  const worth = (target: Target) => {
    const move = moves.get(target);
    return move ? move.earns / Math.max(1, move.workers) : 0;
  };
  const place = best(ask.options, worth, (target) => assignReason(view, of, target, moves.get(target)));
  const lost = place !== undefined && worth(place.option) <= 0;
  if (!lost || !ask.canStop) return orUndo(place, lost);
  return { answer: null, reason: because('assign.enough'), over: byWeight(ask.options, worth) };
}

function moveFor(view: HegemonyView, of: WorkerClass, target: Target, onlyUnemployed: boolean): Move | undefined {
  if ('union' in target) return moveToUnion(view, target.union, WORTH_OF_A_UNION, onlyUnemployed);
  const company = companyIn(view, target.company);
  return company && moveTo(view, of, company, onlyUnemployed);
}

function assignReason(view: HegemonyView, of: WorkerClass, target: Target, move?: Move): Reason {
  const left = move?.emptied[0];
  const emptied = left ? { left: left.id, lost: earnedAt(left, of), more: (move?.emptied.length ?? 0) - 1 } : {};
  if ('union' in target) {
    return because(left ? 'assign.union.emptying' : 'assign.union', { industry: target.union, ...emptied });
  }
  const { company } = target;
  const place = companyIn(view, company);
  const wage = place ? wageOf(place) : 0;
  const kind = place?.owner === of ? 'own' : 'wage';
  return because(left ? `assign.${kind}.emptying` : `assign.${kind}`, { company, wage, ...emptied });
}

/** Somebody without work first, and of just the kind that the place wants; else whoever is missed least. */
function assignWorker(ask: Asked<'assign-worker'>, view: HegemonyView): Opinion | undefined {
  const of = ask.seat as WorkerClass;
  const kind = 'union' in ask.about ? ask.about.union : slotKind(view, ask.about);
  const union = 'union' in ask.about ? ask.about.union : undefined;
  const lost = (from: string) => {
    const place = companyIn(view, from);
    return place ? lostWithout(place, of) : 0;
  };
  const dissolves = (from: string) => {
    const place = of === 'working' ? companyIn(view, from) : undefined;
    if (place === undefined) return false;
    return endsUnion(view, [place]) || (union !== undefined && !keepsUnion(view, union, [place]));
  };
  return best(
    ask.options,
    ({ from, skill }) =>
      (from === UNEMPLOYED ? 4 : -lost(from)) +
      (skill === kind ? 2 : 0) +
      (skill === 'unskilled' ? 1 : 0) -
      (dissolves(from) ? DISSOLVED : 0),
    ({ from }) => {
      if (from === UNEMPLOYED) return because('worker.idle');
      return because(lost(from) > 0 ? 'worker.moved' : 'worker.left', { from, lost: lost(from) });
    },
  );
}

/** More than any place earns: what ends a Trade Union comes after all that does not. */
const DISSOLVED = 1000;

function slotKind(view: HegemonyView, { company, slot }: { readonly company: string; readonly slot: number }) {
  const place = companyIn(view, company);
  return place && cardOf(place).slots[slot]?.kind;
}

/** Skilled workers are freed for places that want them. */
function swap({ options, canStop }: Asked<'swap-workers'>): Opinion {
  const plain = options.find(({ skill }) => skill === 'unskilled');
  if (plain !== undefined) return { answer: { ...plain }, reason: because('swap.free') };
  const [first] = options;
  if (canStop || first === undefined) return { answer: null, reason: because('swap.enough') };
  return { answer: { ...first }, reason: because('undo'), undo: true };
}

function upgradeWorker({ options }: Asked<'upgrade-worker'>): Opinion | undefined {
  return best(
    options,
    ({ from, skill }) => (skill === 'unskilled' ? 2 : 0) + (from === UNEMPLOYED ? 1 : 0),
    () => because('upgrade.idle'),
  );
}

/** The trade for which most places are open, and fewest of one's own are without work. */
function trade(ask: Asked<'upgrade-to' | 'new-worker'>, view: HegemonyView): Opinion | undefined {
  const byCard = 'card' in ask.about && ask.about.card !== undefined;
  const of: WorkerClass = ask.seat === 'middle' && !byCard ? 'middle' : 'working';
  const open = (skill: Industry) => openSkilled(view, skill) - view.unemployed[of][skill];
  return best(ask.options, open, (skill) => because('trade', { skill, open: openSkilled(view, skill) }));
}

function openSkilled({ companies }: HegemonyView, skill: Skill): number {
  return companies.reduce(
    (sum, company) =>
      sum + cardOf(company).slots.filter(({ kind }, slot) => kind === skill && company.workers[slot] === null).length,
    0,
  );
}

/** Where it brings most: a higher wage, or influence for a small one; nowhere, if it brings nothing. */
function strike({ options, canStop }: Asked<'strike'>, view: HegemonyView): Opinion | undefined {
  const strikes = new Map(options.map((id) => [id, struckAt(view, id)]));
  const worth = (id: string) => strikes.get(id)?.worth ?? 0;
  const place = best(options, worth, (id) => because('strike', { ...strikes.get(id) }));
  const idle = place !== undefined && worth(place.option) <= 0;
  if (!idle || !canStop) return orUndo(place, idle);
  return { answer: null, reason: because('strike.enough'), over: byWeight(options, worth) };
}

function struckAt(view: HegemonyView, id: string): Strike | undefined {
  const company = companyIn(view, id);
  return company && strikeAt(view, company);
}

function staffWorker({ options }: Asked<'staff-worker'>): Opinion | undefined {
  return best(
    options,
    (skill) => (skill === 'unskilled' ? 1 : 0),
    () => because('worker.idle'),
  );
}

function staffClass({ seat, options }: Asked<'staff-class'>, view: HegemonyView): Opinion | undefined {
  const idle = (of: WorkerClass) => unemployedCount(view, of);
  return best(
    options,
    (of) => (of === seat ? 100 : 0) + idle(of),
    (of) => because('staff', { class: of, idle: idle(of) }),
  );
}

/** Those who leave the country first are those for whom there is most. */
function leaving({ options }: Asked<'card-worker'>): Opinion | undefined {
  return best(
    options,
    ({ skill }: WorkerAt) => (skill === 'unskilled' ? 0 : 1),
    () => because('leave'),
  );
}

export const WORKERS = {
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
} satisfies Partial<Advisers<AskKind>>;
