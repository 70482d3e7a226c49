import { CATALOGUE } from '@signoria/catalogue/all';
import type { Answer, MoveError, Result } from '@signoria/engine';
import { advance, checkAnswer, fail, ok, sameJson } from '@signoria/engine';
import type { ServerContext } from '../../context.ts';
import type { Waiting } from '../../store/store.ts';
import { broadcastStep, writeStep } from '../broadcast/index.ts';
import { clocksAfter, clocksOf, nextDeadline } from '../clocks/index.ts';
import { finish, recover } from '../ending/index.ts';
import { SNAPSHOT_EVERY, saveSnapshot, tryToStore } from '../storage/index.ts';
import type { Advanced, AnyGame, LiveTable } from '../table/index.ts';
import { updateAsked, versionOf } from '../table/index.ts';
import { lapseUndoRequest } from '../undo/index.ts';

/** How many steps are kept at hand for those whose connection was cut. */
const RECENT_STEPS = 64;

export type CommitResult = Result<null, MoveError | 'notRunning' | 'notStored'>;

/**
 * One decision, from the check to the last recipient; runs in the table's queue. Nobody hears of it before the store
 * has it; if the store fails, nothing has happened. `arrivedAt` is when the message of a person came.
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
  const waiting = waitingAfter(context, table, game, next);
  const stored = await tryToStore(context, table, () =>
    context.store.appendDecision(table.data.id, game.decisions.length, seat, legal.value, waiting),
  );
  if (!stored) return notStored;
  if (waiting.dueAt !== undefined) table.dueAt = waiting.dueAt;
  table.game = next.game;
  table.clockState = clocksAfter(table.clockState, table, next, stored.value.at);
  lapseUndoRequest(table);
  updateAsked(table, game.state, seat);
  publish(context, table, game, next);
  context.metrics.moved(rules.id, arrivedAt);
  await finishOrSnapshot(context, table, next.game);
  return ok(null);
}

const notStored = fail('notStored', 'the move could not be kept; try again');

/** The version an answer carries is that of the seat's own question: others may have answered theirs since. */
function checkMove(table: LiveTable, game: AnyGame, answer: Answer): Result<unknown, MoveError> {
  const now = versionOf(table);
  const since = table.asked.get(answer.seat) ?? now;
  const stands = answer.version >= since && answer.version <= now;
  const words = CATALOGUE[table.rules.id]?.text.en;
  return checkAnswer(table.rules, game.state, stands ? answer.version : now, answer, words);
}

/** Whom the table waits for after the decision and until when, where that is not as before. */
function waitingAfter(context: ServerContext, table: LiveTable, game: AnyGame, next: Advanced): Waiting {
  const { rules, clockState } = table;
  const asked = rules.pending(next.game.state);
  const dueAt = nextDeadline(clocksAfter(clockState, table, next, context.now()));
  return {
    ...(!sameJson(asked, rules.pending(game.state)) && { asked }),
    ...(dueAt !== table.dueAt && { dueAt }),
  };
}

function publish(context: ServerContext, table: LiveTable, before: AnyGame, next: Advanced): void {
  const step = writeStep(table, before.state, next, clocksOf(table.clockState, context.now()));
  table.recent = [...table.recent.slice(1 - RECENT_STEPS), step];
  broadcastStep(table, step);
}

async function finishOrSnapshot(context: ServerContext, table: LiveTable, game: AnyGame): Promise<void> {
  if (table.rules.pending(game.state).length === 0) await finish(context, table);
  else if (game.decisions.length % SNAPSHOT_EVERY === 0) await saveSnapshot(context, table);
}
