import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Seed } from '@signoria/engine';
import { seedFrom } from '@signoria/engine';

export function freshSeed(): Seed {
  return seedFrom(randomBytes(16).toString('hex'));
}

/** SHA-256 of the 32 characters of the seed: what the table is bound to from its start. */
export function seedHashOf(seed: Seed): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** What one hands on to whom one invites. Made from the server's secret, so that it need not be kept. */
export function inviteTo(table: string, secret: string): string {
  return createHmac('sha256', secret).update(`invitation ${table}`).digest('base64url').slice(0, 16);
}
