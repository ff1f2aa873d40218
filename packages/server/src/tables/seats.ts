/** Who may sit where: taking, leaving and lending a seat, before and during the game. */
import { Refused } from '../problem.js';
import type { SeatChange, TableStatus } from '../wire.js';
import type { Sitter, TableMeta } from './meta.js';
import { agreedOn, type Circumstances, settled, withoutOffer } from './succession.js';

const OPEN: Sitter = { kind: 'open', left: null };

/** A table where everybody is there, and the game plays no seat itself. */
const AS_USUAL: Circumstances = { isAway: () => false, successors: () => [], standIn: () => 'random' };

/** The table after the change, or why it cannot be (thrown as `Refused`). */
export function changeSeat(
  meta: TableMeta,
  status: TableStatus,
  player: string,
  seat: string,
  change: SeatChange,
  around: Circumstances = AS_USUAL,
): TableMeta {
  const sitter = Object.hasOwn(meta.seats, seat) ? meta.seats[seat] : undefined;
  if (sitter === undefined) throw new Refused(404, 'no-such-seat', 'there is no such seat at this table');
  if (status === 'over') throw new Refused(409, 'over', 'the game is over');
  const playing = status === 'playing';
  if ('successor' in change && !playing) throw new Refused(409, 'not-playing', 'the game has not begun');
  const changed = changedTo(meta, sitter, playing, player, seat, change, around);
  return playing ? settled(changed, around) : changed;
}

function changedTo(
  meta: TableMeta,
  sitter: Sitter,
  playing: boolean,
  player: string,
  seat: string,
  change: SeatChange,
  around: Circumstances,
): TableMeta {
  if ('successor' in change) return agreedOn(meta, player, seat, change.successor, around);
  if ('take' in change) return withSeat(meta, seat, taken(meta, sitter, player, playing), playing ? [player] : []);
  if ('leave' in change) return withSeat(meta, seat, left(sitter, player, playing));
  if (change.bot !== null) {
    const standIn = playing ? stoodInFor(meta, sitter, player, change.bot, around) : undefined;
    return withSeat(meta, seat, standIn ?? lent(meta, sitter, player, change.bot));
  }
  return withSeat(meta, seat, takenBack(meta, sitter, player, playing));
}

function taken(meta: TableMeta, sitter: Sitter, player: string, playing: boolean): Sitter {
  if (sitter.kind === 'person' && sitter.player === player) return sitter;
  if (sitter.kind !== 'open') throw new Refused(409, 'seat-taken', 'somebody sits there already');
  // Whoever has seen one hand may not look into another in mid-game.
  if (playing && sitter.left !== player && meta.sat.includes(player))
    throw new Refused(403, 'forbidden', 'who has sat at this table can only take the seat back that they left');
  return { kind: 'person', player };
}

function left(sitter: Sitter, player: string, playing: boolean): Sitter {
  if (sitter.kind !== 'person' || sitter.player !== player)
    throw new Refused(403, 'not-your-seat', 'only who sits there can leave the seat');
  return playing ? { kind: 'open', left: player } : OPEN;
}

function lent(meta: TableMeta, sitter: Sitter, player: string, bot: string): Sitter {
  if (sitter.kind === 'person' && sitter.player === player) return { kind: 'bot', bot, owner: player };
  if (sitter.kind === 'bot' && sitter.owner === player) return { kind: 'bot', bot, owner: player };
  const isFree = sitter.kind === 'open' || (sitter.kind === 'bot' && sitter.owner === null);
  const isPlayed = sitter.kind === 'bot' && sitter.successor !== undefined;
  if (meta.host !== player || !isFree || isPlayed)
    throw new Refused(403, 'not-your-seat', 'only your own seat, or as host an open one, goes to a bot');
  return { kind: 'bot', bot, owner: sitter.kind === 'open' ? sitter.left : null };
}

/** Those who sit at the table need not wait for somebody who is away. */
function stoodInFor(
  meta: TableMeta,
  sitter: Sitter,
  player: string,
  bot: string,
  { isAway }: Circumstances,
): Sitter | undefined {
  if (sitter.kind !== 'person' || sitter.player === player || !isAway(sitter.player)) return undefined;
  return seatedPlayers(meta).includes(player) ? { kind: 'bot', bot, owner: sitter.player, standIn: true } : undefined;
}

/**
 * The table when somebody who was away is there again: with the seats given back that bots played for them, and without
 * the question whether the game shall play theirs. Nothing where that changes nothing.
 */
export function givenBack(meta: TableMeta, player: string): TableMeta | undefined {
  const seats = Object.keys(meta.seats).filter((seat) => {
    const sitter = meta.seats[seat];
    if (sitter?.kind === 'bot' && sitter.owner === player)
      return sitter.standIn === true || meta.successions?.[seat] !== undefined;
    return sitter?.kind === 'person' && sitter.player === player && meta.successions?.[seat] !== undefined;
  });
  if (seats.length === 0) return undefined;
  return seats.reduce((changed, seat) => {
    const sitter = changed.seats[seat];
    const isLent = sitter?.kind === 'bot' && sitter.standIn !== true;
    return isLent ? withoutOffer(changed, seat) : withSeat(changed, seat, { kind: 'person', player });
  }, meta);
}

function takenBack(meta: TableMeta, sitter: Sitter, player: string, playing: boolean): Sitter {
  if (sitter.kind === 'bot' && sitter.owner === player) return { kind: 'person', player };
  if (sitter.kind === 'bot' && sitter.owner === null && meta.host === player && !playing) return OPEN;
  throw new Refused(403, 'not-your-seat', 'no bot plays this seat for you');
}

/** The table with another bot on the seat of one that fails, unless somebody has taken the seat meanwhile. */
export function withSubstitute(meta: TableMeta, seat: string, bot: string): TableMeta {
  const sitter = meta.seats[seat];
  if (sitter?.kind !== 'bot') return meta;
  return withSeat(meta, seat, { ...sitter, bot, insteadOf: sitter.insteadOf ?? sitter.bot });
}

/** Where a person sits down, nobody asks any more whether the game shall play. */
function withSeat(meta: TableMeta, seat: string, sitter: Sitter, sat: readonly string[] = []): TableMeta {
  const asked = sitter.kind === 'person' ? withoutOffer(meta, seat) : meta;
  return { ...asked, seats: { ...meta.seats, [seat]: sitter }, sat: [...new Set([...meta.sat, ...sat])] };
}

/** Everybody who sits when the game begins. */
export function seatedPlayers({ seats }: TableMeta): readonly string[] {
  const players = Object.values(seats).flatMap((sitter) => {
    if (sitter.kind === 'person') return [sitter.player];
    return sitter.kind === 'bot' && sitter.owner !== null ? [sitter.owner] : [];
  });
  return [...new Set(players)];
}

/** The seats for the same people once more: what bots played for somebody is theirs again. */
export function seatsForRematch({ seats }: TableMeta): TableMeta['seats'] {
  return Object.fromEntries(
    Object.entries(seats).map(([seat, sitter]): [string, Sitter] => {
      if (sitter.kind === 'bot' && sitter.owner !== null) return [seat, { kind: 'person', player: sitter.owner }];
      const hasLeft = sitter.kind === 'open' || (sitter.kind === 'bot' && sitter.successor !== undefined);
      return [seat, hasLeft ? OPEN : sitter];
    }),
  );
}
