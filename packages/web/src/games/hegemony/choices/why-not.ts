/** Why something that lies on the board cannot be chosen now, where a person would wonder. */
import type { HegemonyView } from '@polity/hegemony/page';
import { playability, whyNoAction, whyNoBuilding, whyNoCompany, whyNoSale, whyNoSection } from '@polity/hegemony/page';
import type { AskDescription, Reason } from '@polity/kernel';
import type { Spot } from '../board/spots.js';

export function whyNot(spot: Spot, ask: AskDescription, view: HegemonyView): Reason | undefined {
  const [place, first = '', second = ''] = spot.split(':');
  switch (place) {
    case 'card':
      return ask.kind === 'turn' ? playability(first, ask, view).why : undefined;
    case 'basic':
    case 'free':
      return whyNoAction(place, first, ask, view);
    case 'policy':
      return whyNoSection(first, second, ask, view);
    case 'company':
      return whyNoCompany(first, ask, view);
    case 'market':
      return whyNoBuilding(first, ask, view);
    case 'transaction':
      return whyNoSale(first, ask, view);
    default:
      return undefined;
  }
}
