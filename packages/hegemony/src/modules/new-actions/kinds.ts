/** What the new action cards add to the position, to the questions and to what is told. */
import type { One } from '@polity/kernel';
import type { Proposal } from '../../rules/asks.js';
import type { Policy, Seat } from '../../rules/names.js';

/** A bill marker that lies on a policy as a sign that nobody may propose a bill for it; it is no bill itself. */
export interface Sign {
  policy: Policy;
  by: Seat;
}

declare module '../../rules/state.js' {
  interface HegemonyState {
    /** Signs on the politics table; left out while there are none. */
    signs?: Sign[];
  }
}

declare module '../../rules/asks.js' {
  interface HegemonyAsks {
    'protect-policy': One<Policy>;
    /** Another player's bill, to be taken off the table. */
    'discard-bill': One<Proposal>;
    'take-influence-from': One<Seat>;
  }
}

declare module '../../rules/log.js' {
  interface HegemonyLog {
    'policy-protected': { by: Seat; policy: Policy };
    'bill-discarded': { by: Seat; of: Seat; policy: Policy; section: Proposal['section'] };
  }
}
