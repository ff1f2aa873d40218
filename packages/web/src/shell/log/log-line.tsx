/** A line of the log. One that speaks of spots of the board shows them there, one that names a card tells what that does. */
import type { LogEntry } from '@polity/kernel';
import type { GameWords } from '@polity/words';
import { memo } from 'react';
import { hideTip, showTip } from '../../board/tip.js';
import { seatLook } from '../../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { namedIn } from './named.js';

export interface LogLineProps {
  readonly entry: LogEntry;
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  /** Its number in the log, for whoever goes from line to line. */
  readonly number: number;
  /** Whether Tab comes to this line. */
  readonly reached: boolean;
  /** Shows what it speaks of; without it the line is only read. */
  show?: ((entry: LogEntry, number: number) => void) | undefined;
  /** On a phone: reads out over the log what a line names. */
  read?: ((entry: LogEntry) => void) | undefined;
  /** How deep it lies below the deed that it belongs to; 0 for what came of it. */
  readonly depth?: number | undefined;
  /** The deed that it heads, and whether what led to that is shown. */
  readonly deed?: number | undefined;
  readonly open?: boolean | undefined;
  /** Unfolds what led to a deed, or folds it. */
  turn?(deed: number): void;
}

/** Where a log entry names who acted. */
const ACTORS = ['seat', 'from', 'by', 'class', 'owner'];

export const LogLine = memo(function LogLine(props: LogLineProps) {
  const { entry, game, seats, number, reached, show, read, depth } = props;
  const { words, ui } = game;
  const level = words.facts.headings?.indexOf(entry.kind) ?? -1;
  const text = words.log(entry);
  if (level >= 0) return <li className={`log-heading level-${level}`}>{text}</li>;
  const actor = actorOf(entry, words).find((who) => seats.includes(who) || Object.hasOwn(ui.seatColours, who));
  const named = namedIn(words, entry);
  const tell = ({ currentTarget }: { readonly currentTarget: Element }) => {
    if (!named || read) return;
    showTip(
      currentTarget,
      <>
        <h4>{named.name}</h4>
        <p>{named.text}</p>
      </>,
    );
  };
  const untell = ({ currentTarget }: { readonly currentTarget: Element }) => {
    // On a phone the press has turned to the table: what it tells stays there until the next one.
    if (currentTarget.checkVisibility()) hideTip(currentTarget);
    else addEventListener('pointerdown', () => hideTip(currentTarget), { once: true });
  };
  return (
    <li className={classOf(entry, depth)}>
      {actor !== undefined ? <SeatMark look={seatLook(ui, seats, actor)} size={9} /> : <span className="no-mark" />}
      {show || named ? (
        <button
          type="button"
          className="log-point"
          data-line={number}
          tabIndex={reached ? 0 : -1}
          onPointerEnter={tell}
          onPointerLeave={untell}
          onFocus={tell}
          onBlur={untell}
          onClick={(event) => {
            if (read && named) return read(entry);
            show?.(entry, number);
            tell(event);
          }}
          // A finger that stays asks for the same.
          onContextMenu={(event) => {
            if (!read || !named) return;
            event.preventDefault();
            read(entry);
          }}
        >
          {text}
        </button>
      ) : (
        <span>{text}</span>
      )}
      <Unfold {...props} />
    </li>
  );
});

/** Whom the entry names where somebody acts, the likeliest first. */
export function actorOf({ kind, params }: LogEntry, { facts }: GameWords): readonly string[] {
  const own = facts.actors?.[kind];
  const fields = own === undefined ? ACTORS : [own, ...ACTORS];
  return fields.map((field) => params[field]).filter((value) => typeof value === 'string');
}

function classOf({ to }: LogEntry, depth: number | undefined): string {
  const place = depth === undefined ? '' : ` log-deep-${Math.min(depth, 2)}`;
  return `${to ? 'log-line private' : 'log-line'}${place}`;
}

/** At the head of a deed: shows how it came to that. */
function Unfold({ deed, open, turn }: Pick<LogLineProps, 'deed' | 'open' | 'turn'>) {
  const say = useSay();
  if (deed === undefined) return null;
  return (
    <button type="button" className="log-unfold" aria-expanded={open} onClick={() => turn?.(deed)}>
      {say(open ? 'log.fold' : 'log.unfold')}
    </button>
  );
}
