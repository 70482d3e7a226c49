import type { ServerContext } from './context.ts';
import type { CreationPlace } from './store/store.ts';

const DAY = 24 * 3600 * 1000;

/** After how many days what nobody needs is forgotten. */
export interface ExpiryDays {
  /** A table that nobody but its host came to, or that was called off. */
  readonly emptyTables: number;
  /** One where others sit and wait for a start. */
  readonly waitingTables: number;
  /** A guest who has never sat at a table or said anything. */
  readonly guests: number;
}

export const EXPIRY_DAYS: ExpiryDays = { emptyTables: 7, waitingTables: 30, guests: 90 };

export const EXPIRE_EVERY = 3600 * 1000;

/** How many tables are forgotten, and how many guests looked at, each time. */
const TABLES_AT_ONCE = 200;
const GUESTS_AT_ONCE = 500;

/** Now and then a few of those that nobody needs; games that were begun stay for good. */
export function startExpiry(context: ServerContext, days: ExpiryDays, every: number): NodeJS.Timeout {
  let place: CreationPlace | null = null;
  const sweep = async () => {
    await expireTables(context, days);
    place = await context.store.removeGuests(context.now() - days.guests * DAY, place, GUESTS_AT_ONCE);
  };
  return setInterval(
    () => void sweep().catch((error) => context.report('forgetting old tables', error)),
    every,
  ).unref();
}

/** One that is in memory is somebody's, or was a moment ago. */
async function expireTables(context: ServerContext, { emptyTables, waitingTables }: ExpiryDays): Promise<void> {
  const now = context.now();
  const rule = { emptyBefore: now - emptyTables * DAY, waitingBefore: now - waitingTables * DAY };
  const expired = await context.store.expiredTables(rule, TABLES_AT_ONCE);
  await context.store.removeTables(
    expired.filter((id) => !context.tables.has(id)),
    rule,
  );
}
