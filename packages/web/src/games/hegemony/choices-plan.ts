/**
 * What a person means beyond the question at hand. The game asks one thing at a time; who points at a whole company, at
 * an offer, or sets several prices before confirming has answered the next questions too.
 */
import type { HegemonyView, WorkerAt } from '@polity/hegemony/page';
import { cardById } from '@polity/hegemony/page';
import { type AskDescription, equal, type Json, type JsonObject } from '@polity/kernel';
import { workerAt } from './derive.js';
import type { Spot } from './spots.js';

/** An answer that is meant for the next ask of its kind, or the wish to fill a company with those who have no work. */
export type Planned =
  | { readonly kind: string; readonly answer: Json }
  | {
      readonly kind: 'assign-worker';
      readonly staff: string;
      /** One who is to be among them, and on which slot if that was said. */
      readonly goer?: Goer | undefined;
    };
interface Goer {
  readonly skill: string;
  /** The company that is left for it; nobody leaves one who has no work. */
  readonly from: string | undefined;
  readonly slot: number | undefined;
}
export type Plan = readonly Planned[];

/** What having pointed at these spots means for the questions that will follow the answer. */
export function planAfter({ kind }: AskDescription, path: readonly Spot[], view: HegemonyView): Plan {
  const [place, first, second] = path.at(-1)?.split(':') ?? [];
  if (first === undefined) return [];
  if (kind === 'buy-resource' && place === 'offer') return [{ kind: 'buy-source', answer: first }];
  if (kind !== 'assign-to') return [];
  const goer = path.length > 1 ? path[0] && workerAt(view, path[0]) : undefined;
  if (place === 'union') {
    return [{ kind: 'assign-worker', answer: { from: goer?.from ?? 'unemployed', skill: first } }];
  }
  if (goer === undefined) return place === 'company' ? [{ kind: 'assign-worker', staff: first }] : [];
  const { skill, from } = goer;
  const slot = second === undefined ? undefined : Number(second);
  return [{ kind: 'assign-worker', staff: first, goer: { skill, from, slot } }];
}

export interface FollowUp {
  readonly answer: Json;
  /** What is still meant after it. */
  readonly rest: Plan;
}

/** The planned answer to an ask; nothing when the plan does not fit it, and then the plan is over. */
export function followUp(plan: Plan, ask: AskDescription): FollowUp | undefined {
  const [next, ...rest] = plan;
  if (next === undefined || next.kind !== ask.kind) return undefined;
  if ('staff' in next) return staff(next, ask);
  const { answer } = next;
  if (answer === null) return ask.canStop ? { answer, rest } : undefined;
  if (ask.type === 'amount') {
    return typeof answer === 'number' && answer >= ask.min && answer <= ask.max ? { answer, rest } : undefined;
  }
  return ask.options.some((option) => equal(option, answer)) ? { answer, rest } : undefined;
}

/** Who was sent there, and unemployed workers of just the kind that a place wants, are nobody's dilemma; others are asked. */
function staff(planned: Extract<Planned, { staff: string }>, ask: AskDescription): FollowUp | undefined {
  const { company, slot } = ask.about;
  const { staff: id, goer } = planned;
  if (company !== id || typeof slot !== 'number') return undefined;
  const idle = (wanted: string | undefined, from = 'unemployed') =>
    ask.options.find((option) => {
      const one = option as unknown as WorkerAt;
      return one.from === from && one.skill === wanted;
    });
  const sent = goer && (goer.slot ?? slot) === slot ? idle(goer.skill, goer.from) : undefined;
  if (sent !== undefined) return { answer: sent, rest: [{ kind: 'assign-worker', staff: id }] };
  const fitting = idle(cardById(id).slots[slot]?.kind);
  return fitting === undefined ? undefined : { answer: fitting, rest: [planned] };
}

/** What is still meant where a plan did not fit: one who was sent to a later slot of the company goes there yet. */
export function stillMeant(plan: Plan, { kind, about }: AskDescription): Plan {
  const [next] = plan;
  if (next === undefined || !('staff' in next) || next.kind !== kind || next.staff !== about.company) return [];
  return Number(next.goer?.slot ?? -1) > Number(about.slot) ? plan : [];
}

/** Kinds of asks that come again and again until one stops: their changes can be gathered and confirmed together. */
const GATHERED: ReadonlySet<string> = new Set(['adjust-price', 'adjust-wage', 'export-transaction']);

/** Whether there is more than one thing to change; a single one is answered at once. */
export function isGathered({ kind, options }: AskDescription): boolean {
  return GATHERED.has(kind) && new Set(options.map((option) => subjectOf(kind, option))).size > 1;
}

/** What can be changed only once: the good of a price, the company of a wage, a transaction. */
export function subjectOf(kind: string, option: Json): string {
  const fields = option as JsonObject;
  if (kind === 'adjust-price') return String(fields.good);
  if (kind === 'adjust-wage') return String(fields.company);
  return JSON.stringify(option);
}

/**
 * The changes gathered so far with one more. A second change of the same thing takes the place of the first; the same
 * one again takes it back, but a transaction that may be made twice is first made twice.
 */
export function gather(ask: AskDescription, gathered: readonly Json[], option: Json): readonly Json[] {
  const subject = subjectOf(ask.kind, option);
  const same = gathered.filter((other) => equal(other, option)).length;
  if (same > 0 && same < Number(ask.about.times ?? 1)) return [...gathered, option];
  const others = gathered.filter((other) => subjectOf(ask.kind, other) !== subject);
  return same > 0 ? others : [...others, option];
}

/** Gathered changes as one answer now and a plan for the rest, ending with no more where the game allows it. */
export function planOfGathered(ask: AskDescription, gathered: readonly Json[]): FollowUp | undefined {
  const [answer, ...others] = gathered;
  if (answer === undefined) return ask.canStop ? { answer: null, rest: [] } : undefined;
  const { kind } = ask;
  return { answer, rest: [...others.map((other) => ({ kind, answer: other })), { kind, answer: null }] };
}
