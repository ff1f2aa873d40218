/** The basic actions that only the State has: events, MPs, Extra Tax, Campaign (p. 27-28). */
import type { BasicAction } from '../asks.js';
import { resolvableEvents, resolveEvent, settleEvent } from '../cards/events.js';
import type { Hegemony, Play } from '../context.js';
import { ACTION, LEGITIMACY } from '../data/board.js';
import { giveInfluence } from '../goods.js';
import { pay } from '../money.js';
import { CLASSES, type Class } from '../names.js';
import { changeLegitimacy } from '../points.js';
import type { HegemonyState } from '../state.js';
import type { Actions } from './action.js';
import { exportAction, proposeBillAction } from './common.js';

/** Chooses an event of the board and carries it out. */
export function* eventAction(t: Hegemony): Play {
  const id = yield* t.ask('state', 'event', () => resolvableEvents(t.state));
  yield* resolveEvent(t, id);
  yield* settleEvent(t, id);
}

function* meetMps(t: Hegemony): Play {
  const of = (yield* t.ask('state', 'card-class', () => CLASSES, { about: { action: 'meet-mps' } })) as Class;
  giveInfluence(t, 'state', of, ACTION.mpsInfluence);
  changeLegitimacy(t, of, ACTION.mpsLegitimacy);
}

/** The classes with which the State has Legitimacy to lose (FAQ p. 35). */
export function classesToLose({ state }: HegemonyState): Class[] {
  return CLASSES.filter((of) => state.legitimacy[of] > LEGITIMACY.least);
}

/** The two classes with the lowest Legitimacy lose some, so all three must have some to lose. */
function canTaxExtra(state: HegemonyState): boolean {
  return classesToLose(state).length === CLASSES.length;
}

function* taxExtra(t: Hegemony): Play {
  const { legitimacy } = t.state.state;
  for (const name of CLASSES) pay(t, name, 'state', ACTION.extraTax, 'extra-tax');
  const hit: Class[] = [];
  while (hit.length < ACTION.extraTaxClasses) {
    const spared = CLASSES.filter((of) => !hit.includes(of));
    const lowest = Math.min(...spared.map((of) => legitimacy[of]));
    hit.push(yield* t.ask('state', 'extra-tax-class', () => spared.filter((of) => legitimacy[of] === lowest)));
  }
  for (const name of hit) changeLegitimacy(t, name, -1);
}

function* campaign(t: Hegemony): Play {
  const range = () => ({ min: 1, max: Math.min(ACTION.campaign, t.state.state.services.influence) });
  takeMediaInfluence(t, yield* t.askAmount('state', 'campaign-amount', range));
}

/** Media Influence becomes the State's own. */
export function takeMediaInfluence(t: Hegemony, amount: number): void {
  if (amount === 0) return;
  const { state } = t.state;
  state.services.influence -= amount;
  state.influence += amount;
  t.log('resource', { seat: 'state', resource: 'influence', amount });
}

export const stateActions: Actions<BasicAction> = {
  'propose-bill': proposeBillAction('state'),
  'event-action': { can: (state) => resolvableEvents(state).length > 0, take: eventAction },
  'sell-to-foreign-market': exportAction('state'),
  'meet-mps': { can: (state) => state.state.influence >= ACTION.mpsInfluence, take: meetMps },
  'extra-tax': { can: canTaxExtra, take: taxExtra },
  campaign: { can: (state) => state.state.services.influence > 0, take: campaign },
};
