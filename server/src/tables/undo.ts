import type { AnyGame, Seat } from '@signoria/engine';
import { playedUpTo, unreachable } from '@signoria/engine';
import type { ClientMessage } from '@signoria/protocol';
import type { ServerContext } from '../context.ts';
import { broadcastUndoRequest, send, settleUndoRequest } from './broadcast.ts';
import { clocksOf, nextDeadline, revokeIncrements, seatsOnClock, switchClocks } from './clocks.ts';
import { announce } from './hints.ts';
import type { LiveTable, MessageRefusal, UndoRequest } from './liveTable.ts';
import { expectedProgress, refuseMessage, setFields, updateAsked, versionOf } from './liveTable.ts';
import { personsAt } from './seats.ts';
import { storeChange, tryToStore } from './storeChanges.ts';
import { snapshotOf } from './storedTable.ts';
import { viewersOf, viewsOf } from './views.ts';

type UndoMessage = Extract<ClientMessage, { type: 'undo' }>;

/**
 * Undoes the seat's last decisions and all decisions after them. Back to the last barrier this needs no consent. Beyond
 * it, one decision at a time can be undone if all other persons agree, including those for whom a bot stands in. If
 * there are no other persons, no consent is needed, but the game is marked with `takenBack`.
 */
export async function requestUndo(
  context: ServerContext,
  table: LiveTable,
  person: string,
  { seat, version, count = 1 }: UndoMessage,
): Promise<MessageRefusal> {
  const { game, data, rules } = table;
  if (game === null || data.status !== 'running') return refuseMessage('notRunning', 'the table is not being played');
  if (version !== versionOf(table))
    return refuseMessage('staleVersion', `the table is at ${versionOf(table)}`, 'version');
  const to = lastDecision(game, seat, count);
  if (to === undefined) return refuseMessage('nothingToUndo', 'this seat has not made so many decisions', 'count');
  if (data.rulesVersion !== rules.rulesVersion)
    return refuseMessage('nothingToUndo', 'the game began under another rules version and cannot be replayed');
  const others = personsAt(data).filter((one) => one !== person);
  if (to >= game.barrier) return applyUndo(context, table, game, seat, to);
  if (others.length === 0) return applyUndo(context, table, game, seat, to, true);
  if (count > 1) return refuseMessage('nothingToUndo', 'consent can be requested for one decision at a time', 'count');
  return requestConsent(context, table, { seat, version, waitingFor: new Set(others) });
}

/** Returns the index of the seat's `count`-th last decision; undefined if there is none. */
function lastDecision({ decisions }: AnyGame, seat: Seat, count = 1): number | undefined {
  return decisions.flatMap((decision, index) => (decision.seat === seat ? [index] : [])).at(-count);
}

/** Records an answer to an undo request. One refusal closes the request. */
export async function answerUndoRequest(
  context: ServerContext,
  table: LiveTable,
  person: string,
  version: number,
  agree: boolean,
): Promise<MessageRefusal> {
  const { undoRequest: request, game } = table;
  if (request === null || game === null || request.version !== version || !request.waitingFor.has(person))
    return refuseMessage('notAsked', 'there is no undo request for you to answer');
  const { seat } = request;
  const waitingFor = [...request.waitingFor].filter((one) => one !== person);
  if (agree && waitingFor.length > 0)
    return requestConsent(context, table, { ...request, waitingFor: new Set(waitingFor) });
  if (agree)
    return applyUndo(
      context,
      table,
      game,
      seat,
      lastDecision(game, seat) ?? unreachable('an undo request without a decision'),
    );
  await storeChange(context, table, { undoRequest: null });
  settleUndoRequest(table, 'refused', request);
  return null;
}

/** Stores and broadcasts an undo request. It is stored with the table, so that people can answer through any server. */
async function requestConsent(
  context: ServerContext,
  table: LiveTable,
  undoRequest: UndoRequest,
): Promise<MessageRefusal> {
  await storeChange(context, table, { undoRequest });
  broadcastUndoRequest(table);
  return null;
}

/** Undoes all decisions from `to` on. The version still increases, so that no two positions share a version. */
async function applyUndo(
  context: ServerContext,
  table: LiveTable,
  game: AnyGame,
  seat: Seat,
  to: number,
  takenBack = table.takenBack,
): Promise<MessageRefusal> {
  const { rules, data } = table;
  const back = playedUpTo(rules, game, to);
  const onClock = seatsOnClock({ rules, data, game: back });
  const clockState = table.clockState && revokeIncrements(switchClocks(table.clockState, onClock, context.now()), to);
  const count = game.decisions.length - to;
  const versionOffset = table.versionOffset + count + 1;
  const snapshot = snapshotOf({ ...table, game: back, versionOffset, takenBack, clockState, undoRequest: null });
  const dueAt = nextDeadline(clockState);
  const terms = { snapshot, asked: rules.pending(back.state), dueAt, ...expectedProgress(table) };
  const stored = await tryToStore(context, table, () => context.store.truncateDecisions(data.id, to, terms));
  if (!stored) return refuseMessage('notStored', 'the undo could not be stored; try again');
  settleUndoRequest(table, table.undoRequest?.seat === seat ? 'granted' : 'lapsed');
  setFields(table, { epoch: stored.value, game: back, versionOffset, takenBack, clockState, dueAt, recentSteps: [] });
  table.snapshotLength = snapshot.length;
  announce(context, table);
  updateAsked(table, null, null);
  const shared = { version: versionOf(table), seat, count, takenBack, clocks: clocksOf(clockState, context.now()) };
  for (const connection of table.connections) {
    const views = viewsOf(table, viewersOf(table, connection.person?.id ?? null));
    send(connection, { type: 'undone', ...shared, views });
  }
  return null;
}
