import { sameJson } from '@signoria/engine';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import type { Hinting } from './advice/index.ts';
import { useAdvice } from './advice/index.ts';
import { legalIn, lookAhead, missingIn, movesOf, withForced, withMove, withoutStep } from './ahead.ts';
import { canUndoMove } from './canUndoMove.ts';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import type { AheadState } from './useAhead.ts';
import { useAhead } from './useAhead.ts';
import type { BoardChoice } from './useBoardChoice.ts';
import { useBoardChoice } from './useBoardChoice.ts';
import type { Choosing } from './useChoice.ts';
import { useChoice } from './useChoice.ts';
import type { Planning } from './usePlan.ts';
import { usePlan } from './usePlan.ts';

export interface TableActions {
  /** The steps planned on the board and the table after them, among whose moves the player chooses. */
  readonly ahead: AheadState;
  readonly choosing: Choosing;
  /** The table and the choice that the board shows. */
  readonly board: BoardChoice;
  readonly planning: Planning;
  /**
   * Plans a move on the board and asks the next question. A move that ends the plan is chosen instead; so is every move
   * if the settings confirm only moves that cannot be undone.
   */
  take(move: unknown): void;
  /**
   * Removes a planned step; later steps stay if they are still legal. If a second click confirms (`confirm` of the
   * settings), the last step plays the plan instead.
   */
  removeStep(step: number): void;
  /** Plays the plan of a sheet if there is one, otherwise the planned steps and the chosen move. */
  confirm(): void;
  readonly hinting: Hinting;
  /** Goes one step back in the choice, then in the planned steps. */
  back(): void;
  /**
   * Removes the last `count` planned steps, by default one. If no steps are planned, undoes the last `count` decisions: by
   * default all decisions of the latest plan if a plan was played last, else one.
   */
  undo(count?: number): void;
  /** Takes back decisions and drops all planned steps. */
  undoSent(count: number): void;
  /**
   * The open dialog before an undo beyond the barrier; null if it is closed. It is shown only while the game still counts
   * for best scores, because such an undo ends that.
   */
  readonly undoConfirmation: { undo(): void; cancel(): void } | null;
}

/** The player's actions: choose, plan, confirm, ask for a hint, undo. */
export function useActions(table: TableController, sent: TableSnapshot): TableActions {
  const planning = usePlan(table, sent);
  const ahead = useAhead(sent);
  const { play, ...playing } = usePlay(planning, ahead, sent);
  const { choosing } = playing;
  const { chosen, pointed, verb } = choosing;
  const [countToConfirm, setCountToConfirm] = useState<number | null>(null);
  const undoBeyond = (count: number) => {
    setCountToConfirm(null);
    planning.undo(count);
  };
  const hinting = useAdvice(table, sent, {
    chosen,
    choose: choosing.suggest,
    dropPlan: () => ahead.plan([]),
  });
  const undoSent = (count: number) => {
    ahead.plan([]);
    if (count > sent.undoable && count <= sent.undoableInAll && table.uncountedReasons().length === 0)
      setCountToConfirm(count);
    else planning.undo(count);
  };
  const undo = (count?: number) => {
    const planned = movesOf(ahead);
    if (planned.length > 0) ahead.plan(planned.slice(0, -(count ?? 1)));
    else undoSent(count ?? planning.undoSize());
  };
  return {
    ...playing,
    ahead,
    planning,
    confirm() {
      const steps = planning.plan?.steps ?? [...movesOf(ahead), ...(chosen === null ? [] : [chosen])];
      if (steps.length > 0) play(steps);
    },
    back() {
      const isChoosing = verb !== null || pointed.length > 0 || (chosen !== null && ahead.snapshot.moves.length > 1);
      if (isChoosing || ahead.steps.length === 0) choosing.back();
      else undo();
    },
    hinting,
    undo,
    undoSent,
    undoConfirmation:
      countToConfirm === null
        ? null
        : { undo: () => undoBeyond(countToConfirm), cancel: () => setCountToConfirm(null) },
  };
}

/** Connects choosing, planning and playing: by Confirm, or faster if the settings allow it. */
function usePlay(planning: Planning, ahead: AheadState, sent: TableSnapshot) {
  const { confirm } = useSettings();
  const clicks = useClicksInARow();
  const { snapshot } = ahead;
  const choosing = useChoice(snapshot, {
    isAtOnce: (move) => confirm === 'immediately' && canUndoMove(snapshot, move),
    isRepeatPlayed: confirm !== 'button',
    play(move) {
      // A double click does not play a move that cannot be undone: it must be confirmed deliberately.
      if (clicks.current < 2 || canUndoMove(snapshot, move)) play([...movesOf(ahead), move]);
    },
  });
  const play = (steps: readonly unknown[]) => {
    ahead.plan([]);
    choosing.done();
    planning.play(steps);
  };
  const board = useBoardChoice(sent, ahead, choosing);
  const take = (move: unknown) => {
    const { chosen } = choosing;
    const isSame = chosen !== null && sameJson(move, chosen) && legalIn(board.snapshot, move) === undefined;
    if (confirm === 'immediately' || isSame) return choosing.pick(move);
    const begun = lookAhead(sent, [...movesOf(ahead), ...(chosen === null ? [] : [chosen])]);
    const moves = withMove(sent, begun, move);
    if (moves === null) return;
    const { verb } = sent.rules;
    const removed = missingIn(moves, movesOf(begun)).filter((one) => verb(one) !== verb(move)).length;
    const isKept = lookAhead(sent, moves).steps.length === moves.length;
    ahead.plan(isKept ? withForced(sent, moves) : moves.slice(0, -1), removed);
    if (isKept) choosing.done();
    else choosing.suggest(move);
  };
  const removeStep = (step: number) => {
    const moves = movesOf(board);
    if (confirm === 'again' && step === moves.length - 1) return play(moves);
    if (clicks.current > 1) return; // a double click keeps the step
    const left = withoutStep(sent, moves, step);
    ahead.plan(left, moves.length - 1 - left.length);
    if (board.isLastSelected) choosing.done();
  };
  return { choosing, board, play, take, removeStep };
}

/** Counts consecutive clicks: two for a double click, none for a key press. */
function useClicksInARow(): RefObject<number> {
  const clicks = useRef(0);
  useEffect(() => {
    const onClick = ({ detail }: MouseEvent) => {
      clicks.current = detail;
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return clicks;
}
