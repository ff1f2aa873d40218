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
  /** Messages of one address that cannot be read. A socket that sends one more is closed. */
  readonly malformed: Rate;
  /** Sockets of those who hold no seat. */
  readonly spectatorsPerTable: number;
  readonly spectatorsPerTableAndAddress: number;
  readonly spectatorsPerAddress: number;
  /** Sockets of one seat holder at a table: with one more the oldest is closed. */
  readonly socketsPerHolder: number;
  /** Connections over which nothing has been asked for yet: with one more the oldest is closed. */
  readonly halfOpen: number;
  readonly halfOpenPerAddress: number;
  readonly requestsPerMinute: number;
  readonly tablesPerHour: number;
  /** Tables at which only bots play: nobody waits for them, and they use the processor all the same. */
  readonly botTablesPerHour: number;
  readonly namesPerHour: number;
  /** Recovery links that an address makes and tries. */
  readonly recoveriesPerHour: number;
  /** Decisions and games that are looked at by playing on, for an address. */
  readonly thoughtsPerHour: number;
  /** A browser that does not read what it is sent is let go when so much is waiting for it. */
  readonly waitingBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  messageBytes: 16 * 1024,
  socket: { perSecond: 50, burst: 200 },
  address: { perSecond: 500, burst: 2000 },
  connects: { perSecond: 5, burst: 100 },
  chat: { perSecond: 0.5, burst: 8 },
  malformed: { perSecond: 0.1, burst: 10 },
  spectatorsPerTable: 64,
  spectatorsPerTableAndAddress: 16,
  spectatorsPerAddress: 100,
  socketsPerHolder: 8,
  halfOpen: 1000,
  halfOpenPerAddress: 50,
  requestsPerMinute: 600,
  tablesPerHour: 60,
  botTablesPerHour: 30,
  namesPerHour: 200,
  recoveriesPerHour: 60,
  thoughtsPerHour: 1000,
  waitingBytes: 4 * 2 ** 20,
};

/** Days after which what nobody uses any more is not kept: tables that have not begun, that stand still, that are over. */
export interface Retention {
  readonly gathering: number;
  readonly playing: number;
  readonly over: number;
  /** Names of those who are at no table. */
  readonly players: number;
}

export const DEFAULT_RETENTION: Retention = { gathering: 14, playing: 180, over: 730, players: 365 };

/** The moments so many days ago. */
export function beforeDays({ gathering, playing, over, players }: Retention, now = Date.now()): Retention {
  const ago = (days: number) => now - days * 24 * 3_600_000;
  return { gathering: ago(gathering), playing: ago(playing), over: ago(over), players: ago(players) };
}

/** Milliseconds that a bot takes for a decision which others can watch. */
export const DEFAULT_PACE = 700;
/** Milliseconds after which a table at which nobody is leaves memory. */
export const DEFAULT_IDLE = 10 * 60_000;
/** Milliseconds for which a server may let the bots of a table think before it has to ask again. */
export const DEFAULT_LEASE = 5000;
