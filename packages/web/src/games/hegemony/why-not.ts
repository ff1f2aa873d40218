/** Why something that lies on the board cannot be chosen now, where a person would wonder. */
import type { HegemonyView } from '@polity/hegemony/page';
import type { AskDescription } from '@polity/kernel';
import { playability } from './playable.js';
import type { Message } from './say.js';
import type { Spot } from './spots.js';
import { whyNoAction, whyNoBuilding, whyNoCompany, whyNoSale, whyNoSection } from './why-not-places.js';

export function whyNot(spot: Spot, ask: AskDescription, view: HegemonyView): Message | undefined {
  const [place, first = '', second = ''] = spot.split(':');
  switch (place) {
    case 'card':
      return ask.kind === 'turn' ? playability(first, ask, view).why : undefined;
    case 'basic':
    case 'free':
      return ask.kind === 'turn' ? whyNoAction(place, first, ask, view) : undefined;
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
