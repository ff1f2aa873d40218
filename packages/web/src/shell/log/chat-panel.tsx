/** What people at the table say to each other. */
import type { ChatLine } from '@polity/server/wire';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { seatLook } from '../../games/registry.js';
import { useMyName } from '../me.js';
import { NameFirst } from '../table/name-first.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';

export interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  tell(text: string): void;
  /** How often somebody has wanted to speak: the focus comes here. */
  readonly speaking?: number;
  /** Whether who has no name says it here; elsewhere the page asks for it already. */
  readonly asksName?: boolean;
}

export function ChatPanel({ lines, game, seats, tell, speaking = 0, asksName = true }: ChatPanelProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const nameless = useMyName() === null;
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [lines.length]);
  // Who has just said a name goes on to speak.
  const asked = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (speaking > 0 || (asked.current && !nameless)) box.current?.querySelector('input')?.focus();
    asked.current = nameless && asksName;
  }, [nameless, asksName, speaking]);
  /** Who has said no name is known by the seat, or is one of several guests. */
  const guestAt = ({ seats: [seat], guest: number = 0 }: ChatLine) =>
    seat === undefined
      ? say('name.guestNumber', { number })
      : say('name.guestAt', { seat: game.words.name(seat, 'seat') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    tell(text.trim());
    setText('');
  };
  return (
    <div className="chat" ref={box}>
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
      {nameless && asksName ? (
        <NameFirst className="chat-name" />
      ) : (
        <form className="chat-form" onSubmit={send}>
          <input
            value={text}
            maxLength={500}
            aria-label={say('chat.label')}
            placeholder={say(nameless ? 'refused.unknown-player' : 'chat.label')}
            disabled={nameless}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <button type="submit" className="button" disabled={text.trim() === ''}>
            {say('chat.send')}
          </button>
        </form>
      )}
    </div>
  );
}
