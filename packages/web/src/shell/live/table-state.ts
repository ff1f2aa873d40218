/** What the page knows of a table: everything the socket brought, and what has been sent and not been answered yet. */
import type { Input, LogEntry, Standing } from '@polity/kernel';
import type { WholeMessage } from '@polity/server/following';
import type { ChatLine, PrivateLine, SeatPosition, TableSummary } from '@polity/server/wire';
import type { Scene } from '../../board/scene/happening.js';
import { diffViews } from '../view/diff.js';
import { share } from '../view/share.js';
import {
  type Arrival,
  fromLastResult,
  letThrough,
  newFrom,
  type SceneReader,
  type TakenBack,
  toMyTurn,
  toNow,
  withoutAfterthoughts,
  without as withoutScene,
} from './arrivals.js';
import { type Handed, handedIn } from './handed.js';
import { lentIn } from './lent.js';
import type { Position } from './position.js';
import type { Lent } from './seen.js';

export type { Position };

export type Connection =
  | { readonly state: 'connecting' | 'open' }
  /** Lost; the next attempt begins at `retryAt`. */
  | { readonly state: 'lost'; readonly retryAt: number }
  /** The server has said no; trying again would not help. */
  | { readonly state: 'refused'; readonly code: number };

/** Something sent for a seat that the server has not confirmed yet. */
export interface Sent {
  readonly id: string;
  readonly seat: string;
}

export interface PreviewState {
  readonly id: string;
  readonly input: Input;
  readonly result:
    | {
        readonly view: object;
        readonly log: readonly LogEntry[];
        readonly stopped: 'revelation' | 'asked' | 'later' | 'over';
      }
    | undefined;
}

export interface TableState {
  readonly connection: Connection;
  readonly table: TableSummary | null;
  /** The table as the server told it last: `table` says who decides in the position that is shown. */
  readonly newest: TableSummary | null;
  readonly positions: readonly Position[];
  readonly over: boolean;
  readonly standings: readonly Standing[];
  readonly chat: readonly ChatLine[];
  /** Whether what was said before the visitor came has been told. */
  readonly talkTold: boolean;
  /** What was said between somebody and who sits here, and to nobody else. */
  readonly asides: readonly PrivateLine[];
  readonly sent: readonly Sent[];
  readonly refusal: { readonly reason: string; readonly message: string } | null;
  /**
   * What others have taken back, and seats that bots have taken over or given back, in this order, since the reader last
   * did something or said that it was read.
   */
  readonly news: readonly (TakenBack | Handed)[];
  readonly preview: PreviewState | null;
  /** The seat whose eyes the page shows, of those that this browser holds; null for a spectator. */
  readonly seat: string | null;
  /** How long each seat's log was when the seat last did something. */
  readonly seen: Readonly<Record<string, number>>;
  readonly lent: Lent;
  /** What has arrived and is not shown yet, and the scenes that are seen before it. */
  readonly arrivals: readonly Arrival[];
  readonly scenes: readonly Scene[];
  readonly skipping: boolean;
  readonly scenesOf: SceneReader | null;
}

/** So many are told of who takes back and takes back, and of seats that go to and fro. */
const TOLD = 3;

export const NEW_TABLE_STATE: TableState = {
  connection: { state: 'connecting' },
  table: null,
  newest: null,
  positions: [],
  over: false,
  standings: [],
  chat: [],
  talkTold: false,
  asides: [],
  sent: [],
  refusal: null,
  news: [],
  preview: null,
  seat: null,
  seen: {},
  lent: {},
  arrivals: [],
  scenes: [],
  skipping: false,
  scenesOf: null,
};

export type TableAction =
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'message'; readonly message: WholeMessage }
  | { readonly type: 'table'; readonly table: TableSummary }
  | { readonly type: 'sent'; readonly sent: Sent }
  | { readonly type: 'previewing'; readonly preview: PreviewState | null }
  | { readonly type: 'look'; readonly seat: string }
  | { readonly type: 'dismiss' }
  | { readonly type: 'read' }
  | { readonly type: 'direct'; readonly scenesOf: SceneReader }
  | { readonly type: 'passed'; readonly scene: string }
  | { readonly type: 'skip' }
  | { readonly type: 'to-my-turn' }
  | { readonly type: 'to-now' };

export function tableReducer(state: TableState, action: TableAction): TableState {
  switch (action.type) {
    case 'connection':
      return { ...state, connection: action.connection };
    case 'message':
      return withLent(hear(state, action.message));
    case 'table':
      return withLent(hearTable(state, action.table));
    case 'sent':
      return send(state, action.sent);
    case 'previewing':
      return state.preview === action.preview ? state : { ...state, preview: action.preview };
    case 'look':
      return { ...state, seat: action.seat, preview: null, refusal: null };
    case 'dismiss':
      return { ...state, refusal: null };
    case 'read':
      return { ...state, news: [], lent: {} };
    case 'direct':
      return { ...state, scenesOf: action.scenesOf };
    case 'passed':
      return goOn(withoutScene(state, action.scene));
    case 'skip':
      return goOn(fromLastResult(state));
    case 'to-my-turn':
      return goOn(toMyTurn(state));
    case 'to-now':
      return goOn(toNow(state));
  }
}

function withLent(state: TableState): TableState {
  const lent = lentIn(state);
  return lent === state.lent ? state : { ...state, lent };
}

/** The position through the eyes that the page shows. */
export function positionOf({ positions, seat }: Pick<TableState, 'positions' | 'seat'>): Position | undefined {
  return positions.find((position) => position.seat === seat) ?? positions[0];
}

