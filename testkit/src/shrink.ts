import type { AnyRules, GameState } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { AnyDecision, Setting } from './check.ts';

type Log = readonly AnyDecision[];

/** Returns true if a game with these decisions still shows the failure. */
export type Fails = (decisions: Log) => boolean;

/**
 * Shrinks a failing log while it still fails: cuts off its end, removes pieces, and replaces moves by the first legal
 * move.
 */
export function shrink(rules: AnyRules, setting: Setting, decisions: Log, fails: Fails): Log {
  let log = withoutTail(decisions, fails);
  for (let size = Math.ceil(log.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    log = withoutPieces(rules, setting, log, size, fails);
  return withFirstMoves(rules, setting, log, fails);
}

/** Finds the shortest failing prefix by binary search, assuming that every longer prefix fails, too. */
function withoutTail(decisions: Log, fails: Fails): Log {
  let passes = -1;
  let failing = decisions.length;
  while (failing - passes > 1) {
    const middle = (passes + failing) >> 1;
    if (fails(decisions.slice(0, middle))) failing = middle;
    else passes = middle;
  }
  return decisions.slice(0, failing);
}

function withoutPieces(rules: AnyRules, setting: Setting, decisions: Log, size: number, fails: Fails): Log {
  let log = decisions;
  for (let start = log.length - size; start > -size; start -= size) {
    const from = Math.max(0, start);
    const shorter = mended(rules, setting, [...log.slice(0, from), ...log.slice(from + size)]);
    if (shorter.length < log.length && fails(shorter)) log = shorter;
  }
  return log;
}

function withFirstMoves(rules: AnyRules, setting: Setting, decisions: Log, fails: Fails): Log {
  let log = decisions;
  for (let index = 0; index < log.length; index++) {
    const plainer = mended(
      rules,
      setting,
      log.map((decision, at) => (at === index ? { seat: decision.seat, move: undefined } : decision)),
    );
    if (plainer.length <= log.length && !sameJson(plainer, log) && fails(plainer)) log = plainer;
  }
  return log;
}

/** Replaces every decision that is no longer legal by the first legal one. */
function mended(rules: AnyRules, { options, seats, seed }: Setting, decisions: Log): Log {
  const state = rules.setup(options, seats, seed);
  const log: AnyDecision[] = [];
  for (const wanted of decisions) {
    const decision = nearest(rules, state, wanted);
    if (decision === undefined) break;
    // Logged before it is played: if the rules throw, that may be the failure in question.
    log.push(decision);
    try {
      rules.apply(state, decision.seat, decision.move);
    } catch {
      break;
    }
  }
  return log;
}

function nearest(rules: AnyRules, state: GameState, wanted: AnyDecision): AnyDecision | undefined {
  const pending = rules.pending(state);
  const seat = pending.includes(wanted.seat) ? wanted.seat : pending[0];
  if (seat === undefined) return undefined;
  const moves = rules.moves(state, seat);
  if (moves.length === 0) return undefined;
  const move = seat === wanted.seat ? moves.find((one) => sameJson(one, wanted.move)) : undefined;
  return { seat, move: move ?? moves[0] };
}
