import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Whom requests are counted for: an address, or in IPv6 the network of 2^64 of them that one household has. */
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
