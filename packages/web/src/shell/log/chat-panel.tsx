/** What people at the table say to each other, to everybody or to one alone. */
import type { ChatLine, PrivateLine, TableSummary } from '@polity/server/wire';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { SeatAtTable } from '../../games/game-ui.js';
import { seatLook } from '../../games/registry.js';
import type { LiveTable } from '../live/use-table.js';
import { useMyName } from '../me.js';
import { useSeats } from '../seats/seats.js';
import { NameFirst } from '../table/name-first.js';
import { Icon, SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { inOrder, type Said, toBeSpokenTo } from './talk.js';
import '../styles/chat-at-desk.css';

export interface ChatPanelProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
  readonly live: LiveTable;
  /** How often somebody has wanted to speak: the focus comes here. */
  readonly speaking?: number;
  /** Whether who has no name is asked for it here, once something is to be said; elsewhere the page asks already. */
  readonly asksName?: boolean;
}

export function ChatPanel({ table, game, live, speaking = 0, asksName = true }: ChatPanelProps) {
  const say = useSay();
  const { actions } = live;
  const { chat, asides } = live.state;
  const nameless = useMyName() === null;
  const said = inOrder(chat, asides);
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [said.length]);
  const [text, setText] = useState('');
  /** Whom it is meant for, while it waits for the name of who says it. */
  const [unsent, setUnsent] = useState<{ readonly to: string | undefined } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const focusOn = (field: string) => box.current?.querySelector<HTMLInputElement>(`${field} input`)?.focus();
  const tell = (to?: string) => {
    if (nameless && asksName) return setUnsent({ to });
    actions.chat(text.trim(), to);
    setText('');
    setUnsent(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: as often as somebody wants to speak
  useEffect(() => {
    if (speaking > 0) focusOn('.chat-form');
  }, [speaking]);
  // Who is asked for a name says that next; what waited for it is said then, and who said it goes on to speak.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message and each name
  useEffect(() => {
    if (unsent === null) return;
    if (nameless) return focusOn('.chat-name');
    tell(unsent.to);
    focusOn('.chat-form');
  }, [unsent, nameless]);
  const leave = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (unsent === null) return (target as HTMLElement).blur();
    setUnsent(null);
    focusOn('.chat-form');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is pressed in its fields
    <div className="chat" ref={box} onKeyDown={leave}>
      <ol ref={end} className="chat-lines" aria-live="polite">
        {said.length === 0 && <li className="empty">{say('chat.empty')}</li>}
        {said.map((one) => (
          <Line key={one.key} said={one} table={table} game={game} />
        ))}
      </ol>
      {unsent && <NameFirst className="chat-name" />}
      <SpeakForm {...{ table, game, text, setText, tell }} nameless={nameless && !asksName} />
    </div>
  );
}

interface LineProps {
  readonly table: TableSummary;
  readonly game: LoadedGame;
}

export function Line({ said, ...around }: LineProps & { readonly said: Said }) {
  return 'line' in said ? <PublicLine line={said.line} {...around} /> : <Aside aside={said.aside} {...around} />;
}

function PublicLine({ line, table, game }: LineProps & { readonly line: ChatLine }) {
  const say = useSay();
  const [seat] = line.seats;
  /** Who has said no name is known by the seat, or is one of several guests. */
  const guest = () =>
    seat === undefined
      ? say('name.guestNumber', { number: line.guest ?? 0 })
      : say('name.guestAt', { seat: game.words.name(seat, 'seat') });
  return (
    <li>
      <Marks seats={line.seats} table={table} game={game} />
      <strong>{line.name || guest()}</strong>
      {line.seats.length === 0 && <span className="muted"> ({say('chat.spectator')})</span>} {line.text}
    </li>
  );
}

/** Nobody but the two is shown it, and both read who they are. */
function Aside({ aside, table, game }: LineProps & { readonly aside: PrivateLine }) {
  const say = useSay();
  const nameOf = (name: string, seat: string) => name || say('name.guestAt', { seat: game.words.name(seat, 'seat') });
  const from = nameOf(aside.name, aside.seats[0] ?? '');
  const to = nameOf(aside.to.name, aside.to.seat);
  return (
    <li className="private">
      <Icon name="lock" size={12} />
      <Marks seats={aside.seats} table={table} game={game} />
      <strong>{say('chat.aside', { from, to })}</strong> {aside.text}
    </li>
  );
}

function Marks({ seats, table, game }: LineProps & { readonly seats: readonly string[] }) {
  const all = table.seats.map(({ seat }) => seat);
  return seats.map((seat) => <SeatMark key={seat} look={seatLook(game.ui, all, seat)} size={10} />);
}

interface SpeakFormProps extends LineProps {
  readonly text: string;
  setText(text: string): void;
  tell(to?: string): void;
  /** Whether a name has to be said elsewhere first. */
  readonly nameless: boolean;
}

function SpeakForm({ table, game, text, setText, tell, nameless }: SpeakFormProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<string>();
  const seats = useSeats(table, game);
  const others = game.ui.privateTalk ? toBeSpokenTo(seats) : [];
  // Whoever has left meanwhile is not spoken to; what was meant for them alone is not told to everybody either.
  const to = others.find(({ seat }) => seat === chosen);
  const gone = chosen !== undefined && to === undefined;
  const named = ({ player, seat }: SeatAtTable) => say('chat.oneOf', { player, seat: game.words.name(seat, 'seat') });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || gone) return;
    tell(to?.seat);
  };
  const asked = () => {
    if (nameless) return say('refused.unknown-player');
    return to === undefined ? say('chat.label') : say('chat.onlyTo', { player: to.player });
  };
  return (
    <form className={to || gone ? 'chat-form private' : 'chat-form'} onSubmit={send}>
      {(others.length > 0 || gone) && (
        <label className="chat-to">
          <Icon name={to || gone ? 'lock' : 'people'} />
          <span>{say('chat.to')}</span>
          <select value={chosen ?? ''} onChange={({ target }) => setChosen(target.value || undefined)}>
            <option value="">{say('chat.everybody')}</option>
            {gone && <option value={chosen}>{say('chat.gone')}</option>}
            {others.map((one) => (
              <option key={one.seat} value={one.seat}>
                {named(one)}
              </option>
            ))}
          </select>
        </label>
      )}
      <input
        value={text}
        maxLength={500}
        aria-label={say('chat.label')}
        placeholder={asked()}
        disabled={nameless}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="button" disabled={text.trim() === '' || gone}>
        {say('chat.send')}
      </button>
    </form>
  );
}
