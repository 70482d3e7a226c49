import { isIP, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Returns the rate limit key of a request: its IPv4 address, or the IPv6 /64 network that one household has. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const [, within4] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (within4 !== undefined) return within4;
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function networkOf(ip: string): string {
  const [left = '', right] = ip.split('%')[0]?.split('::') ?? [];
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length;
  const all = [...groups(left), ...Array.from({ length: missing }, () => '0'), ...groups(right ?? '')];
  const first = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${first.join(':')}::/64`;
}

/** Named address ranges of Fastify's `trustProxy` option. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

/** Checks the entries of TRUST_PROXY: addresses, ranges, or `loopback`, `linklocal` and `uniquelocal`. */
export function readProxies(proxies: readonly string[]): readonly string[] {
  for (const proxy of proxies) {
    const [address = '', bits = '0'] = proxy.split('/');
    const isRange = isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32);
    if (!isRange && !NAMED.includes(proxy))
      throw new Error(`TRUST_PROXY: expected addresses or ranges such as 10.0.0.0/8, got ${proxy}`);
  }
  return proxies;
}
