/** A step of a finished game on the game's own board, with everybody's seat and the log beside it. */
import type { LogEntry } from '@polity/kernel';
import type { TableSummary } from '@polity/server/wire';
import type { ComponentType } from 'react';
import { Into, OutletsProvider } from '../../board/outlets.js';
import type { BoardProps } from '../../games/game-ui.js';
import { LogPanel } from '../log/log-panel.js';
import { useSeats } from '../seats/seats.js';
import { SeatsPanel } from '../seats/seats-panel.js';
import type { LoadedGame } from '../ui/use-game.js';

export interface ReplayBoardProps {
  readonly Board: ComponentType<BoardProps>;
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly seat: string | null;
  readonly view: object;
  readonly log: readonly LogEntry[];
}

const nothing = () => undefined;
const NONE: readonly never[] = [];

export function ReplayBoard({ Board, table, game, seat, view, log }: ReplayBoardProps) {
  const seats = useSeats(table, game);
  return (
    <OutletsProvider>
      <div className="replay-board boarded">
        <Board
          view={view}
          previewed={null}
          seat={seat}
          seats={seats}
          words={game.words}
          ask={null}
          log={log}
          seen={log.length}
          pending={false}
          answer={nothing}
          preview={nothing}
          undo={null}
          interjections={NONE}
          interject={nothing}
          previewInterjection={nothing}
        />
        <Into outlet="side">
          <div className="side">
            <SeatsPanel table={table} game={game} view={view} seat={seat} />
            <div className="side-talk sheet">
              <LogPanel log={log} game={game} seats={seats.map((one) => one.seat)} />
            </div>
          </div>
        </Into>
      </div>
    </OutletsProvider>
  );
}
