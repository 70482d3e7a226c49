import { useState } from 'react';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';
import { useChoice } from './useChoice.ts';

export interface TableActions {
  readonly choosing: Choosing;
  confirm(): void;
  hint(): Promise<void>;
  undo(count: number): void;
  /** Asks before the first undo beyond the barrier, as it cannot be made undone; null while nothing is asked. */
  readonly beyond: { takeBack(): void; stay(): void } | null;
}

/** What the one at the table does: choose, confirm, ask for a hint, take back. */
export function useActions(table: TableController, snapshot: TableSnapshot): TableActions {
  const choosing = useChoice(snapshot);
  const [wanted, setWanted] = useState<number | null>(null);
  const settle = (count: number) => {
    setWanted(null);
    table.undo(count);
  };
  return {
    choosing,
    confirm() {
      if (choosing.chosen === null) return;
      choosing.done();
      table.answer(choosing.chosen);
    },
    async hint() {
      const move = await table.hint();
      if (move !== null) choosing.pick(move);
    },
    undo(count) {
      if (count > snapshot.undoable && count <= snapshot.undoableInAll && table.notes().length === 0) setWanted(count);
      else table.undo(count);
    },
    beyond: wanted === null ? null : { takeBack: () => settle(wanted), stay: () => setWanted(null) },
  };
}
