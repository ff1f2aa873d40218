/** Calls a person back when it is their turn: the title, a word for screen readers, and what they have switched on. */
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useRef } from 'react';
import { newestOf } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { preferences } from '../preferences.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay } from '../words/shell.js';

export interface AttentionProps {
  readonly live: LiveTable;
  readonly table: TableSummary;
  readonly game: LoadedGame;
  /** Who looks back is called as soon as something is asked, not when the table has come to show it. */
  readonly lookingBack: boolean;
}

export function Attention({ live: { state }, table, game, lookingBack }: AttentionProps) {
  const say = useSay();
  const asked = (lookingBack ? newestOf(state) : state.positions).find(({ ask }) => ask !== null)?.ask ?? null;
  const question = asked ? game.words.question(asked) : null;
  const title = useGameTitle()(game.id, 'short');
  const called = useRef<string>(undefined);

  useEffect(() => {
    document.title = question === null ? say('title.idle', { game: title }) : say('title.turn', { game: title });
  }, [question, title, say]);

  // Called once when it becomes one's turn, not with every question of it.
  const turn = asked === null ? undefined : asked.seat;
  useEffect(() => {
    if (turn === called.current) return;
    called.current = turn;
    if (turn === undefined || question === null) return;
    const { sounds, notifications } = preferences();
    if (sounds) void import('./calling.js').then(({ playTone }) => playTone());
    if (notifications && document.hidden) {
      const body = say('notify.body', { game: title, question });
      void import('./calling.js').then(({ notify }) => notify(say('notify.title'), body));
    }
  }, [turn, question, title, say]);

  const waitingFor = table.deciding.map((seat) => game.words.name(seat, 'seat'));
  const spoken =
    question === null
      ? waitingFor.length > 0 && table.status === 'playing'
        ? say('live.waiting', { seats: game.words.list(waitingFor) })
        : ''
      : say('live.turn', { question });
  return (
    <div className="visually-hidden" aria-live="polite">
      {spoken}
    </div>
  );
}
