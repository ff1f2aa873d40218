/** Calls a person back when it is their turn: the title, a word for screen readers, and what they have switched on. */
import type { TableSummary } from '@polity/server/wire';
import { useEffect, useRef } from 'react';
import type { LiveTable } from '../live/use-table.js';
import { preferences } from '../preferences.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useGameTitle } from '../words/game-title.js';
import { useSay } from '../words/shell.js';

export interface AttentionProps {
  readonly live: LiveTable;
  readonly table: TableSummary;
  readonly game: LoadedGame;
}

export function Attention({ live, table, game }: AttentionProps) {
  const say = useSay();
  const asked = live.state.positions.find(({ ask }) => ask !== null)?.ask ?? null;
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
    if (sounds) playTone();
    if (notifications && document.hidden) notify(say('notify.title'), say('notify.body', { game: title, question }));
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

function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, tag: 'polity-turn', icon: '/favicon.svg' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

let audio: AudioContext | undefined;

/** Two soft notes, made on the spot. */
function playTone(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime + 0.02;
  note(audio, 523.25, start);
  note(audio, 659.25, start + 0.14);
}

function note(context: AudioContext, frequency: number, start: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.type = 'sine';
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(start + 0.55);
}
