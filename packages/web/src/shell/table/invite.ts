/** Whether a link leads anybody else here. */

/** An address by which a computer reaches itself and nobody else does. */
export function isOnlyHere(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
