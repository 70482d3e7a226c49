import type { AnyGame, AnyRules, GameState } from '@signoria/engine';
import { at, checkedSteps, replaySteps } from '@signoria/engine';
import type { Snapshot, StoredDecision } from '../../store/store.ts';
import { clocksAfter } from '../clocks/index.ts';
import type { Advanced, ClockState, EndVote, TableData, UndoRequest } from '../table/index.ts';
import { newGame, versionOf } from '../table/index.ts';
import type { StoredState } from './snapshot.ts';

/** A game restored from the store. */
export interface Restored {
  readonly game: AnyGame;
  readonly undone: number;
  readonly takenBack: boolean;
  /** The clocks after the last decision; null if there are none or they were not stored. */
  readonly clocks: ClockState | null;
  readonly endVote: EndVote | null;
  readonly undoRequest: UndoRequest | null;
  /** The number of decisions at the end of the log that can no longer be played. */
  readonly dropped: number;
}

/**
 * Restores a game from its log and snapshot. If the rules are newer than the snapshot, the game continues from the
 * snapshot: decisions before it are kept but never replayed, and decisions after it (the server was killed) are
 * replayed as far as they are legal.
 */
export function restoreGame(
  rules: AnyRules,
  data: TableData,
  decisions: readonly StoredDecision[],
  snapshot: Snapshot | undefined,
): Restored {
  const start = snapshot === undefined ? undefined : startFrom(rules, data, decisions, snapshot);
  let {
    game,
    clocks = null,
    undone,
    endVote = null,
    undoRequest = null,
  } = start ?? {
    game: newGame(rules, data),
    undone: 0,
  };
  const isSameRules = (snapshot ?? data).rulesVersion === rules.rulesVersion;
  const rest = decisions.slice(game.decisions.length);
  for (const next of isSameRules ? replaySteps(rules, game, rest) : legalSteps(rules, game, rest)) {
    const stored = at(decisions, game.decisions.length);
    game = next.game;
    clocks = clocksAfter(clocks, { rules, data }, next, stored.at);
  }
  const dropped = decisions.length - game.decisions.length;
  if (dropped > 0) undone += dropped + 1; // versions stay unique
  if (undoRequest?.version !== versionOf({ game, undone })) undoRequest = null; // a decision was made since
  return { game, undone, takenBack: start?.takenBack ?? false, clocks, endVote, undoRequest, dropped };
}

function startFrom(rules: AnyRules, data: TableData, decisions: readonly StoredDecision[], snapshot: Snapshot) {
  const { options, seats, seed } = data;
  const stored = snapshot.state as StoredState;
  const { position, barrier, turns = seats.map(() => null), undone, takenBack = false, clocks, endWish } = stored;
  const request = stored.undoRequest ?? null;
  const state = { ...position, figures: rules.figures(data.options) } as unknown as GameState;
  const played = decisions.slice(0, snapshot.version).map(({ seat, move }) => ({ seat, move }));
  const game: AnyGame = { options, seats: seats.length, seed, decisions: played, state, barrier, turns };
  const endVote: EndVote | null = endWish ? { ...endWish, agreed: new Set(endWish.agreed) } : null;
  const undoRequest = request && { ...request, waitingFor: new Set(request.waitingFor) };
  return { game, undone, takenBack, clocks: clocks && { paid: [], ...clocks }, endVote, undoRequest };
}

/** Plays decisions made under other rules, up to the first that is not legal under these or breaks them. */
function* legalSteps(rules: AnyRules, game: AnyGame, decisions: readonly StoredDecision[]): Generator<Advanced, void> {
  try {
    for (const step of checkedSteps(rules, game, decisions)) {
      if (!step.ok) return;
      yield step.value;
    }
  } catch {
    // The rules throw on a decision that they do not expect: the game continues before it.
  }
}
