/** What people at the table say to each other. */
import type { ChatLine } from '@polity/server/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  tell(text: string): void;
}

export function ChatPanel({ lines, game, seats, tell }: ChatPanelProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);
  /** Who has said no name is known by the seat. */
  const guestAt = ({ seats: [seat] }: ChatLine) =>
    seat === undefined ? say('name.guest') : say('name.guestAt', { seat: game.words.name(seat, 'seat') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    tell(text.trim());
    setText('');
  };
  return (
    <div className="chat">
      <ol ref={end} className="chat-lines" aria-live="polite">
        {lines.length === 0 && <li className="empty">{say('chat.empty')}</li>}
        {lines.map((line) => (
          <li key={line.number}>
            {line.seats.map((seat) => (
              <SeatMark key={seat} look={seatLook(game.ui, seats, seat)} size={10} />
            ))}
            <strong>{line.name || guestAt(line)}</strong>
            {line.seats.length === 0 && <span className="muted"> ({say('chat.spectator')})</span>} {line.text}
          </li>
        ))}
      </ol>
      <form className="chat-form" onSubmit={send}>
        <input
          id="chat-input"
          value={text}
          maxLength={500}
          aria-label={say('chat.label')}
          placeholder={say('chat.label')}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" className="button" disabled={text.trim() === ''}>
          {say('chat.send')}
        </button>
      </form>
    </div>
  );
}
