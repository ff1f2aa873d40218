/** Who holds a seat, in words. */
import type { SeatHolder } from '@polity/server/wire';
import type { Catalogue } from '../words/catalogue.js';

export function holderName(holder: SeatHolder, words: Catalogue): string {
  switch (holder.kind) {
    case 'open':
      return words.text('table.seat.open');
    case 'bot':
      return words.text(`bot.${holder.bot}`);
    case 'person': {
      const name = holder.name || words.text('name.guest');
      return holder.you ? words.text('table.seat.you', { name }) : name;
    }
  }
}

export function isMine(holder: SeatHolder): boolean {
  return (holder.kind === 'person' && holder.you) || (holder.kind === 'bot' && holder.yours);
}
