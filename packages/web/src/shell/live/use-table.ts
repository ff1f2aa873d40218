/** A table as the page holds it: the socket, the state, and what a person can do. */
import type { Input, Json } from '@polity/kernel';
import type { Put } from '@polity/server/wire';
import { startTransition, useEffect, useMemo, useReducer, useRef } from 'react';
import { api, socketUrl } from '../api.js';
import type { SceneReader } from './arrivals.js';
import { recallLent, recallSeen, rememberLent, rememberSeen } from './seen.js';
import { clientId, TableSocket } from './socket.js';
import { isSent, NEW_TABLE_STATE, positionOf, type TableAction, type TableState, tableReducer } from './table-state.js';

/** A hover passes over many options; only one that rests on is asked about. */
const PREVIEW_DELAY = 140;

export interface TableActions {
  answer(value: Json): void;
  /** Shows what an answer would change, with those that would follow it; null shows things as they are. */
  preview(value: Json | null, then?: readonly Json[]): void;
  undo(all: boolean): void;
  interject(kind: string, value: Json): void;
  /** Shows what something put in out of turn would change, until `preview` shows something else. */
  previewInterjection(kind: string, value: Json): void;
  /** @param to the seat of who alone is to hear it; everybody hears it otherwise. */
  chat(text: string, to?: string): void;
  look(seat: string): void;
  dismiss(): void;
  /** What others have taken back, and what a bot did for me, was read. */
  read(): void;
  reconnect(): void;
  /** From now on what happens is told as the scenes that the game says. */
  direct(scenesOf: SceneReader): void;
  /** A scene was seen. */
  pass(scene: string): void;
  /** Passes over all scenes up to the last result, or to a page before it. */
  skip(): void;
  /** Says that bots need not take their time. */
  hurry(): void;
  /** Shows nothing before something is asked here. */
  toMyTurn(): void;
  /** Passes over all scenes that wait. */
  toNow(): void;
}

export interface LiveTable {
  readonly state: TableState;
  readonly actions: TableActions;
}

export function useTable(id: string): LiveTable {
  const [state, dispatch] = useReducer(tableReducer, NEW_TABLE_STATE, (fresh) => ({
    ...fresh,
    seen: recallSeen(id),
    lent: recallLent(id),
  }));
  const latest = useRef(state);
  latest.current = state;
  const socket = useRef<TableSocket>(undefined);
  /** Seats for which something was sent that the page has not been drawn with yet. */
  const underWay = useRef(new Set<string>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is sent is seen in the state from then on.
  useEffect(() => underWay.current.clear(), [state.sent]);
  useEffect(() => rememberSeen(id, state.seen), [id, state.seen]);
  useEffect(() => rememberLent(id, state.lent), [id, state.lent]);

  useEffect(() => {
    let left = false;
    // The first call gives the browser its token; without one it can only watch.
    const known = api.me().catch(() => undefined);
    known.then(() => {
      if (left) return;
      socket.current = new TableSocket(socketUrl(id), {
        // A new position is drawn piece by piece, so that what moves meanwhile goes on moving.
        message: (message) => startTransition(() => dispatch({ type: 'message', message })),
        connection: (connection) => dispatch({ type: 'connection', connection }),
      });
      addEventListener('online', socket.current.hurry);
    });
    return () => {
      left = true;
      if (socket.current === undefined) return;
      removeEventListener('online', socket.current.hurry);
      socket.current.close();
      socket.current = undefined;
    };
  }, [id]);

  const actions = useMemo(() => actionsOf(latest, socket, underWay.current, dispatch), []);
  return { state, actions };
}

type Held<Value> = { readonly current: Value };

function actionsOf(
  latest: Held<TableState>,
  socket: Held<TableSocket | undefined>,
  underWay: Set<string>,
  dispatch: (action: TableAction) => void,
): TableActions {
  let previewTimer: ReturnType<typeof setTimeout> | undefined;
  const put = (input: Put | undefined) => {
    clearTimeout(previewTimer);
    if (input === undefined) return;
    const id = clientId();
    underWay.add(input.seat);
    // The press has been seen: what it changes on the page is drawn without keeping anything else waiting.
    startTransition(() => dispatch({ type: 'sent', sent: { id, seat: input.seat } }));
    socket.current?.send({ type: 'put', id, input });
  };
  /** What an answer is an answer to is looked up when the hand has come to rest. */
  const preview = (inputNow: () => Input | undefined, then: readonly Json[] = []) => {
    clearTimeout(previewTimer);
    previewTimer = setTimeout(() => {
      const input = inputNow();
      if (input === undefined) return;
      const id = clientId();
      startTransition(() => dispatch({ type: 'previewing', preview: { id, input, result: undefined } }));
      socket.current?.send({ type: 'preview', id, input, ...(then.length > 0 ? { next: then } : {}) });
    }, PREVIEW_DELAY);
  };
  const answering = (answer: Json): Input | undefined => {
    const { ask, seat } = positionOf(latest.current) ?? {};
    return ask && seat ? { seat, version: ask.version, answer } : undefined;
  };
  const interjecting = (interjection: string, value: Json): Input | undefined => {
    const { seat } = positionOf(latest.current) ?? {};
    return seat ? { seat, interjection, value } : undefined;
  };
  return {
    answer(value) {
      const input = answering(value);
      if (input && !underWay.has(input.seat) && !isSent(latest.current, input.seat)) put(input);
    },
    preview(value, then) {
      if (value !== null) return preview(() => answering(value), then);
      clearTimeout(previewTimer);
      // Not before the press is over that takes the focus: what is pressed would move from under the finger.
      previewTimer = setTimeout(
        () => startTransition(() => dispatch({ type: 'previewing', preview: null })),
        PREVIEW_DELAY,
      );
    },
    undo(all) {
      const { seat } = positionOf(latest.current) ?? {};
      if (seat) put({ seat, undo: true, all });
    },
    interject: (kind, value) => put(interjecting(kind, value)),
    previewInterjection: (kind, value) => preview(() => interjecting(kind, value)),
    chat: (text, to) =>
      socket.current?.send({ type: 'chat', id: clientId(), text, ...(to === undefined ? {} : { to }) }),
    look: (seat) => dispatch({ type: 'look', seat }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    read: () => dispatch({ type: 'read' }),
    reconnect: () => socket.current?.hurry(),
    direct: (scenesOf) => dispatch({ type: 'direct', scenesOf }),
    pass: (scene) => dispatch({ type: 'passed', scene }),
    skip: () => dispatch({ type: 'skip' }),
    hurry: () => socket.current?.send({ type: 'hurry', id: clientId() }),
    toMyTurn: () => dispatch({ type: 'to-my-turn' }),
    toNow: () => dispatch({ type: 'to-now' }),
  };
}
