/** What the page asks of the server over HTTP. */
import type {
  AnalysisState,
  GameSummary,
  LookedStep,
  Me,
  NewRecovery,
  NewTable,
  OptionsCheck,
  PastPosition,
  Problem,
  SeatChange,
  TableList,
  TableSummary,
  Weighing,
} from '@polity/server/wire';

/** The server has said no, with a reason that can be put into words. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: string,
    message: string,
    readonly refusal?: Problem['refusal'],
  ) {
    super(message);
  }
}

async function call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
  const request: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    request.headers = { 'content-type': 'application/json' };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, request);
  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = reply as Partial<Problem> | undefined;
    const { error = 'unknown', message = response.statusText, refusal } = problem ?? {};
    throw new ApiError(response.status, error, message, refusal);
  }
  return reply as Reply;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => call<readonly GameSummary[]>('GET', '/games'),
  /** Whether a table could have these options. */
  checkOptions: (game: string, options: NewTable['options']) =>
    call<OptionsCheck>('POST', `/games/${encodeURIComponent(game)}/options`, options),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  tables: () => call<TableList>('GET', '/tables'),
  makeTable: (plan: NewTable) => call<TableSummary>('POST', '/tables', plan),
  changeSeat: (id: string, seat: string, change: SeatChange) =>
    call<TableSummary>('POST', `${table(id)}/seats/${encodeURIComponent(seat)}`, change),
  /** What a link holds that opens my seats at the table in another browser. */
  keepSeat: (id: string) => call<NewRecovery>('POST', `${table(id)}/recovery`, {}),
  recoverSeat: (id: string, token: string) => call<TableSummary>('POST', `${table(id)}/recover`, { token }),
  start: (id: string) => call<TableSummary>('POST', `${table(id)}/start`, {}),
  rematch: (id: string) => call<{ readonly id: string }>('POST', `${table(id)}/rematch`, {}),
  /** A game as a seat of mine, or a spectator, saw it when it had been told so much of its log; any seat's once it is over. */
  past: (id: string, told: number, seat: string | null) => {
    const query = new URLSearchParams({ told: String(told), ...(seat === null ? {} : { seat }) });
    return call<PastPosition>('GET', `${table(id)}/past?${query}`);
  },
  /** What the answers to the question of my seat promise. */
  weigh: (id: string, seat: string) => call<Weighing>('POST', `${table(id)}/weighing`, { seat }),
  /** What cost each seat of a finished game most, or how far the search for it has come. */
  analysis: (id: string) => call<AnalysisState>('POST', `${table(id)}/analysis`, {}),
  /** Why the decision at a step of a finished game was good or bad. */
  lookAt: (id: string, step: number) => call<LookedStep>('POST', `${table(id)}/analysis/${step}`, {}),
};

export function recordUrl(id: string): string {
  return `/api${table(id)}/record`;
}

export function socketUrl(id: string): string {
  const url = new URL(`/api${table(id)}/socket?changes=true`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
