/** Whoever the table waits for and is away, and the offer to let a bot play meanwhile. */
import type { TableSummary } from '@polity/server/wire';
import { api } from '../api.js';
import { usualBot } from '../home/plan.js';
import { isAwayFromMine, useSeats } from '../seats/seats.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useResource } from '../ui/use-resource.js';
import { useSay } from '../words/shell.js';
import '../styles/away.css';

export interface AwayProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
}

export default function Away({ table, game }: AwayProps) {
  const say = useSay();
  const seats = useSeats(table, game);
  const games = useResource(api.games);
  const known = games.value?.find(({ id }) => id === table.game);
  return seats
    .filter(({ away, deciding }) => away && deciding)
    .map(({ seat, player }) => {
      const holder = table.seats.find((one) => one.seat === seat)?.holder;
      return (
        <span key={seat} className="ask-away">
          <b>{say('ask.away', { player })}</b>
          {known && holder && isAwayFromMine(table, holder) && (
            <button
              type="button"
              className="button"
              onClick={() => void api.changeSeat(table.id, seat, { bot: usualBot(known) }).catch(() => undefined)}
            >
              {say('table.seat.standIn')}
            </button>
          )}
        </span>
      );
    });
}
