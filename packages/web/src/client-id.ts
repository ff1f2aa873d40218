/** Ids made here, by which the server takes the same message once only. */

/** 24 characters that nobody else makes; works without a secure context too, as on a table in the home network. */
export function clientId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
