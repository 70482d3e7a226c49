import type { ServerContext } from '../../context.ts';
import { seatsOf } from '../seats/index.ts';
import type { LiveTable, Presence } from '../table/index.ts';
import { publish } from '../table/index.ts';
import { broadcast } from './send.ts';

/**
 * Broadcasts presence, throttled: the first change is sent at once, later ones at most every `presenceEvery`
 * milliseconds. Sending each arrival of a thousand spectators to all others would take a million messages.
 */
export function broadcastPresence(context: ServerContext, table: LiveTable): void {
  const { presence } = table;
  presence.isNews = true;
  if (presence.timer === null) tell(context, table);
}

function tell(context: ServerContext, table: LiveTable): void {
  const { presence } = table;
  presence.timer = null;
  if (!presence.isNews || context.closed) return;
  presence.isNews = false;
  broadcast(table, { type: 'presence', ...presenceAt(table) });
  publishPresence(context, table);
  presence.timer = setTimeout(() => tell(context, table), context.presenceEvery).unref();
}

/** Publishes the presence through this server to the other servers. */
export function publishPresence(context: ServerContext, table: LiveTable, isAsking = false): void {
  publish(context, { kind: 'presence', table: table.data.id, isAsking, ...presenceHere(table) });
}

/** Returns the presence through all servers. */
export function presenceAt(table: LiveTable): { online: string[]; watchers: number } {
  const all = [presenceHere(table), ...table.elsewhere.values()];
  return {
    online: [...new Set(all.flatMap(({ online }) => online))],
    watchers: all.reduce((sum, { watchers }) => sum + watchers, 0),
  };
}

function presenceHere(table: LiveTable): Presence {
  const online = new Set<string>();
  let watchers = 0;
  for (const { person } of table.connections) {
    if (person !== null && seatsOf(table.data, person.id).length > 0) online.add(person.id);
    else watchers++;
  }
  return { online: [...online], watchers };
}
