import type { AnyGame } from '@signoria/engine';
import type { Welcome } from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { ServerContext } from '../../context.ts';
import { clocksOf } from '../clocks/index.ts';
import { namesOf, seatsOf } from '../seats/index.ts';
import type { Connection, LiveTable, Viewer } from '../table/index.ts';
import { versionOf } from '../table/index.ts';
import { overOf } from './over.ts';
import { pastOf } from './past.ts';
import { presenceAt } from './presence.ts';
import { stepFor } from './step.ts';
import { infoOf } from './tableInfo.ts';
import { viewersOf, viewsOf } from './views.ts';
import { endAsked, undoAsked } from './votes.ts';

/**
 * Sends the whole table to a connection. `have` is the version that the client still holds: if only recent steps are
 * missing, they are sent instead of the views.
 */
export function welcome(context: ServerContext, table: LiveTable, connection: Connection, have: number | null): void {
  const person = connection.person?.id ?? null;
  const viewers = viewersOf(table, person);
  const missed = missedSteps(table, have, viewers);
  const message: Omit<Welcome, keyof ViewsAndPast> = {
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    table: infoOf(table.data, person),
    person,
    seats: [...seatsOf(table.data, person)],
    names: [...namesOf(table.data)],
    version: table.game === null ? null : versionOf(table),
    clocks: clocksOf(table.clockState, context.now()),
    chat: [...table.chat],
    ...presenceAt(table),
    undoAsked: undoAsked(table),
    endAsked: endAsked(table),
    over: overOf(table),
    takenBack: table.takenBack,
  };
  const position = missed === null ? writtenPosition(table, viewers) : NO_POSITION;
  connection.send(`${JSON.stringify(message).slice(0, -1)},${position.slice(1)}`);
  for (const text of missed ?? []) connection.send(text);
}

type ViewsAndPast = Pick<Welcome, 'views' | 'past'>;

const NO_POSITION = JSON.stringify({ views: [], past: [] } satisfies ViewsAndPast);

/**
 * Cache of serialized positions, the largest part of a welcome, by game and viewers. Each decision creates a new game
 * object, so a cached value is never stale.
 */
const WRITTEN = new WeakMap<AnyGame, Map<string, string>>();

function writtenPosition(table: LiveTable, viewers: readonly Viewer[]): string {
  if (table.game === null) return NO_POSITION;
  const written = WRITTEN.get(table.game) ?? new Map<string, string>();
  WRITTEN.set(table.game, written);
  const key = viewers.join();
  const text = written.get(key) ?? writePosition(table, viewers);
  written.set(key, text);
  return text;
}

function writePosition(table: LiveTable, viewers: readonly Viewer[]): string {
  return JSON.stringify({ views: viewsOf(table, viewers), past: pastOf(table, viewers) } satisfies ViewsAndPast);
}

/** Sends the whole table to everyone, after its start or a reload. */
export function welcomeAll(context: ServerContext, table: LiveTable): void {
  for (const connection of table.connections) welcome(context, table, connection, null);
}

/** Returns the steps after `have`; null if they are not kept and the views must be sent. */
function missedSteps(table: LiveTable, have: number | null, viewers: readonly Viewer[]): readonly string[] | null {
  if (have === null || table.game === null) return null;
  const missing = versionOf(table) - have;
  if (missing < 0 || missing > table.recent.length) return null;
  const steps = missing === 0 ? [] : table.recent.slice(-missing).map((step) => stepFor(step, viewers));
  return steps.every((text) => text !== null) ? steps : null;
}
