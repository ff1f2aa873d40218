/** Who sits where: each seat with its look, and who holds it, in words. */
import type { SeatHolder, TableSummary } from '@polity/server/wire';
import type { Catalogue } from '@polity/words';
import { useMemo } from 'react';
import type { SeatAtTable } from '../../games/game-ui.js';
import { seatLook } from '../../games/registry.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useShellWords } from '../words/shell.js';

export function useSeats({ seats, deciding }: TableSummary, { ui }: LoadedGame): readonly SeatAtTable[] {
  const words = useShellWords();
  return useMemo(() => {
    const names = seats.map(({ seat }) => seat);
    const unnamed = seats.flatMap(({ seat, holder }) => (isUnnamed(holder) ? [seat] : []));
    return seats.map(({ seat, holder }) => ({
      seat,
      look: seatLook(ui, names, seat),
      holder,
      player: holderName(holder, words, unnamed.length > 1 ? unnamed.indexOf(seat) + 1 : 0),
      away: holder.kind === 'person' && !holder.connected,
      deciding: deciding.includes(seat),
    }));
  }, [seats, deciding, ui, words]);
}

/** Others who have not said their name: they are told apart by numbers. */
function isUnnamed(holder: SeatHolder): boolean {
  return holder.kind === 'person' && !holder.you && !holder.name;
}

/** @param number of somebody without a name, where there are several; 0 where there is one. */
export function holderName(holder: SeatHolder, words: Catalogue, number = 0): string {
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

export function isMine(holder: SeatHolder): boolean {
  return (holder.kind === 'person' && holder.you) || (holder.kind === 'bot' && holder.yours);
}
