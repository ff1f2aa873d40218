/** What can be set: how fast bots play, how long a table stays in memory, and what one client may ask for. */

export interface Rate {
  readonly perSecond: number;
  /** How much may come at once. */
  readonly burst: number;
}

export interface Limits {
  readonly messageBytes: number;
  /** Messages of one socket, and of all sockets of one address. */
  readonly socket: Rate;
  readonly address: Rate;
  /** Sockets that an address opens. */
  readonly connects: Rate;
  /** Lines of chat of one player at one table. */
  readonly chat: Rate;
  readonly malformedMessages: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** A browser that does not read what it is sent is let go when so much is waiting for it. */
  readonly waitingBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBytes: 16 * 1024,
  socket: { perSecond: 50, burst: 200 },
  address: { perSecond: 500, burst: 2000 },
  connects: { perSecond: 5, burst: 100 },
  chat: { perSecond: 0.5, burst: 8 },
  malformedMessages: 10,
  socketsPerAddress: 100,
  socketsPerTable: 64,
  requestsPerMinute: 600,
  tablesPerHour: 60,
  waitingBytes: 4 * 2 ** 20,
};

/** Milliseconds that a bot takes for a decision which others can watch. */
export const DEFAULT_PACE = 700;
/** Milliseconds after which a table at which nobody is leaves memory. */
export const DEFAULT_IDLE = 10 * 60_000;
