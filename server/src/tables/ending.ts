import type { AnyGame, GameRecord, Seed } from '@signoria/engine';
import { toRecord } from '@signoria/engine';
import type { ServerContext } from '../context.ts';
import { refuse } from '../problem.ts';
import type { GameEnd, StoredTable } from '../store/entities.ts';
import { broadcastEndVote, broadcastOver, pendingEndVote, settleEndVote } from './broadcast.ts';
import { announce, refreshLists } from './hints.ts';
import type { EndVote, LiveTable, MessageRefusal } from './liveTable.ts';
import { expectedProgress, isEarlyEnd, refuseMessage, setFields } from './liveTable.ts';
import { isAnyoneLate, personsPlaying } from './seats.ts';
import { catchUp, catchUpAfterFailure, isConflict, storeChange, tryToStore } from './storeChanges.ts';
import type { SnapshotSource, StoredState } from './storedTable.ts';
import { snapshotOf } from './storedTable.ts';

/** Ends a running game: after its last decision, or early by vote. Returns true if the end was stored. */
export async function finish(context: ServerContext, table: LiveTable, endVote = table.endVote): Promise<boolean> {
  const { game, data } = table;
  if (game === null || data.status !== 'running') return false;
  const end = endToStore(context, { ...table, game });
  const stored = await tryToStore(context, table, () => context.store.endTable(data.id, end, expectedProgress(table)));
  if (!stored) return false;
  applyEnd(context, table, stored.value, endVote);
  announce(context, table);
  return true;
}

/** Returns the end as it is stored: the last position, and all results unless the game ended early. */
export function endToStore(context: ServerContext, table: SnapshotSource & { readonly game: AnyGame }): GameEnd {
  const { rules, game, data } = table;
  const scores = isEarlyEnd(rules, game) ? [] : rules.scores(game.state);
  const result = scores.map(({ seat, lines, rank }) => ({
    seat,
    lines,
    rank,
    person: data.seats[seat]?.kind === 'local' ? null : (data.seats[seat]?.person ?? null),
  }));
  return { snapshot: snapshotOf(table), result, at: context.now() };
}

/** Marks the table as over after the end was stored, and broadcasts result and seed. */
export function applyEnd(
  context: ServerContext,
  table: LiveTable,
  epoch: number,
  endVote: EndVote | null = table.endVote,
): void {
  const { rules, game, data } = table;
  const isEarly = game !== null && isEarlyEnd(rules, game);
  const over = { ...data, status: 'over' } as const;
  setFields(table, { data: over, epoch, clockState: null, dueAt: null, asked: new Map() });
  settleEndVote(table, isEarly ? 'granted' : 'lapsed', endVote);
  broadcastOver(table);
  refreshLists(context, over);
}

/** Ends a game that was stored without its end, because an older version wrote its last decision alone. */
export async function finishIfOver(context: ServerContext, table: LiveTable): Promise<void> {
  const { rules, game } = table;
  if (game === null || rules.pending(game.state).length > 0) return;
  try {
    await finish(context, table);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await catchUp(context, table);
  }
}

/** Rereads a table after a store failure and ends its game if it is over. Returns true if play can continue. */
export async function recover(context: ServerContext, table: LiveTable): Promise<boolean> {
  if (!(await catchUpAfterFailure(context, table))) return false;
  await finishIfOver(context, table);
  return !table.needsReload;
}

/**
 * Votes to end the game as it stands. It is possible after somebody's time ran out, and needs the agreement of all who
 * still play. One refusal closes the vote. Decisions do not close it, because the moves of the stand-in bot would close
 * every vote within a second. A game that ends early has no winner, so a move during the vote gains nothing.
 */
export async function voteToEnd(
  context: ServerContext,
  table: LiveTable,
  person: string,
  agree: boolean,
): Promise<MessageRefusal> {
  if (table.needsReload && !(await recover(context, table))) return notStored;
  const { data, endVote } = table;
  if (data.status !== 'running') return refuseMessage('notRunning', 'the table is not being played');
  if (!personsPlaying(data).includes(person)) return refuseMessage('notYourSeat', 'only players can vote');
  if (!agree && endVote === null) return refuseMessage('notAsked', 'there is no vote to end the game');
  if (!isAnyoneLate(data)) return refuseMessage('notAsked', 'nobody has run out of time');
  if (!agree) {
    await storeChange(context, table, { endVote: null });
    settleEndVote(table, 'refused', endVote);
    return null;
  }
  const { person: first, agreed } = endVote ?? { person, agreed: [] };
  const vote = { person: first, agreed: new Set([...agreed, person]) };
  if (pendingEndVote({ data, endVote: vote })?.waitingFor.length === 0)
    return (await finish(context, table, vote)) ? null : notStored;
  await storeChange(context, table, { endVote: vote });
  broadcastEndVote(table);
  return null;
}

const notStored = refuseMessage('notStored', 'the end could not be stored; try again');

/**
 * Reviews the end vote after seats have changed: absent players are not waited for, and returning players must be
 * asked.
 */
export async function reviewEndVote(context: ServerContext, table: LiveTable): Promise<void> {
  const asked = pendingEndVote(table);
  if (asked === null) return;
  if (asked.waitingFor.length > 0) broadcastEndVote(table);
  else if (personsPlaying(table.data).length > 0) await finish(context, table);
}

/** Returns the game record. It contains the seed, so it is refused before the end. */
export function recordOf({ rules, data, game }: LiveTable): GameRecord<unknown> {
  if (game === null || data.status !== 'over') return refuse('notOver', 'the record is available after the end');
  return { ...toRecord(rules, game), rulesVersion: data.rulesVersion };
}

/** Returns the record of a finished game from the store, without loading the table into memory. */
export async function storedRecord({ store }: ServerContext, table: StoredTable): Promise<GameRecord<unknown>> {
  const { id, status, game, rulesVersion, options, seats, seed } = table;
  if (status !== 'over') return refuse('notOver', 'the record is available after the end');
  const [decisions, snapshot] = await Promise.all([store.decisionsOf(id), store.latestSnapshot(id)]);
  return {
    game,
    rulesVersion,
    options,
    seats: seats.length,
    seed: seed as Seed,
    decisions: decisions.map(({ seat, move }) => ({ seat, move })),
    snapshot: (snapshot?.state as StoredState | undefined)?.position ?? null,
  };
}
