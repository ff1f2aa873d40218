/** What has happened, in words; new lines keep the end in sight unless somebody reads further up. */
import type { LogEntry } from '@polity/kernel';
import { Fragment, memo, useCallback, useRef } from 'react';
import type { LoadedGame } from '../ui/use-game.js';
import { useText } from '../words/shell.js';
import { useLogKeys } from './log-keys.js';
import { LogLine } from './log-line.js';
import { pointAt } from './pointing-at.js';
import { useEndInSight } from './use-end-in-sight.js';
import '../styles/log.css';

/** Long games have thousands of lines; the page draws the last of them. */
const DRAWN = 400;

export interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  /** How long the log was when the reader last did something. */
  readonly seen?: number | undefined;
  /** A board stands beside the log and shows what a line speaks of; it has just done so. */
  onShown?: (() => void) | undefined;
}

export const LogPanel = memo(function LogPanel({ log, game, seats, seen, onShown }: LogPanelProps) {
  const t = useText();
  const list = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd, onScroll } = useEndInSight(list);
  const { line, ...keys } = useLogKeys();
  const show = useCallback(
    (entry: LogEntry) => {
      if (pointAt(game.ui.placesOf?.(entry) ?? [])) onShown?.();
    },
    [game, onShown],
  );
  const first = Math.max(0, log.length - DRAWN);
  const drawn = log.slice(first);
  const places = drawn.map((entry) => (onShown ? (game.ui.placesOf?.(entry) ?? []) : []));
  const points = places.some((some) => some.length > 0);
  const lastPoint = first + places.findLastIndex((some) => some.length > 0);
  const reached = line !== undefined && (places[line - first]?.length ?? 0) > 0 ? line : lastPoint;
  return (
    <div className="log">
      <div
        ref={list}
        className={atEnd ? 'log-lines following' : 'log-lines'}
        onScroll={onScroll}
        // What scrolls can be scrolled with the keyboard; where lines can be focused they do it.
        tabIndex={points ? undefined : 0}
        role="log"
        aria-label={t('log.title')}
        {...keys}
      >
        <ol>
          {log.length === 0 && <li className="empty">{t('log.empty')}</li>}
          {drawn.map((entry, i) => {
            const number = first + i;
            return (
              <Fragment key={number}>
                {seen !== undefined && number === seen && number > first && (
                  <li className="log-since">{t('log.since')}</li>
                )}
                <LogLine
                  entry={entry}
                  game={game}
                  seats={seats}
                  number={number}
                  reached={number === reached}
                  show={(places[i]?.length ?? 0) > 0 ? show : undefined}
                />
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
