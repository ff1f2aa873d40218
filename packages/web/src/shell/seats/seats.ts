/** Who plays what: each role with its look, and who has it, in words. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import type { Catalogue } from '@polity/words';
import { useMemo } from 'react';
import type { GameUi, SeatAtTable } from '../../games/game-ui.js';
import { seatLook } from '../../games/registry.js';
import type { LoadedGame } from '../ui/use-game.js';
import { playedName } from '../words/played-itself.js';
import { useShellWords } from '../words/shell.js';

export function useSeats({ game, options, seats, deciding }: TableSummary, { ui }: LoadedGame): readonly SeatAtTable[] {
  const words = useShellWords();
  // The options of a table never change, but each summary brings its own.
  const chosen = JSON.stringify(options);
  return useMemo(() => {
    const names = seats.map(({ seat }) => seat);
    const unnamed = seats.flatMap(({ seat, holder }) => (isUnnamed(holder) ? [seat] : []));
    const seated = seats.map(({ seat, holder }) => ({
      seat,
      look: seatLook(ui, names, seat),
      holder: holder.kind === 'successor' ? ({ kind: 'game', mode: holder.way } as const) : holder,
      player:
        holder.kind === 'successor'
          ? playedName(words, game, holder.way)
          : holderName(holder, words, unnamed.length > 1 ? unnamed.indexOf(seat) + 1 : 0),
      away: holder.kind === 'person' && !holder.connected,
      deciding: deciding.includes(seat),
    }));
    const itself = playedIn(ui, JSON.parse(chosen) as TableSummary['options']).map(({ role, mode }) => ({
      seat: role,
      look: seatLook(ui, names, role),
      holder: { kind: 'game', mode } as const,
      player: playedName(words, game, mode),
      away: false,
      deciding: false,
    }));
    return itself.length === 0 ? seated : [...seated, ...itself].sort(asIn(Object.keys(ui.seatColours)));
  }, [seats, deciding, ui, words, game, chosen]);
}

function asIn(order: readonly string[]) {
  return (one: SeatAtTable, other: SeatAtTable) => order.indexOf(one.seat) - order.indexOf(other.seat);
}

/** The roles that the game itself plays at a table with these options. */
export function playedIn(
  { playsItself = {} }: Pick<GameUi, 'playsItself'>,
  options: TableSummary['options'],
): readonly { readonly role: string; readonly mode: string }[] {
  return Object.entries(playsItself).flatMap(([role, { option, modes }]) => {
    const mode = modes.find((one) => one === options[option]);
    return mode === undefined ? [] : [{ role, mode }];
  });
}

/** What a table is played with by now: as it was made, but for the roles that the game has taken over since. */
export function optionsNow(
  { options, seats }: TableSummary,
  { playsItself = {} }: Pick<GameUi, 'playsItself'>,
): TableSummary['options'] {
  const taken = seats.flatMap(({ seat, holder }) => {
    const option = playsItself[seat]?.option;
    return holder.kind === 'successor' && option !== undefined ? [[option, holder.way] as const] : [];
  });
  return taken.length === 0 ? options : { ...options, ...Object.fromEntries(taken) };
}

/** Others who have not said their name: they are told apart by numbers. */
function isUnnamed(holder: SeatHolder): boolean {
  return holder.kind === 'person' && !holder.you && !holder.name;
}

/** Somebody or something on a seat, not the game itself. */
type Sitter = Exclude<SeatHolder, { readonly kind: 'successor' }>;

/** @param number of somebody without a name, where there are several; 0 where there is one. */
export function holderName(holder: Sitter, words: Catalogue, number = 0): string {
  switch (holder.kind) {
    case 'open':
      return words.text('table.seat.open');
    case 'bot': {
      const bot = words.text(`bot.${holder.bot}`);
      if (holder.insteadOf === undefined) return bot;
      return words.text('table.seat.insteadOf', { bot, failed: words.text(`bot.${holder.insteadOf}`) });
    }
    case 'person': {
      const name = holder.name || words.text('name.guestNumber', { number });
      return holder.you ? words.text('table.seat.you', { name }) : name;
    }
  }
}

/** Whether it is the seat of somebody who is away from a game in which I sit too. */
export function isAwayFromMine({ status, seats }: TableSummary, holder: SeatHolder): boolean {
  const away = holder.kind === 'person' && !holder.you && !holder.connected;
  return away && status === 'playing' && seats.some((other) => isMine(other.holder));
}

/** Whether it is for me to agree, when somebody is gone from that seat: those do who play another one themselves. */
export function hasASay({ seats }: TableSummary, seat: string): boolean {
  return seats.some(({ seat: other, holder }) => other !== seat && holder.kind === 'person' && holder.you);
}

/** How many seats there are that others want the game to play, and I have not agreed to. */
export function toAgreeOn(table: TableSummary): number {
  const isOpen = ({ seat, succession }: TableSummary['seats'][number]) =>
    succession !== undefined && succession.wanted !== null && !succession.agreed && hasASay(table, seat);
  return table.seats.filter(isOpen).length;
}

export function isMine(holder: SeatHolder): boolean {
  return (holder.kind === 'person' && holder.you) || (holder.kind === 'bot' && holder.yours);
}

/** Whether a bot plays a seat of mine. */
export function isLent({ seats }: TableSummary, mine: string | null): mine is string {
  const holder = seats.find(({ seat }) => seat === mine)?.holder;
  return holder?.kind === 'bot' && holder.yours;
}
