/** What has happened, in words; new lines keep the end in sight unless somebody reads further up. */
import type { LogEntry } from '@polity/kernel';
import { Fragment, memo, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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

export const LogPanel = memo(function LogPanel({ log, game, seats, seen }: LogPanelProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd, onScroll } = useEndInSight(list, log.length);
  const first = Math.max(0, log.length - DRAWN);
  return (
    <div className="log">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls can be scrolled with the keyboard */}
      <div ref={list} className="log-lines" onScroll={onScroll} tabIndex={0} role="log" aria-label={t('log.title')}>
        <ol>
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
      </div>
      {!atEnd && (
        <button type="button" className="button to-end" onClick={toEnd}>
          {t('log.toEnd')}
        </button>
      )}
    </div>
  );
});

/** Keeps the end of a list in sight, whatever grows or shrinks, until somebody scrolls up. */
function useEndInSight(list: RefObject<HTMLDivElement | null>, length: number) {
  const [atEnd, setAtEnd] = useState(true);
  const lastTop = useRef(0);
  const toEnd = useCallback(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line moves the list to its end
  useEffect(() => {
    if (!atEnd || list.current === null) return;
    toEnd();
    const observer = new ResizeObserver(toEnd);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [length, atEnd, toEnd]);
  const onScroll = () => {
    if (list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    if (scrollHeight - scrollTop - clientHeight < 24) setAtEnd(true);
    else if (scrollTop < lastTop.current) setAtEnd(false);
    lastTop.current = scrollTop;
  };
  return { atEnd, toEnd, onScroll };
}

/** Where a log entry names who acted. */
const ACTORS = ['seat', 'from', 'by', 'class', 'owner'];

export const LogLine = memo(function LogLine({
  entry,
  game,
  seats,
}: Pick<LogPanelProps, 'game' | 'seats'> & { readonly entry: LogEntry }) {
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
});
