/**
 * What pressing something at the beginning of a turn means, where it answers nothing yet: the action that is done with
 * it, and that it is meant once the card for the action has been discarded.
 */
import {
  type BasicAction,
  companyIn,
  type FreeAction,
  type HegemonyView,
  type Intents,
  intentsOf,
  openSlots,
  type WorkerClass,
} from '@polity/hegemony/page';
import type { AskDescription, Json } from '@polity/kernel';
import type { FollowUp, Plan } from '../../../board/board-rules.js';
import type { Spot } from '../board/spots.js';

/** What an action is begun for. */
export interface Meant extends FollowUp {
  readonly action: BasicAction | FreeAction;
}

export function intended(spot: Spot, ask: AskDescription, view: HegemonyView): Meant | undefined {
  const intents = intentsOf(ask, view);
  return intents === null ? undefined : meantBy(spot, ask.seat, intents);
}

function meantBy(spot: Spot, seat: string, { actions, build, bills, staff, cards }: Intents): Meant | undefined {
  const [place, first = '', second = ''] = spot.split(':');
  const basic = (action: BasicAction, ...rest: Plan): Meant | undefined =>
    actions.has(action) ? { action, answer: { do: 'basic', action }, rest } : undefined;
  const free = (action: FreeAction): Meant | undefined =>
    actions.has(action) ? { action, answer: { do: 'free', action }, rest: [] } : undefined;
  switch (place) {
    case 'market':
      return build.includes(first) ? basic('build-company', later('build-company', first)) : undefined;
    case 'policy': {
      const bill = bills.find(({ policy, section }) => policy === first && section === second);
      return bill && basic('propose-bill', later('propose-bill', { ...bill }));
    }
    case 'slot': {
      const target = staff.find((one) => 'company' in one && one.company === first);
      return target && basic('assign-workers', later('assign-to', { ...target }));
    }
    case 'union': {
      const target = staff.find((one) => 'union' in one && one.union === first);
      return target && basic('assign-workers', later('assign-to', { ...target }));
    }
    case 'unemployed':
      return first === seat ? basic('assign-workers') : undefined;
    case 'offer':
      return basic('buy-goods-and-services', later('buy-resource', second), { kind: 'buy-source', answer: first });
    case 'event':
      return basic('event-action', later('event', first));
    case 'history': {
      const found = cards.find(({ card }) => card === first);
      if (found === undefined) return undefined;
      const { action } = found;
      return { action, answer: { do: found.do, action }, rest: [later('historical-event', first)] };
    }
    case 'deal':
      return basic('make-business-deal', later('business-deal', first));
    case 'transaction':
      return basic('sell-to-foreign-market');
    case 'price':
      return free('adjust-prices');
    case 'wage':
      return free('adjust-wages');
    default:
      return undefined;
  }
}

/** Where an unemployed worker could be carried at the beginning of a turn: the open places of all that can be staffed. */
export function placesFor(spot: Spot, ask: AskDescription, view: HegemonyView): readonly Spot[] {
  const [place, of] = spot.split(':');
  if (place !== 'unemployed' || of !== ask.seat) return [];
  return (intentsOf(ask, view)?.staff ?? []).flatMap((target): readonly Spot[] => {
    if ('union' in target) return [`union:${target.union}`];
    const company = companyIn(view, target.company);
    if (company === undefined) return [];
    return openSlots(company, of as WorkerClass).map((slot): Spot => `slot:${company.id}:${slot}`);
  });
}

/** Meant once the card for the action has been discarded. */
function later(kind: string, answer: Json): Plan[number] {
  return { kind, answer, past: ['discard-card'] };
}
