import { createHash, randomBytes } from 'node:crypto';
import type { Seed } from '@signoria/engine';
import { seedFrom } from '@signoria/engine';

export function freshSeed(): Seed {
  return seedFrom(randomBytes(16).toString('hex'));
}

/** Returns the SHA-256 of the 32 characters of the seed: the commitment that a table publishes from its start. */
export function seedHashOf(seed: Seed): string {
  return createHash('sha256').update(seed).digest('hex');
}
