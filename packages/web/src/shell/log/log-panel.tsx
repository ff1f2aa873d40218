/** What has happened, in words; new lines keep the end in sight unless somebody reads further up. */
import type { LogEntry } from '@polity/kernel';
import { Fragment, memo, useCallback, useMemo, useRef, useState } from 'react';
import { shineOn } from '../../board/spotlight.js';
import { lazyPart } from '../ui/lazy-part.js';
import type { LoadedGame } from '../ui/use-game.js';
import { useNarrow } from '../ui/use-narrow.js';
import { useSay } from '../words/shell.js';
import { useLogKeys } from './log-keys.js';
import { LogLine } from './log-line.js';
import { namedIn } from './named.js';
import { toldLines } from './told-lines.js';
import { useEndInSight } from './use-end-in-sight.js';
import '../styles/log.css';

const LogCard = lazyPart(() => import('./log-card.js'));

/** Long games have thousands of lines; the page draws the last of them. */
const DRAWN = 400;
const NONE: ReadonlySet<number> = new Set();

export interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly game: LoadedGame;
  readonly seats: readonly string[];
  /** How long the log was when the reader last did something. */
  readonly seen?: number | undefined;
  /** A board stands beside the log and shows what a line speaks of; it has just done so. */
  onShown?: (() => void) | undefined;
  /** In the past a press on a line leads to its moment. */
  toMoment?: ((line: number) => void) | undefined;
}

export const LogPanel = memo(function LogPanel({ log, game, seats, seen, onShown, toMoment }: LogPanelProps) {
  const say = useSay();
  const list = useRef<HTMLDivElement>(null);
  const { atEnd, toEnd, onScroll } = useEndInSight(list);
  const { line, ...keys } = useLogKeys();
  const show = useCallback(
    (entry: LogEntry, number: number) => {
      toMoment?.(number);
      if (toMoment || shineOn(game.ui.spotsOf?.(entry) ?? [])) onShown?.();
    },
    [game, onShown, toMoment],
  );
  // Who points with a mouse reads it there, before a press.
  const reads = useNarrow() && matchMedia('(pointer: coarse)').matches;
  const [read, setRead] = useState<LogEntry | null>(null);
  const named = read && namedIn(game.words, read);
  const [open, setOpen] = useState<ReadonlySet<number>>(NONE);
  const turn = useCallback((deed: number) => {
    setOpen((before) =>
      before.has(deed) ? new Set([...before].filter((one) => one !== deed)) : new Set([...before, deed]),
    );
  }, []);
  const lines = useMemo(() => {
    const deeds = game.words.facts.deedsIn?.(log) ?? [];
    return toldLines(game.words.lines(log), deeds, Math.max(0, log.length - DRAWN), (deed) => open.has(deed));
  }, [log, game, open]);
  const spots = lines.map(({ entry }) => (onShown ? (game.ui.spotsOf?.(entry) ?? []) : []));
  const pressed = lines.filter(({ entry }, i) => {
    if (game.words.facts.headings?.includes(entry.kind)) return false;
    return toMoment || (spots[i]?.length ?? 0) > 0 || namedIn(game.words, entry) !== undefined;
  });
  const points = pressed.length > 0;
  const reached = pressed.some(({ number }) => number === line) ? line : pressed.at(-1)?.number;
  const since = lines.findIndex(({ number }) => seen !== undefined && number >= seen);
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
          {lines.map(({ number, entry, depth, deed }, i) => (
            <Fragment key={number}>
              {i === since && i > 0 && <li className="log-since">{say('log.since')}</li>}
              <LogLine
                entry={entry}
                game={game}
                seats={seats}
                number={number}
                reached={number === reached}
                show={toMoment || (spots[i]?.length ?? 0) > 0 ? show : undefined}
                read={reads && !toMoment ? setRead : undefined}
                depth={depth}
                open={deed?.open}
                deed={deed?.id}
                turn={turn}
              />
            </Fragment>
          ))}
        </ol>
      </div>
      {read && named && (
        <LogCard
          named={named}
          show={
            onShown && (game.ui.spotsOf?.(read) ?? []).length > 0
              ? () => {
                  setRead(null);
                  show(read, 0);
                }
              : undefined
          }
          onClose={() => setRead(null)}
        />
      )}
      {!atEnd && (
        <button type="button" className="button to-end" onClick={toEnd}>
          {say('log.toEnd')}
        </button>
      )}
    </div>
  );
});
