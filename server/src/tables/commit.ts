import { CATALOGUE } from '@signoria/catalogue/all';
import type { Answer, AnyGame, MoveError, Result } from '@signoria/engine';
import { advance, checkAnswer, fail, ok, sameJson } from '@signoria/engine';
import type { ServerContext } from '../context.ts';
import type { AskedAndDue, GameEnd } from '../store/entities.ts';
import { clocksAfter, nextDeadline } from './clocks.ts';
import { applyEnd, endToStore, recover } from './ending.ts';
import { announce } from './hints.ts';
import type { Advanced, LiveTable } from './liveTable.ts';
import { versionOf } from './liveTable.ts';
import { applyDecision, tryToStore } from './storeChanges.ts';
import { SNAPSHOT_EVERY, saveSnapshot } from './storedTable.ts';

export type CommitResult = Result<null, MoveError | 'notRunning' | 'notStored'>;

/**
 * Commits one decision, from its validation to its broadcast. Runs in the table's queue. The decision is broadcast only
 * after it was stored; if the store fails, nothing changes. `arrivedAt` is the arrival time of a person's message.
 */
export async function commit(
  context: ServerContext,
  table: LiveTable,
  answer: Answer,
  arrivedAt: number | null = null,
): Promise<CommitResult> {
  if (table.needsReload && !(await recover(context, table))) return notStored;
  const { rules, game } = table;
  if (game === null || table.data.status !== 'running') return fail('notRunning', 'the table is not being played');
  const legal = checkMove(table, game, answer);
  if (!legal.ok) return legal;

  const { seat } = answer;
  const next = advance(rules, game, seat, legal.value);
  const { end, ...waiting } = consequencesOf(context, table, game, next);
  const terms = { ...waiting, epoch: table.epoch, ...(end !== undefined && { end }) };
  const stored = await tryToStore(context, table, () =>
    context.store.appendDecision(table.data.id, game.decisions.length, seat, legal.value, terms),
  );
  if (!stored) return notStored;
  if (waiting.dueAt !== undefined) table.dueAt = waiting.dueAt;
  const { at } = stored.value;
  applyDecision(context, table, next, at);
  if (end !== undefined) applyEnd(context, table, table.epoch + 1);
  announce(context, table, { seat, move: legal.value, at, isLast: end !== undefined });
  context.metrics.moved(rules.id, arrivedAt);
  if (end === undefined && next.game.decisions.length % SNAPSHOT_EVERY === 0) await saveSnapshot(context, table);
  return ok(null);
}

const notStored = fail('notStored', 'the move could not be stored; try again');

/**
 * Validates an answer. Accepts every version since the seat was asked, because other seats may have answered their
 * questions since.
 */
function checkMove(table: LiveTable, game: AnyGame, answer: Answer): Result<unknown, MoveError> {
  const current = versionOf(table);
  const since = table.asked.get(answer.seat) ?? current;
  const isValid = answer.version >= since && answer.version <= current;
  const words = CATALOGUE[table.rules.id]?.text.en;
  return checkAnswer(table.rules, game.state, isValid ? answer.version : current, answer, words);
}

/**
 * Returns the values stored with a decision: the end if the game is over, else the asked seats and the deadline if they
 * have changed.
 */
function consequencesOf(
  context: ServerContext,
  table: LiveTable,
  game: AnyGame,
  next: Advanced,
): AskedAndDue & { readonly end?: GameEnd } {
  const { rules, clockState } = table;
  const asked = rules.pending(next.game.state);
  const clocks = clocksAfter(clockState, table, next, context.now());
  if (asked.length === 0)
    return { end: endToStore(context, { ...table, game: next.game, clockState: clocks, undoRequest: null }) };
  const dueAt = nextDeadline(clocks);
  return {
    ...(!sameJson(asked, rules.pending(game.state)) && { asked }),
    ...(dueAt !== table.dueAt && { dueAt }),
  };
}
