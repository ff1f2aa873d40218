/** The Desired Policies card: where every role is taken to want each policy. */
import type { Proposal } from '../../rules/asks.js';
import { POLICIES, type Policy, SECTIONS, type Seat, type Section } from '../../rules/names.js';
import type { OpenState } from '../../rules/state.js';

const line = (sections: string): Readonly<Record<Policy, Section>> =>
  Object.fromEntries(POLICIES.map((policy, i) => [policy, sections[i] as Section])) as Record<Policy, Section>;

export const DESIRED: Readonly<Record<Seat, Readonly<Record<Policy, Section>>>> = {
  working: line('AAAAACB'),
  middle: line('BBBBBBA'),
  capitalist: line('CCCCCAC'),
  state: line('BCABBBC'),
};

function steps(from: Section, to: Section): number {
  return Math.abs(SECTIONS.indexOf(from) - SECTIONS.indexOf(to));
}

/** How many sections a policy stands away from where the role wants it. */
export function distance({ policies }: Pick<OpenState, 'policies'>, role: Seat, policy: Policy): number {
  return steps(policies[policy], DESIRED[role][policy]);
}

/** How much closer a bill would bring the policy to where the role wants it; less than 0 if it moves away. */
export function closer(state: Pick<OpenState, 'policies'>, role: Seat, { policy, section }: Proposal): number {
  return distance(state, role, policy) - steps(section, DESIRED[role][policy]);
}

/** Whether the section is next to where the policy stands. */
export function isNext({ policies }: Pick<OpenState, 'policies'>, { policy, section }: Proposal): boolean {
  return steps(policies[policy], section) === 1;
}

/** One section from where the policy stands towards where the role wants it (AU-9.3); undefined if it stands there. */
export function towards({ policies }: Pick<OpenState, 'policies'>, role: Seat, policy: Policy): Section | undefined {
  const current = SECTIONS.indexOf(policies[policy]);
  const wanted = SECTIONS.indexOf(DESIRED[role][policy]);
  return current === wanted ? undefined : SECTIONS[current + Math.sign(wanted - current)];
}
