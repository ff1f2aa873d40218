/** Advice on what the new action cards ask. */
import { byWeight } from '@polity/kernel';
import { because } from '../reading/reason.js';
import { type Policy, SECTIONS, type Seat } from '../rules/names.js';
import type { HegemonyView } from '../rules/view.js';
import type { Advisers, Asked, AskKind, Opinion } from './asked.js';
import { best } from './best.js';
import { gainOf, reasonsOf } from './policies.js';
import { withReasons } from './politics.js';

/** What the seat could lose by a bill for the policy; nothing more by one that lies there already. */
function danger(view: HegemonyView, seat: Seat, policy: Policy): number {
  if (view.bills[policy] !== null) return 0;
  const now = SECTIONS.indexOf(view.policies[policy]);
  const near = SECTIONS.filter((_, i) => Math.abs(i - now) === 1);
  return Math.max(0, ...near.map((section) => -gainOf(view, seat, { policy, section })));
}

function protect({ seat, options }: Asked<'protect-policy'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (policy) => danger(view, seat, policy),
    (policy) => because('protect', { policy, section: view.policies[policy] }),
  );
}

/** The bill that would hurt most. */
function discardBill({ seat, options }: Asked<'discard-bill'>, view: HegemonyView): Opinion | undefined {
  const [bill, ...over] = byWeight(options, (one) => -gainOf(view, seat, one));
  if (bill === undefined) return undefined;
  return { ...withReasons({ ...bill }, reasonsOf(view, seat, bill, false), 'discard-bill.least'), over };
}

/** Who is ahead loses it. */
function takeInfluence({ options }: Asked<'take-influence-from'>, view: HegemonyView): Opinion | undefined {
  return best(
    options,
    (of) => view[of].vp,
    (of) => because('class.leader', { class: of }),
  );
}

export const NEW_ACTIONS = {
  'protect-policy': protect,
  'discard-bill': discardBill,
  'take-influence-from': takeInfluence,
} satisfies Partial<Advisers<AskKind>>;
