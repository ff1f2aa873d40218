/** Where the game itself takes the place of somebody who is gone: those who still play agree on it, one by one. */
import type { Input, Table } from '@polity/kernel';
import { SUCCESSION } from '@polity/kernel';
import { Refused } from '../problem.js';
import type { SeatSuccession } from '../wire.js';
import type { Sitter, TableMeta } from './meta.js';

/** What has to be known besides who sits where. */
export interface Circumstances {
  /** Whether somebody who sits here is not connected now. */
  isAway(player: string): boolean;
  /** What of the game itself could take the seat's place now. */
  successors(seat: string): readonly string[];
  /** Who plays the seat until it does. */
  standIn(): string;
}

/** Nobody is to be replaced who is there, nor a bot that plays for nobody. */
function isGone(sitter: Sitter | undefined, isAway: (player: string) => boolean): boolean {
  if (sitter === undefined) return false;
  if (sitter.kind === 'open') return sitter.left !== null;
  const holder = sitter.kind === 'person' ? sitter.player : sitter.owner;
  return holder !== null && isAway(holder);
}

/** The seats of people who have a say: all of them but whose seat it is. A bot has none. */
function seatsWithASay({ seats }: TableMeta, seat: string): readonly (readonly [seat: string, player: string])[] {
  const own = seats[seat];
  return Object.entries(seats).flatMap(([other, sitter]) => {
    if (sitter.kind !== 'person' || other === seat) return [];
    return own?.kind === 'person' && own.player === sitter.player ? [] : [[other, sitter.player] as const];
  });
}

/** The table after somebody has agreed that the game plays a seat in that way, or with `null` does not agree any more. */
export function agreedOn(
  meta: TableMeta,
  player: string,
  seat: string,
  way: string | null,
  { isAway, successors }: Circumstances,
): TableMeta {
  if (!seatsWithASay(meta, seat).some(([, other]) => other === player))
    throw new Refused(403, 'forbidden', 'those who play at this table decide on it');
  const offer = meta.successions?.[seat];
  if (way === null) {
    const agreed = offer?.agreed.filter((other) => other !== player) ?? [];
    return withOffer(meta, seat, offer && agreed.length > 0 ? { ...offer, agreed } : undefined);
  }
  if (!isGone(meta.seats[seat], isAway))
    throw new Refused(403, 'not-your-seat', 'only who has gone can be replaced by the game');
  if (!successors(seat).includes(way))
    throw new Refused(409, 'no-successor', 'the game cannot play this seat like that');
  // Another way is another question: who has agreed to the one before is asked anew.
  const agreed = offer?.way === way ? offer.agreed : [];
  return withOffer(meta, seat, { way, agreed: [...new Set([...agreed, player])] });
}

type Offer = NonNullable<TableMeta['successions']>[string];

function withOffer(meta: TableMeta, seat: string, offer: Offer | undefined): TableMeta {
  const { successions = {}, ...rest } = meta;
  const { [seat]: _, ...others } = successions;
  const offers = offer === undefined ? others : { ...others, [seat]: offer };
  return Object.keys(offers).length === 0 ? rest : { ...rest, successions: offers };
}

/** The table without what was asked about a seat. */
export function withoutOffer(meta: TableMeta, seat: string): TableMeta {
  return meta.successions?.[seat] === undefined ? meta : withOffer(meta, seat, undefined);
}

/** The table with every seat handed over on which all agree who have a say. */
export function settled(meta: TableMeta, { isAway, successors, standIn }: Circumstances): TableMeta {
  let now = meta;
  for (const [seat, { way, agreed }] of Object.entries(meta.successions ?? {})) {
    const sitter = now.seats[seat];
    const having = seatsWithASay(now, seat);
    const all = having.length > 0 && having.every(([, player]) => agreed.includes(player));
    if (!all || !isGone(sitter, isAway) || !successors(seat).includes(way)) continue;
    const bot = sitter?.kind === 'bot' ? sitter.bot : standIn();
    const successor: Sitter = { kind: 'bot', bot, owner: null, successor: way };
    now = withoutOffer({ ...now, seats: { ...now.seats, [seat]: successor } }, seat);
  }
  return now;
}

/** What a player is told about it: nothing where nobody has gone, or the game has nothing to offer. */
export function successionSeen(
  meta: TableMeta,
  seat: string,
  player: string | null,
  { isAway, successors }: Pick<Circumstances, 'isAway' | 'successors'>,
): SeatSuccession | undefined {
  const ways = isGone(meta.seats[seat], isAway) ? successors(seat) : [];
  if (ways.length === 0) return undefined;
  const { way = null, agreed = [] } = meta.successions?.[seat] ?? {};
  const missing = seatsWithASay(meta, seat).filter(([, other]) => !agreed.includes(other));
  return { ways, wanted: way, agreed: player !== null && agreed.includes(player), missing: missing.map(([at]) => at) };
}

/** What those at the table have agreed on and the rules do not know yet. */
export function toPutIn({ seats }: TableMeta, table: Table): Input | undefined {
  for (const [seat, sitter] of Object.entries(seats)) {
    if (sitter.kind !== 'bot' || sitter.successor === undefined) continue;
    const { successor } = sitter;
    if (table.successors(seat).includes(successor)) return { seat, interjection: SUCCESSION, value: successor };
  }
  return undefined;
}

/** Whether somebody puts in by themselves what all have to agree on. */
export function isSuccession(put: object): boolean {
  return 'interjection' in put && put.interjection === SUCCESSION;
}
