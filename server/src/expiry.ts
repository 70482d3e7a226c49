import type { ServerContext } from './context.ts';
import type { CreationCursor } from './store/entities.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Age in days after which stale tables and guests are deleted. */
export interface ExpiryDays {
  /** For a table that was cancelled, or that only its host has joined. */
  readonly emptyTables: number;
  /** For a table that others have joined but that has not started. */
  readonly waitingTables: number;
  /** For a guest who has no seat at a stored table, no result and no chat line. */
  readonly guests: number;
}

export const EXPIRY_DAYS: ExpiryDays = { emptyTables: 7, waitingTables: 30, guests: 90 };

export const EXPIRE_EVERY_MS = 3600 * 1000;

/** Maximum number of tables deleted and of guests checked per run. */
const TABLES_AT_ONCE = 200;
const GUESTS_AT_ONCE = 500;

/** Deletes stale tables and guests in small batches at regular intervals. Started games are never deleted. */
export function startExpiry(context: ServerContext, days: ExpiryDays, everyMs: number): NodeJS.Timeout {
  let cursor: CreationCursor | null = null;
  const sweep = async () => {
    await expireTables(context, days);
    cursor = await context.store.removeGuests(context.now() - days.guests * DAY_MS, cursor, GUESTS_AT_ONCE);
  };
  return setInterval(
    () => void sweep().catch((error) => context.report('deleting expired tables and guests', error)),
    everyMs,
  ).unref();
}

/** Deletes expired tables, except those in memory, which are in use or were recently. */
async function expireTables(context: ServerContext, { emptyTables, waitingTables }: ExpiryDays): Promise<void> {
  const now = context.now();
  const rule = { emptyBefore: now - emptyTables * DAY_MS, waitingBefore: now - waitingTables * DAY_MS };
  const expired = await context.store.expiredTables(rule, TABLES_AT_ONCE);
  await context.store.removeTables(
    expired.filter((id) => !context.tables.has(id)),
    rule,
  );
}
