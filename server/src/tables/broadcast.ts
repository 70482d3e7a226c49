import { winnersOf } from '@signoria/bots';
import { FAMILIES } from '@signoria/common';
import type { AnyGame } from '@signoria/engine';
import type { EndAsked, Over, SeatInfo, ServerMessage, TableInfo, UndoAsked, Welcome } from '@signoria/protocol';
import { PROTOCOL_VERSION } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { seedHashOf } from '../seeds.ts';
import { hasOwnFigures } from '../store/summaries.ts';
import { clocksOf } from './clocks.ts';
import { publish } from './hints.ts';
import { pastOf } from './history.ts';
import type { ClientConnection, LiveTable, Presence, TableData, Viewer } from './liveTable.ts';
import { isEarlyEnd, versionOf } from './liveTable.ts';
import { namesOf, personsPlaying, seatsOf } from './seats.ts';
import { stepFor, viewersOf, viewsOf } from './views.ts';

export function send(connection: ClientConnection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** Sends the same message to everyone at the table, serialized once. */
export function broadcast(table: LiveTable, message: ServerMessage): void {
  const text = JSON.stringify(message);
  for (const connection of table.connections) connection.send(text);
}

/** Sends the table's info to everyone. It is written per person, because not everyone may see the invitation. */
export function broadcastTable(table: LiveTable): void {
  for (const connection of table.connections)
    send(connection, { type: 'table', table: tableInfoFor(table.data, connection.person?.id ?? null) });
}

/** Returns the public data of a table. The invitation is included only for the host and the players. */
export function tableInfoFor(data: TableData, person: string | null): TableInfo {
  const { seats, seed, invite, createdAt, ...open } = data;
  const isSeated = person !== null && (data.host === person || seatsOf(data, person).length > 0);
  return {
    ...open,
    createdAt: new Date(createdAt).toISOString(),
    ownFigures: hasOwnFigures(data.options),
    seats: seats.map((seat, index): SeatInfo => ({ ...seat, seat: index, family: FAMILIES[index] ?? null })),
    seedHash: seedHashOf(seed),
    invite: isSeated ? invite : null,
  };
}

/**
 * Broadcasts presence, throttled: the first change is sent at once, later ones at most every `presenceEveryMs`
 * milliseconds. Sending each arrival of a thousand spectators to all others would take a million messages.
 */
export function broadcastPresence(context: ServerContext, table: LiveTable): void {
  const { presenceThrottle } = table;
  presenceThrottle.hasChanged = true;
  if (presenceThrottle.timer === null) sendPresence(context, table);
}

function sendPresence(context: ServerContext, table: LiveTable): void {
  const { presenceThrottle } = table;
  presenceThrottle.timer = null;
  if (!presenceThrottle.hasChanged || context.closed) return;
  presenceThrottle.hasChanged = false;
  broadcast(table, { type: 'presence', ...presenceAt(table) });
  publishPresence(context, table);
  presenceThrottle.timer = setTimeout(() => sendPresence(context, table), context.presenceEveryMs).unref();
}

/** Publishes the presence through this server to the other servers. */
export function publishPresence(context: ServerContext, table: LiveTable, isAsking = false): void {
  publish(context, { kind: 'presence', table: table.data.id, isAsking, ...presenceHere(table) });
}

/** Returns the presence through all servers. */
function presenceAt(table: LiveTable): { online: string[]; watchers: number } {
  const all = [presenceHere(table), ...table.remotePresence.values()];
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

/** Returns the pending undo request with the people whose consent it waits for. */
export function pendingUndoRequest({ undoRequest }: LiveTable): UndoAsked | null {
  return undoRequest && { seat: undoRequest.seat, waitingFor: [...undoRequest.waitingFor] };
}

/** Returns the pending end vote with the people it waits for: everyone who still plays and has not agreed. */
export function pendingEndVote({ endVote, data }: Pick<LiveTable, 'endVote' | 'data'>): EndAsked | null {
  if (endVote === null) return null;
  const { person, agreed } = endVote;
  return { person, waitingFor: personsPlaying(data).filter((one) => !agreed.has(one)) };
}

type RequestOutcome = 'granted' | 'refused' | 'lapsed';

/** Closes the undo request, if there is one, and broadcasts its outcome. */
export function settleUndoRequest(table: LiveTable, outcome: RequestOutcome, request = table.undoRequest): void {
  table.undoRequest = null;
  if (request === null) return;
  const { seat, version } = request;
  broadcast(table, { type: 'consent', version, seat, waitingFor: [], outcome });
}

export function broadcastUndoRequest(table: LiveTable): void {
  const { undoRequest } = table;
  if (undoRequest === null) return;
  const { seat, version, waitingFor } = undoRequest;
  broadcast(table, { type: 'consent', version, seat, waitingFor: [...waitingFor], outcome: 'asked' });
}

/** Closes the end vote, if there is one, and broadcasts its outcome. */
export function settleEndVote(table: LiveTable, outcome: RequestOutcome, vote = table.endVote): void {
  table.endVote = null;
  if (vote !== null) broadcast(table, { type: 'end', person: vote.person, waitingFor: [], outcome });
}

export function broadcastEndVote(table: LiveTable): void {
  const asked = pendingEndVote(table);
  if (asked !== null) broadcast(table, { type: 'end', ...asked, outcome: 'asked' });
}

/** Returns the end of a finished game; null before. Only this and the game record reveal the seed. */
function overOf({ rules, data, game, takenBack }: LiveTable): Over | null {
  if (game === null || data.status !== 'over') return null;
  const scores = rules.scores(game.state);
  const early = isEarlyEnd(rules, game);
  return {
    scores: scores.map((score) => ({ ...score, lines: [...score.lines] })),
    winners: early ? [] : [...winnersOf(scores)],
    seed: data.seed,
    seedHash: seedHashOf(data.seed),
    early,
    takenBack,
  };
}

export function broadcastOver(table: LiveTable): void {
  const over = overOf(table);
  if (over !== null) broadcast(table, { type: 'over', version: versionOf(table), ...over });
}

/**
 * Sends the whole table to a connection. `have` is the version that the client still holds: if only recent steps are
 * missing, they are sent instead of the views.
 */
export function welcome(
  context: ServerContext,
  table: LiveTable,
  connection: ClientConnection,
  have: number | null,
): void {
  const person = connection.person?.id ?? null;
  const viewers = viewersOf(table, person);
  const missed = missedSteps(table, have, viewers);
  const message: Omit<Welcome, keyof ViewsAndPast> = {
    type: 'welcome',
    protocol: PROTOCOL_VERSION,
    table: tableInfoFor(table.data, person),
    person,
    seats: [...seatsOf(table.data, person)],
    names: [...namesOf(table.data)],
    version: table.game === null ? null : versionOf(table),
    clocks: clocksOf(table.clockState, context.now()),
    chat: [...table.chat],
    ...presenceAt(table),
    undoAsked: pendingUndoRequest(table),
    endAsked: pendingEndVote(table),
    over: overOf(table),
    takenBack: table.takenBack,
  };
  const position = missed === null ? cachedPosition(table, viewers) : NO_POSITION;
  connection.send(`${JSON.stringify(message).slice(0, -1)},${position.slice(1)}`);
  for (const text of missed ?? []) connection.send(text);
}

type ViewsAndPast = Pick<Welcome, 'views' | 'past'>;

const NO_POSITION = JSON.stringify({ views: [], past: [] } satisfies ViewsAndPast);

/**
 * Cache of serialized positions, the largest part of a welcome, by game and viewers. Each decision creates a new game
 * object, so a cached value is never stale.
 */
const CACHED_POSITIONS = new WeakMap<AnyGame, Map<string, string>>();

function cachedPosition(table: LiveTable, viewers: readonly Viewer[]): string {
  if (table.game === null) return NO_POSITION;
  const written = CACHED_POSITIONS.get(table.game) ?? new Map<string, string>();
  CACHED_POSITIONS.set(table.game, written);
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
  if (missing < 0 || missing > table.recentSteps.length) return null;
  const steps = missing === 0 ? [] : table.recentSteps.slice(-missing).map((step) => stepFor(step, viewers));
  return steps.every((text) => text !== null) ? steps : null;
}
