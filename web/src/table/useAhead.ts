import { useMemo, useState } from 'react';
import type { BoardPlan } from './ahead.ts';
import { lookAhead, movesOf } from './ahead.ts';
import type { TableSnapshot } from './tableTypes.ts';

export interface AheadState extends BoardPlan {
  /** The number of steps that the latest change removed besides the one that the player removed or replaced. */
  readonly removed: number;
  /** Replaces the planned moves. */
  plan(moves: readonly unknown[], removed?: number): void;
}

interface Kept {
  readonly sent: TableSnapshot;
  readonly moves: readonly unknown[];
  readonly removed: number;
}

/** Holds the moves planned on the board. After a change of the table, only those that are still legal are kept. */
export function useAhead(sent: TableSnapshot): AheadState {
  const [kept, setKept] = useState<Kept>({ sent, moves: [], removed: 0 });
  const ahead = useMemo(() => lookAhead(sent, kept.moves), [sent, kept.moves]);
  if (kept.sent !== sent) {
    // An answer is pending, or the screen shows another seat.
    const isPaused = sent.version === kept.sent.version && sent.moves.length === 0;
    const isSame = isPaused || ahead.steps.length === kept.moves.length;
    setKept({ ...kept, sent, ...(!isSame && { moves: movesOf(ahead) }) });
  }
  const { removed } = kept;
  return { ...ahead, removed, plan: (moves, further = 0) => setKept({ sent, moves, removed: further }) };
}
