import { createHash, randomBytes } from 'node:crypto';
import type { Seed } from '@signoria/engine';
import { seedFromText } from '@signoria/engine';

export function freshSeed(): Seed {
  return seedFromText(randomBytes(16).toString('hex'));
}

/** Returns the SHA-256 of the 32 characters of the seed: the commitment that a table publishes when it is created. */
export function seedHashOf(seed: Seed): string {
  return createHash('sha256').update(seed).digest('hex');
}
