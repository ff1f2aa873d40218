/**
 * The table as I was shown it at an earlier moment of my log. While the game is played it is a look back that ends by
 * itself as soon as I am asked something new, and what happens meanwhile waits; once it is over it is the replay.
 */
import type { PastPosition, TableSummary } from '@polity/server/wire';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../api.js';
import { positionOf, type TableState } from '../live/table-state.js';
import type { LiveTable } from '../live/use-table.js';
import { useBackCloses } from '../ui/use-back-closes.js';
import { diffViews } from '../view/diff.js';
import { share } from '../view/share.js';

/** What is shown, and what was shown before it. */
export interface PastShown extends PastPosition {
  readonly before: Pick<PastPosition, 'told' | 'view'> | null;
}

export interface Past {
  /** Whether somebody looks back; what they see may still be on its way. */
  readonly open: boolean;
  /** Why nothing can be seen: the server has said no. */
  readonly failed: boolean;
  readonly shown: PastShown | null;
  /** How much had been told at the moment that is wanted; it may still be on its way. */
  readonly wanted: number | null;
  /** Goes to the last moment at which no more than so much of the log had been told. */
  go(told: number): void;
  close(): void;
}

export function usePast(id: string, { state }: LiveTable): Past {
  const [wanted, setWanted] = useState<number | null>(null);
  const [shown, setShown] = useState<PastShown | null>(null);
  const [failed, setFailed] = useState(false);
  const seat = positionOf(state)?.seat ?? null;
  const onItsWay = useRef(false);
  const latest = useRef(wanted);
  latest.current = wanted;

  const close = useCallback(() => {
    setWanted(null);
    setShown(null);
    setFailed(false);
  }, []);

  useEffect(() => {
    // One question at a time; whoever drags on meanwhile is shown where they have come to.
    const ask = (told: number) => {
      onItsWay.current = true;
      api.past(id, told, seat).then(
        (past) => {
          onItsWay.current = false;
          if (latest.current === null) return;
          setShown((before) => ({ ...past, view: share(before?.view, past.view), before: seenIn(before) }));
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
  useClosedWhenAsked(open, state, close);
  useBackCloses(open, close);
  return useMemo(() => ({ open, failed, shown, wanted, go: setWanted, close }), [open, failed, shown, wanted, close]);
}

/** No more of it than the next moment is compared with. */
function seenIn(shown: PastShown | null): PastShown['before'] {
  return shown && { told: shown.told, view: shown.view };
}

/** Whatever I was asked before I looked back waits; anything new does not. */
function useClosedWhenAsked(open: boolean, { positions, arrivals, over, seat }: TableState, close: () => void): void {
  const asked = (arrivals.at(-1)?.positions ?? positions).flatMap(({ ask }) => ask?.version ?? []).join(' ');
  const before = useRef(asked);
  useEffect(() => {
    if (!open) before.current = asked;
    else if (asked !== '' && asked !== before.current) close();
  }, [open, asked, close]);
  // Other eyes have seen another past; once the game is over all of them may be looked through.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open while it is played ends with it
  useEffect(() => (over ? undefined : close), [seat, over, close]);
}

const nothing = () => undefined;

/** The table as it is drawn while somebody looks back: nobody is asked, and nothing can be done but talk. */
export function pastOf(live: LiveTable, { told, view, before }: PastShown): LiveTable {
  const now = positionOf(live.state);
  const position = {
    seat: now?.seat ?? null,
    view,
    ask: null,
    waiting: false,
    cannotUndo: 'nothing',
    interjections: [],
    log: now?.log.slice(0, told) ?? [],
    changes: now ? diffViews(before?.view ?? now.view, view) : [],
  } as const;
  const state = { ...live.state, positions: [position], preview: null, refusal: null, undone: [] };
  const inert = { answer: nothing, preview: nothing, undo: nothing, interject: nothing, previewInterjection: nothing };
  return { state, actions: { ...live.actions, ...inert } };
}

/** Nobody decides in the past. */
export function pastTable(table: TableSummary): TableSummary {
  return { ...table, deciding: [] };
}
