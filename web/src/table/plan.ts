import type { GameState } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import type { TableSnapshot, TableSource } from './tableTypes.ts';

/** Several decisions of one seat that are chosen before the first one is sent. Each is legal after the one before. */
export interface MovePlan {
  readonly steps: readonly unknown[];
  /** The imagined position in which the last step is taken. */
  readonly beforeLast: GameState;
  /** The imagined position after the last step. */
  readonly after: GameState;
}

/** Yields the moves of a plan one by one. Each `yield` returns the imagined position after that move. */
export type PlanSteps = Generator<unknown, void, GameState>;

/**
 * Builds a plan on the imagined position. Each step must be one of the legal moves of its position, otherwise there is no
 * plan. The plan ends after a step that reveals something or lets another seat decide.
 */
export function planOf(
  { rules, imagined, seat }: Pick<TableSnapshot, 'rules' | 'imagined' | 'seat'>,
  stepsFrom: (state: GameState) => PlanSteps,
): MovePlan | null {
  if (seat === null) return null;
  const planned = stepsFrom(imagined);
  const steps: unknown[] = [];
  let [beforeLast, after] = [imagined, imagined];
  for (let step = planned.next(); step.done !== true; step = planned.next(after)) {
    const { value } = step;
    const move = rules.moves(after, seat).find((one) => sameJson(one, value));
    if (move === undefined) return null;
    steps.push(move);
    beforeLast = after;
    after = rules.clone(beforeLast);
    const { revealed } = rules.apply(after, seat, move);
    if (revealed || !rules.pending(after).includes(seat)) break;
  }
  return { steps, beforeLast, after };
}

/**
 * Plays the steps of a plan, each as an ordinary answer after the one before was accepted. It stops when a step is
 * refused or not legal, when something was revealed and when another seat has decided. Calls `onEnd` with the number of
 * accepted steps. Returns a function that stops it.
 */
export function playPlan(table: TableSource, steps: readonly unknown[], onEnd: (played: number) => void): () => void {
  let played = 0;
  let sent: Pick<TableSnapshot, 'version' | 'undoable'> | null = null;
  let isSending = false;
  const end = () => {
    unsubscribe();
    onEnd(played);
  };
  const send = () => {
    const now = table.snapshot();
    const move = now.moves.find((one) => sameJson(one, steps[played]));
    if (move === undefined) return end();
    sent = now;
    isSending = true; // a game in this browser calls the listeners before `answer` returns
    table.answer(move);
    isSending = false;
    onChange();
  };
  const onChange = () => {
    if (isSending || sent === null) return;
    const { version, undoable, moves } = table.snapshot();
    if (version === sent.version) {
      if (moves.length > 0) end(); // refused: the same question is open again
      return;
    }
    played++;
    const isOwn = version === sent.version + 1 && undoable === sent.undoable + 1;
    if (isOwn && played < steps.length) send();
    else end();
  };
  const unsubscribe = table.subscribe(onChange);
  send();
  return unsubscribe;
}
