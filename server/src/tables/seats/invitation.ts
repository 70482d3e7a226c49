import { createHmac } from 'node:crypto';

/** What one hands on to whom one invites. Made from the server's secret, so that it need not be kept. */
export function inviteTo(table: string, secret: string): string {
  return createHmac('sha256', secret).update(`invitation ${table}`).digest('base64url').slice(0, 16);
}
