/** What has happened, in words; new lines keep the end in sight unless somebody reads further up. */
import type { LogEntry } from '@polity/kernel';
import { Fragment, useEffect, useRef, useState } from 'react';
import { seatLook } from '../games/registry.js';
import { SeatMark } from '../ui/icons.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';

/** Long games have thousands of lines; the page draws the last of them. */
const DRAWN = 400;

export interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  /** How long the log was when the reader last did something. */
  readonly seen?: number | undefined;
}

export function LogPanel({ log, game, seats, seen }: LogPanelProps) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useEffect(() => {
    if (atEnd) toEnd();
  }, [log.length, atEnd]);
  const onScroll = () => {
    const { scrollTop, scrollHeight, clientHeight } = list.current ?? {
      scrollTop: 0,
      scrollHeight: 0,
      clientHeight: 0,
    };
    setAtEnd(scrollHeight - scrollTop - clientHeight < 40);
  };
  const first = Math.max(0, log.length - DRAWN);
  return (
    <div className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled with the keyboard */}
      <ol ref={list} className="log-lines" onScroll={onScroll} tabIndex={0} role="log" aria-label={t('log.title')}>
        {log.length === 0 && <li className="empty">{t('log.empty')}</li>}
        {log.slice(first).map((entry, i) => {
          const number = first + i;
          return (
            <Fragment key={number}>
              {seen !== undefined && number === seen && number > first && (
                <li className="log-since">{t('log.since')}</li>
              )}
              <LogLine entry={entry} game={game} seats={seats} />
            </Fragment>
          );
        })}
      </ol>
      {!atEnd && (
        <button type="button" className="button to-end" onClick={toEnd}>
          {t('log.toEnd')}
        </button>
      )}
    </div>
  );
}

/** Where a log entry names who acted. */
const ACTORS = ['seat', 'from', 'by', 'class', 'owner'];

export function LogLine({ entry, game, seats }: Pick<LogPanelProps, 'game' | 'seats'> & { readonly entry: LogEntry }) {
  const { words, ui } = game;
  const level = words.facts.headings?.indexOf(entry.kind) ?? -1;
  const text = words.log(entry);
  if (level >= 0) return <li className={`log-heading level-${level}`}>{text}</li>;
  const actor = ACTORS.map((key) => entry.params[key]).find(
    (value) => typeof value === 'string' && seats.includes(value),
  );
  return (
    <li className={entry.to ? 'log-line private' : 'log-line'}>
      {typeof actor === 'string' ? (
        <SeatMark look={seatLook(ui, seats, actor)} size={9} />
      ) : (
        <span className="no-mark" />
      )}
      <span>{text}</span>
    </li>
  );
}
