/** Calls a person back when it is their turn: the title, a word for screen readers, and what they have switched on. */
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useRef } from 'react';
import { preferences } from '../preferences.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { playTone } from './tone.js';
import type { TableAtHand } from './use-table.js';

export interface AttentionProps {
  readonly hand: TableAtHand;
  readonly table: TableSummary;
  readonly game: LoadedGame;
}

export function Attention({ hand, table, game }: AttentionProps) {
  const t = useText();
  const asked = hand.state.positions.find(({ ask }) => ask !== null)?.ask ?? null;
  const question = asked ? game.words.question(asked) : null;
  const title = t(`game.${game.id}.short`);
  const called = useRef<string>(undefined);

  useEffect(() => {
    document.title = question === null ? `${title} · ${t('app.name')}` : t('title.turn', { game: title });
  }, [question, title, t]);

  // Called once when it becomes one's turn, not with every question of it.
  const turn = asked === null ? undefined : asked.seat;
  useEffect(() => {
    if (turn === called.current) return;
    called.current = turn;
    if (turn === undefined || question === null) return;
    const { sounds, notifications } = preferences();
    if (sounds) playTone();
    if (notifications && document.hidden) notify(t('notify.title'), t('notify.body', { game: title, question }));
  }, [turn, question, title, t]);

  const waitingFor = table.deciding.map((seat) => game.words.name(seat, 'seat'));
  const spoken =
    question === null
      ? waitingFor.length > 0 && table.status === 'playing'
        ? t('live.waiting', { seats: game.words.list(waitingFor) })
        : ''
      : t('live.turn', { question });
  return (
    <div className="visually-hidden" aria-live="polite">
      {spoken}
    </div>
  );
}

function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: 'polity-turn', icon: '/favicon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
