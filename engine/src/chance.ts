import { broken } from './result.ts';

/**
 * Chance drawn by name: a stream is a function of (seed, name, count), so an extra draw in one place never shifts
 * another. The streams are ChaCha20 with a 128-bit key: what players see of one shuffle tells them nothing of the next.
 */

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string & { readonly __brand: 'Seed' };

/** A stream of draws: each call gives the next whole number from 0 to 2³² − 1. */
export type Chance = () => number;

export function isSeed(text: string): text is Seed {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Any text becomes a seed; 32 hexadecimal digits are taken as they are. */
export function seedFrom(text: string): Seed {
  if (isSeed(text)) return text;
  return [1, 2, 3, 4].map((lane) => hash32(text, lane).toString(16).padStart(8, '0')).join('') as Seed;
}

/** The seed of the `count`-th of many games that one seed stands for. */
export function seedOf(seed: Seed, name: string, count: number): Seed {
  const draw = chance(seed, name, count);
  return [draw(), draw(), draw(), draw()].map((word) => word.toString(16).padStart(8, '0')).join('') as Seed;
}

export function chance(seed: Seed, name: string, count = 0): Chance {
  const key = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  const nonce = [hash32(name, 1), hash32(name, 2), count];
  let block: Uint32Array = new Uint32Array(0);
  let blocks = 0;
  let next = 0;
  return () => {
    if (next === block.length) {
      block = chacha20(key, blocks++, nonce);
      next = 0;
    }
    return block[next++] as number;
  };
}

/** A whole number from 0 to `limit` − 1, each equally likely (draws that would favour the low ones are thrown away). */
export function below(draw: Chance, limit: number): number {
  if (!(limit >= 1)) broken(`cannot draw below ${limit}`);
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = draw();
  while (word >= fair) word = draw();
  return word % limit;
}

export function pick<T>(draw: Chance, list: readonly T[]): T {
  return list[below(draw, list.length)] as T;
}

/** Fisher–Yates, in place. */
export function shuffle<T>(draw: Chance, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(draw, last + 1);
    const swapped = list[last] as T;
    list[last] = list[other] as T;
    list[other] = swapped;
  }
  return list;
}

/** FNV-1a over the characters, started differently for each lane and stirred at the end as in MurmurHash3. */
function hash32(text: string, lane: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(lane, 0x9e3779b1);
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** "expand 16-byte k" in the first and "expand 32-byte k" in the second: the constants of the cipher by key length. */
const CONSTANTS_16 = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574] as const;
const CONSTANTS_32 = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** One block of ChaCha20 (RFC 8439). A key of four words is used twice, as the cipher's authors laid down. */
export function chacha20(key: readonly number[], counter: number, nonce: readonly number[]): Uint32Array {
  const short = key.length === 4;
  const start = Uint32Array.from([
    ...(short ? CONSTANTS_16 : CONSTANTS_32),
    ...(short ? [...key, ...key] : key),
    counter,
    ...nonce,
  ]);
  const block = Uint32Array.from(start);
  for (let round = 0; round < 10; round++) {
    quarter(block, 0, 4, 8, 12);
    quarter(block, 1, 5, 9, 13);
    quarter(block, 2, 6, 10, 14);
    quarter(block, 3, 7, 11, 15);
    quarter(block, 0, 5, 10, 15);
    quarter(block, 1, 6, 11, 12);
    quarter(block, 2, 7, 8, 13);
    quarter(block, 3, 4, 9, 14);
  }
  for (let index = 0; index < 16; index++) block[index] = (block[index] as number) + (start[index] as number);
  return block;
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  mix(words, a, b, d, 16);
  mix(words, c, d, b, 12);
  mix(words, a, b, d, 8);
  mix(words, c, d, b, 7);
}

/** words[to] += words[from]; words[turned] = (words[turned] ^ words[to]) rotated left by `bits`. */
function mix(words: Uint32Array, to: number, from: number, turned: number, bits: number): void {
  const sum = ((words[to] as number) + (words[from] as number)) | 0;
  words[to] = sum;
  const word = (words[turned] as number) ^ sum;
  words[turned] = (word << bits) | (word >>> (32 - bits));
}
