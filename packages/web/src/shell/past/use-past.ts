/**
 * The table as I was shown it at an earlier moment of my log. While the game is played it is a look back, and what happens
 * or is asked meanwhile waits until I go back to the table; once it is over it is the replay.
 */
import type { AskDescription } from '@polity/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../api.js';
import { newestOf, positionOf, type TableState } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { useBackCloses } from '../ui/use-back-closes.js';
import { share } from '../view/share.js';
import type { PastSeen } from './past-table.js';

export interface PastShown extends PastSeen {
  /** How a table is drawn there; loaded with the first moment that is looked at. */
  readonly drawing: typeof import('./past-table.js');
}

export interface Past {
  /** Whether somebody looks back; what they see may still be on its way. */
  readonly open: boolean;
  /** Why nothing can be seen: the server has said no. */
  readonly failed: boolean;
  readonly shown: PastShown | null;
  /** How much had been told at the moment that is wanted; it may still be on its way. */
  readonly wanted: number | null;
  /** What I have been asked since I look back; the table waits for me. */
  readonly asked: AskDescription | null;
  /** The line of the log that was pressed last: whoever looks back wants to see its moment. */
  readonly line: { readonly number: number } | null;
  toLine(number: number): void;
  /** Goes to the last moment at which no more than so much of the log had been told. */
  go(told: number): void;
  close(): void;
}

export function usePast(id: string, { state }: LiveTable): Past {
  const [wanted, setWanted] = useState<number | null>(null);
  const [shown, setShown] = useState<PastShown | null>(null);
  const [failed, setFailed] = useState(false);
  const [line, setLine] = useState<Past['line']>(null);
  const seat = positionOf(state)?.seat ?? null;
  const onItsWay = useRef(false);
  const latest = useRef(wanted);
  latest.current = wanted;

  const close = useCallback(() => {
    setWanted(null);
    setShown(null);
    setFailed(false);
    setLine(null);
  }, []);

  useEffect(() => {
    // One question at a time; whoever drags on meanwhile is shown where they have come to.
    const ask = (told: number) => {
      onItsWay.current = true;
      Promise.all([api.past(id, told, seat), import('./past-table.js')]).then(
        ([past, drawing]) => {
          onItsWay.current = false;
          if (latest.current === null) return;
          setShown((before) => ({ ...past, view: share(before?.view, past.view), before: seenIn(before), drawing }));
          if (latest.current !== told) ask(latest.current);
        },
        () => {
          onItsWay.current = false;
          setFailed(true);
        },
      );
    };
    if (wanted !== null && !onItsWay.current) ask(wanted);
  }, [id, seat, wanted]);

  const open = wanted !== null;
  const asked = useAskedMeanwhile(open, state);
  useClosedWithItsEyes(state, close);
  useBackCloses(open, close);
  return useMemo(
    () => ({ open, failed, shown, wanted, asked, line, toLine: (number) => setLine({ number }), go: setWanted, close }),
    [open, failed, shown, wanted, asked, line, close],
  );
}

/** No more of it than the next moment is compared with. */
function seenIn(shown: PastShown | null): PastShown['before'] {
  return shown && { told: shown.told, view: shown.view };
}

/** What is asked of a seat of mine and was not asked yet when I began to look back. */
function useAskedMeanwhile(open: boolean, state: TableState): AskDescription | null {
  const asks = newestOf(state).flatMap(({ ask }) => ask ?? []);
  const known = asks.map(({ version }) => version).join(' ');
  const before = useRef(known);
  if (!open) before.current = known;
  return known === before.current ? null : (asks[0] ?? null);
}

/** Other eyes have seen another past; once the game is over all of them may be looked through. */
function useClosedWithItsEyes({ over, seat }: TableState, close: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open while it is played ends with it
  useEffect(() => (over ? undefined : close), [seat, over, close]);
}
