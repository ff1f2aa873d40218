/** What lies open behind a piece of advice, in numbers: what an offer can pay, how the city stands, how far it is to win. */
import type { JsonObject, Reason } from '@polity/kernel';
import { RESOURCES, type Seat, type Side } from '../names.js';
import { type Consequence, ifItWins } from '../reading/if-it-wins.js';
import { lackOf } from '../reading/output.js';
import { goalOf } from '../reading/winning.js';
import type { OfferedCard } from '../rules/state.js';
import type { NewAngelesView } from '../rules/view.js';
import { because, type Offered } from './asked.js';
import type { Interests } from './interests.js';

/** The most that an offer could bring a player: whose offer it is cannot support it. */
export function mostFor(view: NewAngelesView, offer: Offered, seat: Seat): number {
  return ifItWins(view, offer).reduce(
    (sum, one) => {
      if (one.kind === 'capital-to-one') return sum + (offer.seat === seat ? one.capital : one.forSupport);
      return one.kind === 'capital-to-three' ? sum + one.first : sum;
    },
    bound(view, offer, seat),
  );
}

/** An offer as I have to look at it: what it can pay me and my rival. */
export function payments({ view, seat, rival }: Interests, offer: Offered): JsonObject {
  return {
    card: offer.card,
    capital: mostFor(view, offer, seat),
    rival: rival ?? null,
    theirs: mostForRival({ view, seat, rival }, offer),
  };
}

/** Of an offer of mine that lets me choose whom it pays, my rival gets nothing. */
function mostForRival({ view, seat, rival }: Pick<Interests, 'view' | 'seat' | 'rival'>, offer: Offered): number {
  if (rival === undefined) return 0;
  return offer.seat === seat ? bound(view, offer, rival) : mostFor(view, offer, rival);
}

/** What an offer can pay a player whoever carries it out. */
function bound(view: NewAngelesView, offer: Offered, seat: Seat): number {
  return ifItWins(view, offer).reduce(
    (sum, one) => (one.kind === 'capital' && one.seat === seat ? sum + one.capital : sum),
    0,
  );
}

/** What one's rival can get by what is advised: nobody should learn that from the rival. */
export function rivalReason(mine: Interests, helped: Offered | undefined): readonly Reason[] {
  const { rival } = mine;
  const theirs = helped === undefined ? 0 : mostForRival(mine, helped);
  if (rival === undefined || helped === undefined) return [];
  const { asset = null } = mine.view.deal ?? {};
  return [
    ...(helped.seat === rival ? [because('rival.offer', { rival, asset })] : []),
    ...(theirs === 0 ? [] : [because('rival.paid', { rival, theirs })]),
  ];
}

/** How near the city is to its fall, and what the demand will still lack after the next production. */
export function dangers({ view }: Interests): JsonObject {
  return { threat: view.threat, missing: RESOURCES.filter((resource) => lackOf(view, resource) > 0) };
}

const HELPS: readonly Consequence['kind'][] = ['threat-falls', 'removes', 'calms', 'produces', 'resources'];

/** By what an offer of mine can help the city, if it shows. */
export function helpOf({ view, seat }: Interests, card: OfferedCard | undefined): JsonObject {
  const comes = card === undefined ? [] : ifItWins(view, { seat, card });
  const help = comes.find((one) => HELPS.includes(one.kind) && !('most' in one && one.most === 0));
  return { help: help?.kind ?? null, pieces: help?.kind === 'removes' ? [...help.pieces] : [] };
}

/** The cards that lie beside each offer. */
export function supported({ view: { deal } }: Interests): Readonly<Record<Side, number>> {
  const lies = (side: Side) =>
    Object.values(deal?.support ?? {}).reduce((sum, one) => sum + (one.side === side ? one.count : 0), 0);
  return { main: lies('main'), counter: lies('counter') };
}

/** How far it is to win: what every deal is made for. */
export function goalReason({ view, seat }: Interests): readonly Reason[] {
  const goal = goalOf(view, seat);
  if (goal === undefined) return [];
  if (goal.kind !== 'rival') return [because(`goal.${goal.kind}`, { ...goal })];
  const { rival, capital, short } = goal;
  return [because('goal.rival', { rival, short, lead: view.players[seat].capital - capital })];
}
