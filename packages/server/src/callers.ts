/**
 * Who calls: from which address, over which scheme, and by which name they call the server. Proxies that are trusted
 * are believed about it; nobody else is.
 */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** Whoever runs a program on this machine can be believed as well as its proxy. */
export const THIS_MACHINE: readonly string[] = ['127.0.0.0/8', '::1'];

export class Callers {
  private readonly proxies = new BlockList();
  private readonly names: ReadonlySet<string>;

  /**
   * @param proxies addresses, or networks such as `10.0.0.0/8`.
   * @param names by which browsers call the server, besides those that only this machine or its network gives.
   */
  constructor(proxies: readonly string[], names: readonly string[]) {
    for (const proxy of proxies) {
      const network = parseNetwork(proxy);
      if (network === undefined) throw new Error(`${JSON.stringify(proxy)} is neither an address nor a network`);
      this.proxies.addSubnet(network.address, network.bits, network.family);
    }
    this.names = new Set(names.map((name) => name.toLowerCase()));
  }

  trusts(address: string): boolean {
    const plain = unmapped(address);
    return isIP(plain) !== 0 && this.proxies.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
  }

  /** Where a call comes from. */
  addressOf(request: IncomingMessage): string {
    const own = unmapped(request.socket.remoteAddress ?? 'gone');
    if (!this.trusts(own)) return own;
    const forwarded = listed(request.headers['x-forwarded-for']).map(unmapped);
    return forwarded.findLast((address) => !this.trusts(address)) ?? forwarded[0] ?? own;
  }

  /** What limits count by: an address, or for IPv6 its network, of which a household has as many addresses as it likes. */
  networkOf(request: IncomingMessage): string {
    return network(this.addressOf(request));
  }

  isSecure(request: IncomingMessage): boolean {
    return 'encrypted' in request.socket || this.forwarded(request, 'x-forwarded-proto') === 'https';
  }

  /** Whether it was meant for us: a page elsewhere can lead its own name to this machine and pass for a page of ours. */
  callsByName(request: IncomingMessage): boolean {
    const host = this.hostOf(request);
    if (host === undefined) return true;
    if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
    const { hostname } = new URL(`http://${host}`);
    const local = !hostname.includes('.') || hostname.endsWith('.localhost') || hostname.endsWith('.local');
    return local || isIP(hostname) !== 0 || this.names.has(hostname);
  }

  /** Whether a request was made by a page of our own, or by no page at all. */
  isSameOrigin(request: IncomingMessage): boolean {
    const { origin, host } = request.headers;
    if (origin === undefined) return true;
    if (!URL.canParse(origin)) return false;
    const from = new URL(origin).host;
    return from === host || from === this.hostOf(request);
  }

  private hostOf(request: IncomingMessage): string | undefined {
    return this.forwarded(request, 'x-forwarded-host') ?? request.headers.host;
  }

  /** What the nearest proxy says, if there is one that is trusted. */
  private forwarded(request: IncomingMessage, header: string): string | undefined {
    return this.trusts(request.socket.remoteAddress ?? '') ? listed(request.headers[header]).at(-1) : undefined;
  }
}

/** An address, or a network such as `10.0.0.0/8`. */
export function parseNetwork(text: string): { address: string; bits: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', length] = text.split('/', 2);
  const version = isIP(address);
  const most = version === 4 ? 32 : 128;
  const bits = length === undefined ? most : Number(length);
  if (version === 0 || length === '' || !Number.isInteger(bits) || bits < 0 || bits > most) return undefined;
  return { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' };
}

export function isLoopback(address: string): boolean {
  return /^127\./.test(address) || address === '::1';
}

function listed(header: string | readonly string[] | undefined): readonly string[] {
  return String(header ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** An IPv4 address that was written as one of IPv6 is what it was. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
}

/** The first half of an IPv6 address; an IPv4 address as it is. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [before = '', after] = address.split('::', 2).map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = after === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...(after ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
