/** The middle of the table: the game's own board, or its view as cards and tables. */
import type { TableSummary } from '@polity/server/wire';
import { useMemo } from 'react';
import { isPending, type Position } from '../table-state.js';
import type { LoadedGame } from '../ui/use-game.js';
import { diffViews } from '../view/diff.js';
import { GameView } from '../view/game-view.js';
import { useText } from '../words/shell.js';
import type { TableAtHand } from './use-table.js';

export interface StageProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly hand: TableAtHand;
  readonly position: Position;
}

export function Stage({ table, game, hand, position }: StageProps) {
  const t = useText();
  const { preview } = hand.state;
  const previewed = preview?.result?.view ?? null;
  const seats = useMemo(() => table.seats.map(({ seat }) => seat), [table.seats]);
  const changes = useMemo(
    () => (previewed === null ? position.changes : diffViews(position.view, previewed)),
    [previewed, position],
  );
  const { Board } = game.ui;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be scrolled with the keyboard
    <section className="stage" aria-label={t('tabs.table')} tabIndex={0}>
      {Board ? (
        <Board
          view={position.view}
          previewed={previewed}
          seat={position.seat}
          words={game.words}
          ask={position.ask}
          log={position.log}
          seen={position.seat === null ? position.log.length : (hand.state.seen[position.seat] ?? 0)}
          pending={isPending(hand.state, position.seat)}
          answer={hand.actions.answer}
          preview={hand.actions.preview}
        />
      ) : (
        <GameView
          view={position.view}
          seats={seats}
          seat={position.seat}
          game={game}
          changes={changes}
          mode={previewed === null ? 'past' : 'preview'}
        />
      )}
    </section>
  );
}
