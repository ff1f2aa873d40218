/** The seats that this browser holds, to look through each of them. */
import type { TableSummary } from '@polity/server/wire';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface SeatSwitchProps {
  readonly held: readonly string[];
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly current: string | null;
  choose(seat: string): void;
}

export default function SeatSwitch({ held, table, game, current, choose }: SeatSwitchProps) {
  const say = useSay();
  const seats = table.seats.map(({ seat }) => seat);
  return (
    <fieldset className="seat-switch">
      <legend className="visually-hidden">{say('seat.look')}</legend>
      {held.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          aria-pressed={seat === current}
          aria-label={say('seat.switch', { seat: game.words.name(seat, 'seat') })}
          title={game.words.name(seat, 'seat')}
          onClick={() => seat !== current && choose(seat)}
        >
          <SeatMark look={seatLook(game.ui, seats, seat)} />
          <span className="seat-switch-name">{game.words.name(seat, 'seat')}</span>
        </button>
      ))}
    </fieldset>
  );
}
