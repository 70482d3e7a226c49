import { chachaBlock, chachaStart, rotate } from './chacha.ts';
import { memoizeLast } from './memoize.ts';
import { unreachable } from './result.ts';

/**
 * Random draws by name. A stream is a function of (seed, name, count), so an extra draw in one place never shifts
 * another. The streams are ChaCha8 with a 128-bit key, so the visible result of one shuffle reveals nothing about the
 * next.
 */

/** 128 bits as 32 lower-case hexadecimal digits. */
export type Seed = string & { readonly __brand: 'Seed' };

/** A random stream: each call returns the next whole number from 0 to 2³² − 1. */
export type Chance = () => number;

export function isSeed(text: string): text is Seed {
  return /^[0-9a-f]{32}$/.test(text);
}

/** Hashes any text into a seed. 32 hexadecimal digits are used unchanged. */
export function seedFromText(text: string): Seed {
  if (isSeed(text)) return text;
  return [1, 2, 3, 4].map((variant) => hash32(text, variant).toString(16).padStart(8, '0')).join('') as Seed;
}

/** Derives the seed of the `count`-th of many games from one seed. */
export function derivedSeed(seed: Seed, name: string, count: number): Seed {
  return drawnSeed(chance(seed, name, count));
}

export function drawnSeed(draw: Chance): Seed {
  return [draw(), draw(), draw(), draw()].map((word) => word.toString(16).padStart(8, '0')).join('') as Seed;
}

/** Prefix of the seeds of guessed states. Their streams need not be unpredictable, so a faster generator is used. */
const GUESSED = '~';

/** Returns a seed for a guessed state. `isSeed` rejects it, so no record can start with one. */
export function guessedSeed(draw: Chance): Seed {
  return `${GUESSED}${draw() | 0}${GUESSED}${draw() | 0}` as Seed; // converting small integers is four times as fast
}

export function chance(seed: Seed, name: string, count = 0): Chance {
  const { key, isGuessed } = keyOf(seed);
  const { first, second } = hashOfName(name);
  if (isGuessed) return quickChance(key[0] as number, key[1] as number, first, count);
  const start = chachaStart(key, [first, second, count]);
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

/** The key of a seed, memoized because a game draws from one seed dozens of times. */
const keyOf = memoizeLast((seed: Seed): { readonly key: readonly number[]; readonly isGuessed: boolean } => {
  const isGuessed = seed.startsWith(GUESSED);
  return {
    isGuessed,
    key: isGuessed ? [hash32(seed, 1), hash32(seed, 2)] : [0, 8, 16, 24].map((at) => wordAt(seed, at)),
  };
});

function wordAt(seed: Seed, at: number): number {
  return Number.parseInt(seed.slice(at, at + 8), 16);
}

/** Size limit of the cache of name hashes, which is cleared when full. Games use a few dozen names. */
const MOST_NAMES = 1000;
interface NameHash {
  readonly first: number;
  readonly second: number;
}
const nameHashes = new Map<string, NameHash>();

function hashOfName(name: string): NameHash {
  let hash = nameHashes.get(name);
  if (hash === undefined) {
    if (nameHashes.size === MOST_NAMES) nameHashes.clear();
    hash = { first: hash32(name, 1), second: hash32(name, 2) };
    nameHashes.set(name, hash);
  }
  return hash;
}

/**
 * Returns a uniformly distributed whole number from 0 to `limit` − 1. Scaling the draw is several times as fast as a
 * division; the few draws that would introduce a bias are rejected (Lemire 2019).
 */
export function below(draw: Chance, limit: number): number {
  if (!(limit >= 1 && limit <= 2 ** 21)) unreachable(`cannot draw below ${limit}`);
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

/** Shuffles in place (Fisher–Yates). */
export function shuffle<T>(draw: Chance, list: T[]): T[] {
  for (let last = list.length - 1; last > 0; last--) {
    const other = below(draw, last + 1);
    const swapped = list[last] as T;
    list[last] = list[other] as T;
    list[other] = swapped;
  }
  return list;
}

/** Returns an sfc32 stream (Chris Doty-Humphrey). For a few draws it takes a tenth of the time of ChaCha8. */
function quickChance(first: number, second: number, third: number, count: number): Chance {
  let a = first | 0;
  let b = second | 0;
  let c = third | 0;
  let counter = count + 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (rotate(c, 21) + sum) | 0;
    return sum >>> 0;
  };
  for (let stirred = 0; stirred < 12; stirred++) next();
  return next;
}

/** Computes FNV-1a over the characters, with another start value for each variant, and the finalizer of MurmurHash3. */
function hash32(text: string, variant: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(variant, 0x9e3779b1);
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
