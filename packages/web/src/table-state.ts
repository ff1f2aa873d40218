/** What the page knows of a table: everything the socket brought, and what has been sent and not been answered yet. */
import type { Json, LogEntry, Standing } from '@polity/kernel';
import type { ChatLine, SeatPosition, ServerMessage, TableSummary } from '@polity/server/wire';
import { type Change, diffViews } from './view/diff.js';
import { share } from './view/share.js';

export type Connection =
  | { readonly state: 'connecting' | 'open' }
  /** Lost; the next attempt begins at `retryAt`. */
  | { readonly state: 'lost'; readonly retryAt: number }
  /** The server has said no; trying again would not help. */
  | { readonly state: 'refused'; readonly code: number };

/** A position with the whole log, and what its last change was. */
export interface Position extends Omit<SeatPosition, 'logFrom'> {
  readonly changes: readonly Change[];
}

/** Something sent for a seat that the server has not confirmed yet. */
export interface Sent {
  readonly id: string;
  readonly seat: string;
  readonly type: 'answer' | 'interject' | 'undo';
}

export interface PreviewState {
  readonly id: string;
  readonly seat: string;
  readonly answer: Json;
  readonly result:
    | { readonly view: object; readonly log: readonly LogEntry[]; readonly stopped: 'revelation' | 'asked' | 'over' }
    | undefined;
}

export interface TableState {
  readonly connection: Connection;
  readonly table: TableSummary | null;
  readonly positions: readonly Position[];
  readonly over: boolean;
  readonly standings: readonly Standing[];
  readonly chat: readonly ChatLine[];
  readonly sent: readonly Sent[];
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  readonly preview: PreviewState | null;
  /** The seat whose eyes the page shows, of those that this browser holds; null for a spectator. */
  readonly seat: string | null;
  /** How long each seat's log was when the seat last did something. */
  readonly seen: Readonly<Record<string, number>>;
}

export const NEW_TABLE_STATE: TableState = {
  connection: { state: 'connecting' },
  table: null,
  positions: [],
  over: false,
  standings: [],
  chat: [],
  sent: [],
  refusal: null,
  preview: null,
  seat: null,
  seen: {},
};

export type TableAction =
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'message'; readonly message: ServerMessage }
  | { readonly type: 'table'; readonly table: TableSummary }
  | { readonly type: 'sent'; readonly sent: Sent }
  | { readonly type: 'previewing'; readonly preview: PreviewState | null }
  | { readonly type: 'look'; readonly seat: string }
  | { readonly type: 'dismiss' };

export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'connection':
      return { ...state, connection: action.connection };
    case 'message':
      return hear(state, action.message);
    case 'table':
      return { ...state, table: action.table };
    case 'sent':
      return send(state, action.sent);
    case 'previewing':
      return state.preview === action.preview ? state : { ...state, preview: action.preview };
    case 'look':
      return { ...state, seat: action.seat, preview: null, refusal: null };
    case 'dismiss':
      return { ...state, refusal: null };
  }
}

/** The position through the eyes that the page shows. */
export function positionOf({ positions, seat }: TableState): Position | undefined {
  return positions.find((position) => position.seat === seat) ?? positions[0];
}

export function isPending({ sent }: TableState, seat: string | null): boolean {
  return sent.some((one) => one.seat === seat);
}

function send(state: TableState, sent: Sent): TableState {
  const length = state.positions.find(({ seat }) => seat === sent.seat)?.log.length ?? 0;
  return {
    ...state,
    sent: [...state.sent, sent],
    seen: { ...state.seen, [sent.seat]: length },
    preview: null,
    refusal: null,
  };
}

function hear(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case 'table':
      return { ...state, table: share(state.table, message.table) };
    case 'position':
      return hearPosition(state, message);
    case 'accepted':
      return { ...state, sent: without(state.sent, message.id) };
    case 'refused':
      return hearRefusal(state, message);
    case 'preview': {
      const { preview } = state;
      if (preview?.id !== message.id) return state;
      const { view, log, stopped } = message;
      return { ...state, preview: { ...preview, result: { view, log, stopped } } };
    }
    case 'chat':
      return { ...state, chat: mergeChat(state.chat, message.lines) };
  }
}

function hearPosition(state: TableState, message: Extract<ServerMessage, { type: 'position' }>): TableState {
  const positions = message.positions.map((position) => follow(state.positions, position));
  const held = positions.some(({ seat }) => seat === state.seat);
  const seat = held ? state.seat : (firstAsked(positions) ?? positions[0]?.seat ?? null);
  const asked = (of: readonly Position[]) => of.find((position) => position.seat === seat)?.ask?.version;
  const moved = asked(positions) !== asked(state.positions);
  return {
    ...state,
    positions,
    seat,
    over: message.over,
    standings: message.standings,
    preview: moved ? null : state.preview,
  };
}

function firstAsked(positions: readonly Position[]): string | null | undefined {
  return positions.find(({ ask }) => ask !== null)?.seat;
}

/** The log that the server sends begins where it differs from the one that the page has. */
function follow(positions: readonly Position[], { logFrom, ...position }: SeatPosition): Position {
  const before = positions.find(({ seat }) => seat === position.seat);
  const log = [...(before?.log.slice(0, logFrom) ?? []), ...position.log];
  const view = share(before?.view, position.view);
  const ask = share(before?.ask, position.ask);
  return { ...position, view, ask, log, changes: before ? diffViews(before.view, view) : [] };
}

/** A refused preview is nobody's business: the question has moved on. */
function hearRefusal(state: TableState, refusal: Extract<ServerMessage, { type: 'refused' }>): TableState {
  if (refusal.id !== null && refusal.id === state.preview?.id) return { ...state, preview: null };
  const ours = refusal.id === null || state.sent.some(({ id }) => id === refusal.id);
  const sent = refusal.id === null ? [] : without(state.sent, refusal.id);
  return { ...state, sent, refusal: ours ? { reason: refusal.reason, message: refusal.message } : state.refusal };
}

function without(sent: readonly Sent[], id: string): readonly Sent[] {
  return sent.filter((one) => one.id !== id);
}

function mergeChat(known: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = lines.filter(({ number }) => number > last);
  return fresh.length === 0 ? known : [...known, ...fresh];
}
