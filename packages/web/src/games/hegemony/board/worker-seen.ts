/** A worker at whom somebody points. */
import { companyIn, type HegemonyView, type Skill, type WorkerClass } from '@polity/hegemony/page';
import type { Spot } from './spots.js';

/** One who can be pointed at as such: among the unemployed, or in a company on a slot. */
export interface WorkerSeen {
  readonly of: WorkerClass;
  readonly skill: Skill;
  /** The company; nothing for the unemployed. */
  readonly from: string | undefined;
}

export function workerAt(view: Pick<HegemonyView, 'companies'>, spot: Spot): WorkerSeen | undefined {
  const [place, first, second] = spot.split(':');
  if (place === 'unemployed') return { of: first as WorkerClass, skill: second as Skill, from: undefined };
  const worker = place === 'slot' ? companyIn(view, first ?? '')?.workers[Number(second)] : undefined;
  return worker ? { of: worker.class, skill: worker.skill, from: first } : undefined;
}
