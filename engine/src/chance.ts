import { broken } from './result.ts';

/**
 * Chance drawn by name: a stream is a function of (seed, name, count), so an extra draw in one place never shifts
 * another. The streams are ChaCha8 with a 128-bit key: what players see of one shuffle tells them nothing of the next.
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
  return seedBy(chance(seed, name, count));
}

export function seedBy(draw: Chance): Seed {
  return [draw(), draw(), draw(), draw()].map((word) => word.toString(16).padStart(8, '0')).join('') as Seed;
}

/** What the seed of a guessed state begins with: nobody has anything to learn from its streams, so they may be quick. */
const GUESSED = '~';

/** The seed of a guess. `isSeed` knows it not, so no record can begin with one. */
export function guessedSeed(draw: Chance): Seed {
  return `${GUESSED}${draw().toString(36)}${GUESSED}${draw().toString(36)}` as Seed;
}

export function chance(seed: Seed, name: string, count = 0): Chance {
  if (seed.startsWith(GUESSED)) return quickChance(hash32(seed, 1), hash32(seed, 2), hash32(name, 1), count);
  const key = [0, 8, 16, 24].map((at) => Number.parseInt(seed.slice(at, at + 8), 16));
  const start = chachaStart(key, [hash32(name, 1), hash32(name, 2), count]);
  const block = new Uint32Array(16);
  let next = 16;
  return () => {
    if (next === 16) {
      chachaBlock(start, block, 8);
      start[12] = (start[12] as number) + 1;
      next = 0;
    }
    return block[next++] as number;
  };
}

/**
 * A whole number from 0 to `limit` − 1, each equally likely. The draw is scaled instead of divided, which is several
 * times as fast; the few draws that would favour some numbers are thrown away (Lemire 2019).
 */
export function below(draw: Chance, limit: number): number {
  if (!(limit >= 1 && limit <= 2 ** 21)) broken(`cannot draw below ${limit}`);
  for (;;) {
    const scaled = draw() * limit; // exact: 32 and 21 bits
    const whole = Math.floor(scaled / 2 ** 32);
    const rest = scaled - whole * 2 ** 32;
    if (rest >= limit || rest >= 2 ** 32 % limit) return whole;
  }
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

/** sfc32 by Chris Doty-Humphrey: three words of state and a counter, a tenth of the time of ChaCha8 for a few draws. */
function quickChance(first: number, second: number, third: number, count: number): Chance {
  let [a, b, c, counter] = [first | 0, second | 0, third | 0, count + 1];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let stirred = 0; stirred < 12; stirred++) next();
  return next;
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

/** The words a block is made from, the counter at 0. A key of four words is used twice, as the authors laid down. */
export function chachaStart(key: readonly number[], nonce: readonly number[]): Uint32Array {
  const short = key.length === 4;
  const start = new Uint32Array(16);
  start.set(short ? CONSTANTS_16 : CONSTANTS_32);
  start.set(key, 4);
  if (short) start.set(key, 8);
  start.set(nonce, 13);
  return start;
}

/** One block of ChaCha (RFC 8439, there with 20 rounds; random generators use 8) written into `block`. */
export function chachaBlock(start: Uint32Array, block: Uint32Array, rounds: 8 | 20): void {
  block.set(start);
  for (let round = 0; round < rounds; round += 2) {
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
}

function quarter(words: Uint32Array, a: number, b: number, c: number, d: number): void {
  let wordA = words[a] as number;
  let wordB = words[b] as number;
  let wordC = words[c] as number;
  let wordD = words[d] as number;
  wordA = (wordA + wordB) | 0;
  wordD = rotate(wordD ^ wordA, 16);
  wordC = (wordC + wordD) | 0;
  wordB = rotate(wordB ^ wordC, 12);
  wordA = (wordA + wordB) | 0;
  wordD = rotate(wordD ^ wordA, 8);
  wordC = (wordC + wordD) | 0;
  wordB = rotate(wordB ^ wordC, 7);
  words[a] = wordA;
  words[b] = wordB;
  words[c] = wordC;
  words[d] = wordD;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}
