/** What has happened, in words; new lines keep the end in sight unless somebody reads further up. */
import type { LogEntry } from '@polity/kernel';
import { Fragment, memo, useCallback, useRef } from 'react';
import { shineOn } from '../../board/spotlight.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useSay } from '../words/shell.js';
import { useLogKeys } from './log-keys.js';
import { LogLine } from './log-line.js';
import { namedIn } from './named.js';
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
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd, onScroll } = useEndInSight(list);
  const { line, ...keys } = useLogKeys();
  const show = useCallback(
    (entry: LogEntry) => {
      if (shineOn(game.ui.spotsOf?.(entry) ?? [])) onShown?.();
    },
    [game, onShown],
  );
  const first = Math.max(0, log.length - DRAWN);
  const drawn = log.slice(first);
  const spots = drawn.map((entry) => (onShown ? (game.ui.spotsOf?.(entry) ?? []) : []));
  const pressed = drawn.map((entry, i) => (spots[i]?.length ?? 0) > 0 || namedIn(game.words, entry) !== undefined);
  const points = pressed.includes(true);
  const lastPoint = first + pressed.lastIndexOf(true);
  const reached = line !== undefined && pressed[line - first] ? line : lastPoint;
  return (
    <div className="log">
      <div
        ref={list}
        className={atEnd ? 'log-lines following' : 'log-lines'}
        onScroll={onScroll}
        // What scrolls can be scrolled with the keyboard; where lines can be focused they do it.
        tabIndex={points ? undefined : 0}
        role="log"
        aria-label={say('log.title')}
        {...keys}
      >
        <ol>
          {log.length === 0 && <li className="empty">{say('log.empty')}</li>}
          {drawn.map((entry, i) => {
            const number = first + i;
            return (
              <Fragment key={number}>
                {seen !== undefined && number === seen && number > first && (
                  <li className="log-since">{say('log.since')}</li>
                )}
                <LogLine
                  entry={entry}
                  game={game}
                  seats={seats}
                  number={number}
                  reached={number === reached}
                  show={(spots[i]?.length ?? 0) > 0 ? show : undefined}
                />
              </Fragment>
            );
          })}
        </ol>
      </div>
      {!atEnd && (
        <button type="button" className="button to-end" onClick={toEnd}>
          {say('log.toEnd')}
        </button>
      )}
    </div>
  );
});
