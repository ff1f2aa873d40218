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

export default function Undone({ undone, table, game, read }: UndoneProps) {
  const say = useSay();
  const seats = useSeats(table, game);
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
              more: Math.max(0, linesOf(log, game.words).length - LINES),
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
  return words.paragraph(
    linesOf(log, words)
      .slice(0, LINES)
      .map((entry) => words.log(entry)),
  );
}

function linesOf(log: TakenBack['log'], words: GameWords): TakenBack['log'] {
  return words.lines(log).filter((entry) => entry !== null);
}
