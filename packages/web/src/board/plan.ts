/**
 * What a person means beyond the question at hand. A game asks one thing at a time; who points at something that answers
 * several questions, or gathers changes before confirming, has answered the next ones too.
 */
import { type AskDescription, equal, type Json } from '@polity/kernel';
import type { BoardRules, FollowUp, Gathering, PickRules, Plan } from './board-rules.js';

export function pickRulesOf(rules: BoardRules, { kind }: Pick<AskDescription, 'kind'>): PickRules | undefined {
  const known = Object.hasOwn(rules.asks, kind) ? rules.asks[kind] : undefined;
  return known && 'paths' in known ? known : undefined;
}

/** The planned answer to an ask; nothing when the plan does not fit it, and then the plan is over. */
export function followUp(rules: BoardRules, plan: Plan, ask: AskDescription): FollowUp | undefined {
  const [next, ...rest] = plan;
  if (next === undefined || next.kind !== ask.kind) return undefined;
  if ('wish' in next) return pickRulesOf(rules, ask)?.wishes?.answer(next.wish, ask);
  const { answer } = next;
  if (answer === null) return ask.canStop ? { answer, rest } : undefined;
  if (ask.type === 'amount') {
    return typeof answer === 'number' && answer >= ask.min && answer <= ask.max ? { answer, rest } : undefined;
  }
  const isOption = (one: Json) => ask.options.some((option) => equal(option, one));
  if (ask.type === 'one') return isOption(answer) ? { answer, rest } : undefined;
  const some = Array.isArray(answer) && answer.length >= ask.min && answer.length <= ask.max && answer.every(isOption);
  return some ? { answer, rest } : undefined;
}

/** What is still meant where a plan did not fit. */
export function stillMeant(rules: BoardRules, plan: Plan, ask: AskDescription): Plan {
  const [next] = plan;
  if (next?.past?.includes(ask.kind)) return plan;
  if (next === undefined || !('wish' in next) || next.kind !== ask.kind) return [];
  return pickRulesOf(rules, ask)?.wishes?.outlasts(next.wish, ask) ? plan : [];
}

/** How changes are gathered, where there is more than one thing to change; a single one is answered at once. */
export function gatheringOf(rules: BoardRules, ask: AskDescription): Gathering | undefined {
  const gathering = pickRulesOf(rules, ask)?.gathering;
  return gathering && new Set(ask.options.map((option) => gathering.changes(option))).size > 1 ? gathering : undefined;
}

/**
 * The changes gathered so far with one more. A second change of the same thing takes the place of the first; the same
 * one again takes it back, but one that may be made twice is first made twice.
 */
export function gather(
  gathering: Gathering,
  ask: AskDescription,
  gathered: readonly Json[],
  option: Json,
): readonly Json[] {
  const same = gathered.filter((other) => equal(other, option)).length;
  if (same > 0 && same < (gathering.times?.(ask) ?? 1)) return [...gathered, option];
  const changed = gathering.changes(option);
  const others = gathered.filter((other) => gathering.changes(other) !== changed);
  return same > 0 ? others : [...others, option];
}

/** Gathered changes as one answer now and a plan for the rest, ending with no more. */
export function planOfGathered({ kind }: AskDescription, gathered: readonly Json[]): FollowUp | undefined {
  const [answer, ...others] = gathered;
  if (answer === undefined) return undefined;
  return { answer, rest: [...others.map((other) => ({ kind, answer: other })), { kind, answer: null }] };
}
