import type { ServerContext } from '../../context.ts';
import { seatsOf } from '../seats/index.ts';
import type { LiveTable } from '../table/index.ts';
import { broadcast } from './send.ts';

/**
 * Somebody came or left: everyone hears it at once, but of many who come together only now and then. Each of a thousand
 * spectators told of every other would be a million messages.
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
  presence.timer = setTimeout(() => tell(context, table), context.presenceEvery).unref();
}

export function presenceAt(table: LiveTable): { online: string[]; watchers: number } {
  const online = new Set<string>();
  let watchers = 0;
  for (const { person } of table.connections) {
    if (person !== null && seatsOf(table.data, person.id).length > 0) online.add(person.id);
    else watchers++;
  }
  return { online: [...online], watchers };
}
