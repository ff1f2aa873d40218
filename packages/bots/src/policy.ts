/** A player that answers by the game's quick policy: what searching bots think everybody plays when they look ahead. */
import type { Bot } from '@polity/kernel';

/** It looks at the game through a policy that it is given: a situation does not tell whose game it is. */
export function policyBot(policy: NonNullable<Parameters<NonNullable<Bot['plays']>>[0]['policy']>): Bot {
  return { name: 'policy', answer: (at) => policy(at.ask, at.view, () => at.log) };
}
