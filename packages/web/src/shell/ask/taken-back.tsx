/** What others have taken back: it stays until it was read, for the log tells it no more. */
import type { TableSummary } from '@polity/server/wire';
import type { GameWords } from '@polity/words';
import type { TakenBack } from '../live/arrivals.js';
import { useSeats } from '../seats/seats.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

/** So many lines are told in full: the deed, and what came of it. */
const LINES = 3;

export interface UndoneProps {
  readonly undone: readonly TakenBack[];
  readonly table: TableSummary;
  readonly game: LoadedGame;
  read(): void;
}

/** Nothing when there is nothing to read. */
export function Undone({ undone, table, game, read }: UndoneProps) {
  const say = useSay();
  const seats = useSeats(table, game);
  if (undone.length === 0) return null;
  return (
    <div className="undone" role="status">
      <ul>
        {undone.map(({ seat, log }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was taken back stays in its order
          <li key={index}>
            {say('undone', {
              player: seats.find((one) => one.seat === seat)?.player ?? '',
              seat: game.words.name(seat, 'seat'),
              what: whatWas(log, game.words),
              more: Math.max(0, log.length - LINES),
            })}
          </li>
        ))}
      </ul>
      <button type="button" className="button quiet" onClick={read}>
        {say('refused.dismiss')}
      </button>
    </div>
  );
}

/** The first lines of what the log had told. */
export function whatWas(log: TakenBack['log'], words: GameWords): string {
  return words.paragraph(log.slice(0, LINES).map((entry) => words.log(entry)));
}
