import type { Advice } from '@signoria/bots/analysis';
import { sameJson } from '@signoria/engine';
import { useEffect, useRef, useState } from 'react';
import type { TableController, TableSnapshot } from '../tableTypes.ts';
import { useStableCallback } from '../useStableCallback.ts';

/** The steps of a hint: where to look, which move, and why. `moves` shows all candidates at once. */
export type Stage = 'where' | 'what' | 'why' | 'moves';

/** The advice for the current question. */
export interface ShownAdvice {
  readonly stage: Stage;
  /** Null while the moves are being compared, and if the comparison failed. */
  readonly advice: Advice | null;
  /** The share of the work done, in percent. */
  readonly percent: number;
  readonly isDeep: boolean;
  readonly hasFailed: boolean;
}

export interface Hinting {
  /** False if the table was set up without hints. */
  readonly isAllowed: boolean;
  readonly shown: ShownAdvice | null;
  /** The latest move that a hint selected; null before the first one. */
  readonly hinted: unknown | null;
  /**
   * Requests a hint; when it is shown, goes to the next step. With two equal moves each call selects the other one; with
   * one legal move it selects that.
   */
  next(): void;
  /**
   * Shows a step. `what` and `why` select the best move, unless the best two are equal (`isTie`): then nothing is
   * selected and `what` becomes `why`.
   */
  go(stage: Stage): void;
  /** Chooses the move of a candidate. */
  take(place: number): void;
  /** Compares again with more samples. */
  deepen(): void;
  close(): void;
}

/** The choice at the table, which hints change. */
interface Chooser {
  readonly chosen: unknown | null;
  choose(move: unknown): void;
  /** Drops the planned steps: a hint answers the question before them. */
  dropPlan(): void;
}

interface Run extends ShownAdvice {
  readonly version: number;
}

/** The hint for the viewer's question. It closes when the version of the table or the seat changes. */
export function useAdvice(table: TableController, sent: TableSnapshot, chooser: Chooser): Hinting {
  const [hinted, setHinted] = useState<unknown>(null);
  const { run, latest, update, start, close } = useRun(table, sent, (stage) => go(stage));
  const choose = (move: unknown) => {
    chooser.dropPlan();
    chooser.choose(move);
    setHinted(move);
  };
  const moveAt = (place: number) => {
    const first = latest()?.advice?.candidates[place]?.line[0];
    return sent.moves.find((move) => sameJson(move, first)) ?? null;
  };
  const take = (place: number) => {
    const move = moveAt(place);
    if (move !== null) choose(move);
  };
  const go = (stage: Stage) => {
    const advice = latest()?.advice ?? null;
    const isTie = advice?.isTie === true;
    update({ stage: isTie && stage === 'what' ? 'why' : stage });
    if (advice !== null && !isTie && (stage === 'what' || stage === 'why')) take(0);
  };
  const isTaken = (place: number) => chooser.chosen !== null && chooser.chosen === moveAt(place);
  const nextOf = ({ stage, advice }: Run) => {
    if (advice === null || stage === 'where') return go('what');
    if (advice.isTie) return take(isTaken(0) ? 1 : 0);
    go(stage === 'what' && !isTaken(0) ? 'what' : 'why');
  };
  return {
    ...{ isAllowed: table.allowsHints, shown: run, hinted, go, take, close },
    deepen: () => start(true, run?.stage ?? 'why'),
    next() {
      const [only] = sent.moves;
      if (only === undefined || !table.allowsHints) return;
      if (sent.moves.length === 1) return choose(only);
      if (run !== null && !run.hasFailed) return nextOf(run);
      chooser.dropPlan();
      start(false, 'where');
    },
  };
}

/** The comparison of moves for the viewer's question. Calls `onAdvice` with the step to show when it is done. */
function useRun(table: TableController, { version, seat }: TableSnapshot, onAdvice: (stage: Stage) => void) {
  const [run, setRun] = useState<Run | null>(null);
  const current = useRef<Run | null>(null);
  const running = useRef<AbortController | null>(null);
  const arrived = useStableCallback(onAdvice);
  const set = (next: Run | null) => {
    current.current = next;
    setRun(next);
  };
  const update = (change: Partial<Run>) => current.current !== null && set({ ...current.current, ...change });
  const close = () => {
    running.current?.abort();
    set(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the advice belongs to one version
  useEffect(() => {
    return close;
  }, [version, seat]);
  const start = (isDeep: boolean, stage: Stage) => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    set({ version, stage, advice: null, percent: 0, isDeep, hasFailed: false });
    const onProgress = (percent: number) => !signal.aborted && update({ percent });
    const onFound = (advice: Advice | null) => {
      if (signal.aborted) return;
      if (advice === null) return close();
      update({ advice });
      arrived(current.current?.stage ?? stage);
    };
    table.advise({ isDeep, signal, onProgress }).then(onFound, () => !signal.aborted && update({ hasFailed: true }));
  };
  return { run: run?.version === version ? run : null, latest: () => current.current, update, start, close };
}
