/** What events cost: the threat of an upper half as the city lies, and what a piece more or less would change in that. */
import { EVENT_IDS, EVENTS, type EventBack, type EventId, type UpperHalf } from '../data/events.js';
import { DISTRICTS, type Tier } from '../names.js';
import type { NewAngelesView } from '../rules/view.js';

/** How many there are of what an event looks at, by tier; of unrest also how many in strike. */
interface Counted {
  readonly tiers: Record<Tier, number>;
  strikes: number;
}

/** What a unit that moves costs by guess: from the highest tier it is not far to The Root. */
const MOVES: Readonly<Record<Tier, number>> = { 1: 0.05, 2: 0.2, 3: 0.9 };
/** Until the event comes one more may be there. */
const NEARLY = 0.3;

/** The threat that the upper half of an event would bring now. */
export function eventThreat(view: NewAngelesView, event: EventId): number {
  const { back, upper } = EVENTS[event];
  return upperThreat(upper, countedIn(view, back));
}

function countedIn({ city, board }: Pick<NewAngelesView, 'city' | 'board'>, back: EventBack): Counted {
  const counted: Counted = { tiers: { 1: 0, 2: 0, 3: 0 }, strikes: 0 };
  for (const id of DISTRICTS) {
    const district = city[id];
    const there = back === 'unrest' ? district.unrest !== 'stable' : district[back];
    if (there) counted.tiers[board.tiers[id]]++;
    if (there && district.unrest === 'strike') counted.strikes++;
  }
  return counted;
}

function upperThreat(upper: UpperHalf, { tiers, strikes }: Counted): number {
  const all = tiers[1] + tiers[2] + tiers[3];
  const moved = (times: number) => times * (MOVES[1] * tiers[1] + MOVES[2] * tiers[2] + MOVES[3] * tiers[3]);
  switch (upper.kind) {
    case 'moves':
      return moved(upper.times);
    case 'in-tier-or-moves':
      return tiers[upper.tier] > 0 ? upper.threat : moved(1);
    case 'each':
      return upper.threat * (upper.counts === 'strike' ? strikes : all);
    case 'at-least': {
      const lacking = upper.number - (upper.counts === 'strike' ? strikes : all);
      return lacking <= 0 ? upper.threat : lacking === 1 ? NEARLY * upper.threat : 0;
    }
    case 'highest-tier':
      return upper.threat.find(({ tier }) => tiers[tier] > 0)?.threat ?? 0;
  }
}

/** What the next event is about, and which it may be. */
interface Next {
  readonly view: NewAngelesView;
  readonly back: EventBack | null;
  readonly uppers: readonly UpperHalf[];
  readonly counted: Counted;
  readonly threat: number;
}

let last: Next | undefined;

function nextOf(view: NewAngelesView): Next {
  if (last?.view === view) return last;
  const [top] = view.eventDeck;
  const back = top?.event ? EVENTS[top.event].back : (top?.back ?? null);
  const possible = top?.event ? [top.event] : EVENT_IDS.filter((id) => EVENTS[id].back === back);
  const uppers = possible.map((id): UpperHalf => EVENTS[id].upper);
  const counted = countedIn(view, back ?? 'unrest');
  last = { view, back, uppers, counted, threat: meanThreat(uppers, counted) };
  return last;
}

function meanThreat(uppers: readonly UpperHalf[], counted: Counted): number {
  if (uppers.length === 0) return 0;
  return uppers.reduce((sum, upper) => sum + upperThreat(upper, counted), 0) / uppers.length;
}

/** The threat that the next event brings by all that is known of it. */
export function nextEventThreat(view: NewAngelesView): number {
  return nextOf(view).threat;
}

/** By how much threat the next event is worse with so many more pieces in a tier, or better with fewer. */
export function nextEventWith(view: NewAngelesView, what: EventBack, tier: Tier, more: number, strikes = 0): number {
  const { back, uppers, counted, threat } = nextOf(view);
  if (back !== what) return 0;
  const tiers = { ...counted.tiers, [tier]: counted.tiers[tier] + more };
  return meanThreat(uppers, { tiers, strikes: counted.strikes + strikes }) - threat;
}
