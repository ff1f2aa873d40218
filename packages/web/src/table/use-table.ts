/** A table as the page holds it: the socket, the state, and what a person can do. */
import type { Json } from '@polity/kernel';
import type { ClientMessage } from '@polity/server/wire';
import { startTransition, useEffect, useMemo, useReducer, useRef } from 'react';
import { api, socketUrl } from '../api.js';
import { clientId } from '../client-id.js';
import { TableSocket } from '../socket.js';
import { NEW_TABLE_STATE, positionOf, type TableAction, type TableState, tableReducer } from '../table-state.js';
import { recallSeen, rememberSeen } from './seen.js';

/** A hover passes over many options; only one that rests on is asked about. */
const PREVIEW_DELAY = 140;

export interface TableActions {
  answer(value: Json): void;
  /** Shows what an answer would change; null shows things as they are. */
  preview(value: Json | null): void;
  undo(all: boolean): void;
  interject(kind: string, value: Json): void;
  chat(text: string): void;
  look(seat: string): void;
  dismiss(): void;
  reconnect(): void;
}

export interface TableAtHand {
  readonly state: TableState;
  readonly actions: TableActions;
}

export function useTable(id: string): TableAtHand {
  const [state, dispatch] = useReducer(tableReducer, NEW_TABLE_STATE, (fresh) => ({ ...fresh, seen: recallSeen(id) }));
  const latest = useRef(state);
  latest.current = state;
  const socket = useRef<TableSocket>(undefined);
  useEffect(() => rememberSeen(id, state.seen), [id, state.seen]);

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

  const actions = useMemo(() => actionsOf(latest, socket, dispatch), []);
  return { state, actions };
}

type Held<Value> = { readonly current: Value };

function actionsOf(
  latest: Held<TableState>,
  socket: Held<TableSocket | undefined>,
  dispatch: (action: TableAction) => void,
): TableActions {
  let previewTimer: ReturnType<typeof setTimeout> | undefined;
  const send = (message: ClientMessage) => {
    clearTimeout(previewTimer);
    if (message.type === 'answer' || message.type === 'interject' || message.type === 'undo') {
      dispatch({ type: 'sent', sent: { id: message.id, seat: message.seat, type: message.type } });
    }
    socket.current?.send(message);
  };
  const askPreview = (value: Json) => {
    const { ask, seat } = positionOf(latest.current) ?? {};
    if (!ask || !seat) return;
    const id = clientId();
    dispatch({ type: 'previewing', preview: { id, seat, answer: value, result: undefined } });
    socket.current?.send({ type: 'preview', id, seat, version: ask.version, answer: value as never });
  };
  return {
    answer(value) {
      const { ask, seat } = positionOf(latest.current) ?? {};
      if (!ask || !seat || latest.current.sent.some((one) => one.seat === seat)) return;
      send({ type: 'answer', id: clientId(), seat, version: ask.version, answer: value as never });
    },
    preview(value) {
      clearTimeout(previewTimer);
      if (value === null) dispatch({ type: 'previewing', preview: null });
      else previewTimer = setTimeout(() => askPreview(value), PREVIEW_DELAY);
    },
    undo(all) {
      const { seat } = positionOf(latest.current) ?? {};
      if (seat) send({ type: 'undo', id: clientId(), seat, all });
    },
    interject(kind, value) {
      const { seat } = positionOf(latest.current) ?? {};
      if (seat) send({ type: 'interject', id: clientId(), seat, kind, value: value as never });
    },
    chat: (text) => send({ type: 'chat', id: clientId(), text }),
    look: (seat) => dispatch({ type: 'look', seat }),
    dismiss: () => dispatch({ type: 'dismiss' }),
    reconnect: () => socket.current?.hurry(),
  };
}
