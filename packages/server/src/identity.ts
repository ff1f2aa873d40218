/**
 * Who a browser is: whoever has its token. The token is 256 random bits in a cookie that no script can read; the
 * server knows a player by the token's SHA-256 alone.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over https it has a name that a browser takes from nobody but this server itself, and over https alone. */
const COOKIE = { http: 'polity', https: '__Host-polity' } as const;
/** What the cookie is called over http and over https. */
export function cookieName(scheme: keyof typeof COOKIE): string {
  return COOKIE[scheme];
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TEN_YEARS = 10 * 365 * 24 * 3600;

type Cookies = Readonly<Record<string, string | undefined>>;

/** The player id that belongs to cookies, or `null` for a browser that has not been here. */
export function playerWith(cookies: Cookies, secure: boolean): string | null {
  const token = cookies[COOKIE[secure ? 'https' : 'http']];
  return token !== undefined && TOKEN.test(token) ? playerId(token) : null;
}

/** The player who asks, or `null` for a browser that has not been here. */
export function playerOf({ cookies, protocol }: FastifyRequest): string | null {
  return playerWith(cookies, protocol === 'https');
}

/** The player who asks, with a new token for a browser that has none. */
export function knownPlayer(request: FastifyRequest, reply: FastifyReply): string {
  const player = playerOf(request);
  if (player !== null) return player;
  const token = randomBytes(32).toString('base64url');
  const { protocol } = request;
  reply.setCookie(COOKIE[protocol], token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: protocol === 'https',
    maxAge: TEN_YEARS,
  });
  return playerId(token);
}

function playerId(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** An id that nobody can guess. */
export function unguessable(): string {
  return randomBytes(16).toString('base64url');
}
