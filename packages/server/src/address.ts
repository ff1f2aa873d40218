/** Where a request comes from. A proxy on this machine is believed about it; nobody else is. */
import type { IncomingMessage } from 'node:http';

/** The same rule as Fastify's `trustProxy: 'loopback'`, for requests that Fastify does not see. */
export function addressOf(request: IncomingMessage): string {
  const own = request.socket.remoteAddress ?? 'unknown';
  if (!isLoopback(own)) return own;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  return forwarded.findLast((address) => !isLoopback(address)) ?? forwarded[0] ?? own;
}

/** Whether a request was made by a page of our own, or by no page at all. */
export function isSameOrigin({ headers, socket }: IncomingMessage): boolean {
  const { origin, host, 'x-forwarded-host': forwarded } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (from === forwarded && isLoopback(socket.remoteAddress ?? ''));
}

export function isLoopback(address: string): boolean {
  return /^(::ffff:)?127\./.test(address) || address === '::1';
}
