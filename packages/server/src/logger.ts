/** The server's log: lines of JSON that hold nothing which somebody could use at a table. */
import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['cookie', 'token', 'seed', 'answer', 'value', 'saved', 'text'];

export function newLogger(level = 'info', to?: DestinationStream): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const redact = { paths: [...paths, 'req.headers', 'err.req'], censor: '[secret]' };
  return to ? pino({ level, redact }, to) : pino({ level, redact });
}
