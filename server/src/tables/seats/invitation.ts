import { createHmac } from 'node:crypto';

/** Returns the invitation code of a table. It is derived from the server's secret, so that it need not be stored. */
export function inviteTo(table: string, secret: string): string {
  return createHmac('sha256', secret).update(`invitation ${table}`).digest('base64url').slice(0, 16);
}