/** What has arrived last, also what is not shown yet. */
export function newestOf({ positions, arrivals }: Pick<TableState, 'positions' | 'arrivals'>): readonly Position[] {
  return arrivals.at(-1)?.positions ?? positions;
}

/** Whether something of the seat is on its way to the server. */
export function isSent({ sent }: TableState, seat: string | null): boolean {
  return sent.some((one) => one.seat === seat);
}

/** Whether nothing can be sent for the seat now: something is on its way, its question is past, or the line is lost. */
export function isPending(state: TableState, seat: string | null): boolean {
  return isSent(state, seat) || isPast(state, seat) || state.connection.state !== 'open';
}

/** Whether what the seat is shown to be asked is asked no more, in a position that has not been shown yet. */
function isPast(state: TableState, seat: string | null): boolean {
  return askedIn(newestOf(state), seat) !== askedIn(state.positions, seat);
}

function askedIn(positions: readonly Position[], seat: string | null): number | undefined {
  return positions.find((position) => position.seat === seat)?.ask?.version;
}

function send(state: TableState, sent: Sent): TableState {
  const length = state.positions.find(({ seat }) => seat === sent.seat)?.log.length ?? 0;
  return goOn(
    withoutAfterthoughts({
      ...state,
      sent: [...state.sent, sent],
      seen: { ...state.seen, [sent.seat]: length },
      preview: null,
      refusal: null,
      news: [],
    }),
  );
}

function hear(state: TableState, message: WholeMessage): TableState {
  switch (message.type) {
    case 'table':
      return hearTable(state, message.table);
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
      return { ...state, chat: mergeChat(state.chat, message.lines), talkTold: true };
    case 'private':
      return { ...state, asides: mergeAsides(state.asides, message.lines) };
  }
}

/** Who decides in a position that is not shown yet would tell of it. */
function hearTable(state: TableState, table: TableSummary): TableState {
  const deciding = state.arrivals.length > 0 && state.table ? state.table.deciding : table.deciding;
  const news = [...state.news, ...handedIn(state.newest, table)].slice(-TOLD);
  return { ...state, news, newest: table, table: share(state.table, { ...table, deciding }) };
}

function hearPosition(state: TableState, message: Extract<WholeMessage, { type: 'position' }>): TableState {
  const { over, standings } = message;
  const before = newestOf(state);
  const positions = message.positions.map((position) => follow(before, position));
  const scenes = scenesFor(state, before, message.positions, positions);
  const arrival = { positions, over, standings, undone: undoneIn(state, before, message, positions), scenes };
  const next = { ...state, arrivals: [...state.arrivals, arrival] };
  return goOn(state.skipping ? toMyTurn(next) : next);
}

/** What was told to whoever looks and is told no more; what a seat of this browser took back it knows itself. */
function undoneIn(
  { seat }: TableState,
  before: readonly Position[],
  { positions: told, undone }: Extract<WholeMessage, { type: 'position' }>,
  positions: readonly Position[],
): TakenBack | null {
  if (undone === undefined || told.some((position) => position.seat === undone)) return null;
  const index = indexOfSeat(positions, seat);
  const last = before.find((one) => one.seat === positions[index]?.seat);
  const log = last?.log.slice(newFrom(last.log, told[index]?.logFrom ?? 0, positions[index]?.log ?? [])) ?? [];
  return log.length === 0 ? null : { seat: undone, log };
}

/** The position of the seat whose eyes the page shows, or the first. */
function indexOfSeat(positions: readonly Position[], seat: string | null): number {
  return Math.max(
    0,
    positions.findIndex((position) => position.seat === seat),
  );
}

/** What is to be seen of it by whoever looks. What was over when the page was opened is not. */
function scenesFor(
  { scenesOf, seat }: TableState,
  before: readonly Position[],
  told: readonly SeatPosition[],
  positions: readonly Position[],
): readonly Scene[] {
  const index = indexOfSeat(positions, seat);
  const position = positions[index];
  const last = before.find((one) => one.seat === position?.seat);
  if (scenesOf === null || position === undefined || last === undefined) return [];
  return scenesOf(position.log, newFrom(last.log, told[index]?.logFrom ?? 0, position.log), position.seat);
}

function goOn(state: TableState): TableState {
  const next = letThrough(state, show);
  if (next.arrivals.length > 0 || next.newest === null || next.table?.deciding === next.newest.deciding) return next;
  return { ...next, table: share(next.table, next.newest) };
}

function show(state: TableState, { positions, over, standings, undone: taken }: Arrival): TableState {
  const held = positions.some(({ seat }) => seat === state.seat);
  const seat = held ? state.seat : (firstAsked(positions) ?? positions[0]?.seat ?? null);
  const moved = askedIn(positions, seat) !== askedIn(state.positions, seat);
  // What was put in out of turn was meant for the position as it was.
  const spent = moved || (state.preview !== null && 'interjection' in state.preview.input);
  const news = taken === null ? state.news : [...state.news, taken].slice(-TOLD);
  return { ...state, positions, seat, over, standings, news, preview: spent ? null : state.preview };
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
function hearRefusal(state: TableState, refusal: Extract<WholeMessage, { type: 'refused' }>): TableState {
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

function mergeAsides(known: readonly PrivateLine[], lines: readonly PrivateLine[]): readonly PrivateLine[] {
  const heard = new Set(known.map(({ id }) => id));
  const fresh = lines.filter(({ id }) => !heard.has(id));
  return fresh.length === 0 ? known : [...known, ...fresh];
}
