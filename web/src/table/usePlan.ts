import { useEffect, useRef, useState } from 'react';
import type { MovePlan } from './plan.ts';
import { playPlan } from './plan.ts';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import { latestSize, NO_GROUPS, withAction, withoutLatest } from './undoGroups.ts';

/** A plan that a game's sheet offers, with its words for the preview. */
export interface OfferedPlan extends MovePlan {
  readonly words: string;
}

export interface Planning {
  /** The plan that Confirm would play; null if there is none for the current question. */
  readonly plan: OfferedPlan | null;
  offer(plan: OfferedPlan | null): void;
  /** Plays a plan, or a single move. */
  play(steps: readonly unknown[]): void;
  /** Returns the number of decisions that one Undo takes back: all of the latest plan, or one. */
  undoSize(): number;
  undo(count: number): void;
}

/** Holds the plan offered for the current question, plays it, and records how many decisions one Undo takes back. */
export function usePlan(table: TableController, snapshot: TableSnapshot): Planning {
  const { moves, version, undoable } = snapshot;
  const [offered, setOffered] = useState<{ readonly moves: readonly unknown[]; readonly plan: OfferedPlan | null }>();
  const groups = useRef(NO_GROUPS);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => {
    return () => stop.current();
  }, []);
  return {
    plan: offered?.moves === moves ? offered.plan : null,
    offer: (plan) => setOffered((now) => (now?.moves === moves && now.plan === plan ? now : { moves, plan })),
    play(steps) {
      const startVersion = table.snapshot().version;
      stop.current();
      stop.current = playPlan(table, steps, (played) => {
        groups.current = withAction(groups.current, startVersion, played);
      });
    },
    undoSize: () => latestSize(groups.current, version, undoable),
    undo(count) {
      groups.current = withoutLatest(groups.current, count);
      table.undo(count);
    },
  };
}
