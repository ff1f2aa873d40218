/** What so many tables a day need, worked out from what one game was measured to take. */

/** What was measured of a game with four people and one who looks on. */
export interface GameFigures {
  readonly answers: number;
  /** Microseconds of processor that an answer takes, of a server and of PostgreSQL. */
  readonly serverMicroseconds: number;
  readonly postgresMicroseconds: number;
  /** Rows that PostgreSQL writes for an answer, and bytes of its log. */
  readonly rows: number;
  readonly walBytes: number;
  /** Frames and bytes that one socket is sent for an answer, whoever gives it. */
  readonly player: Sent;
  readonly spectator: Sent;
  /** What a server tells the others for an answer. */
  readonly busMessages: number;
  /** Bytes in the database for a game that has just ended, and for one that ended long ago. */
  readonly freshBytes: number;
  readonly packedBytes: number;
}

export interface Sent {
  readonly frames: number;
  readonly bytes: number;
}

export interface Needs {
  readonly tablesPerDay: number;
  /** In the busiest hour, as all that follows. */
  readonly answersPerSecond: number;
  readonly openTables: number;
  readonly sockets: number;
  readonly servers: number;
  readonly megabitsPerSecond: number;
  readonly postgresCores: number;
  readonly rowsPerSecond: number;
  readonly walMegabytesPerSecond: number;
  readonly busMessagesPerSecond: number;
  /** Of the whole day, and of all that is kept for two years. */
  readonly gigabytesPerDay: number;
  readonly terabytesKept: number;
}

/** In the busiest hour there is so many times as much as in the mean of the day. */
const BUSIEST = 4;
/** Hours that people take for a game. */
const HOURS = 2;
const PEOPLE = 4;
const SPECTATORS = 1;
/** A server has one core for its tables; more than this share of it is not planned with, so that one can be missing. */
const SHARE = 0.5;
const DAYS_KEPT = 730;
const SECONDS_A_DAY = 24 * 3600;

export function needsOf(tablesPerDay: number, game: GameFigures): Needs {
  const answersPerSecond = (tablesPerDay * game.answers * BUSIEST) / SECONDS_A_DAY;
  const openTables = Math.ceil((tablesPerDay * HOURS * BUSIEST) / 24);
  const cores = (microseconds: number) => (answersPerSecond * microseconds) / 1e6;
  const bytesToAll = PEOPLE * game.player.bytes + SPECTATORS * game.spectator.bytes;
  return {
    tablesPerDay,
    answersPerSecond: rounded(answersPerSecond),
    openTables,
    sockets: openTables * (PEOPLE + SPECTATORS),
    // One more than are needed may always be missing.
    servers: Math.ceil(cores(game.serverMicroseconds) / SHARE) + 1,
    megabitsPerSecond: rounded((answersPerSecond * bytesToAll * 8) / 1e6),
    postgresCores: rounded(cores(game.postgresMicroseconds)),
    rowsPerSecond: rounded(answersPerSecond * game.rows),
    walMegabytesPerSecond: rounded((answersPerSecond * game.walBytes) / 1e6),
    busMessagesPerSecond: rounded(answersPerSecond * game.busMessages),
    gigabytesPerDay: rounded((tablesPerDay * game.packedBytes) / 1e9),
    terabytesKept: rounded((tablesPerDay * game.packedBytes * DAYS_KEPT) / 1e12),
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(2));
}
