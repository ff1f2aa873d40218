/** The middle of the table: the game's own board, or its view as cards and tables. */
import type { TableSummary } from '@polity/server/wire';
import { useMemo } from 'react';
import { api } from '../api.js';
import { isPending, type Position } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { useSeats } from '../seats/seats.js';
import { lazyPart } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { diffViews } from '../view/diff.js';
import { useSay } from '../words/shell.js';

const GameView = lazyPart(async () => ({ default: (await import('../view/game-view.js')).GameView }));

export interface StageProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  readonly position: Position;
}

export function Stage({ table, game, live, position }: StageProps) {
  const say = useSay();
  const { state, actions } = live;
  const seats = useSeats(table, game);
  const names = useMemo(() => seats.map(({ seat }) => seat), [seats]);
  const previewed = state.preview?.result?.view ?? null;
  const changes = useMemo(
    () => (previewed === null ? position.changes : diffViews(position.view, previewed)),
    [previewed, position],
  );
  const canUndo = position.cannotUndo === null && !isPending(state, position.seat);
  const undo = useMemo(() => (canUndo ? () => actions.undo(false) : null), [canUndo, actions]);
  const { Board, judged } = game.ui;
  // Among people everybody thinks for themselves.
  const alone = table.seats.every(({ holder }) => holder.kind !== 'person' || holder.you);
  const own = judged && alone ? position.seat : null;
  const weigh = useMemo(
    () => (own === null ? undefined : () => api.weigh(table.id, own).then(({ reckoning }) => reckoning)),
    [table.id, own],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled with the keyboard
    <section className="stage" aria-label={say('tabs.table')} tabIndex={0}>
      {Board ? (
        <Board
          view={position.view}
          previewed={previewed}
          seat={position.seat}
          seats={seats}
          words={game.words}
          ask={position.ask}
          log={position.log}
          seen={position.seat === null ? position.log.length : (state.seen[position.seat] ?? position.log.length)}
          pending={isPending(state, position.seat)}
          answer={actions.answer}
          preview={actions.preview}
          undo={undo}
          interjections={position.interjections}
          interject={actions.interject}
          previewInterjection={actions.previewInterjection}
          {...(weigh === undefined ? {} : { weigh })}
        />
      ) : (
        <GameView
          view={position.view}
          seats={names}
          seat={position.seat}
          game={game}
          changes={changes}
          mode={previewed === null ? 'past' : 'preview'}
        />
      )}
    </section>
  );
}
