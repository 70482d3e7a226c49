import type { TableController, TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';
import { useChoice } from './useChoice.ts';

export interface TableActions {
  readonly choosing: Choosing;
  confirm(): void;
  hint(): Promise<void>;
  undo(count: number): void;
}

/** What the one at the table does: choose, confirm, ask for a hint, take back. */
export function useActions(table: TableController, snapshot: TableSnapshot): TableActions {
  const choosing = useChoice(snapshot);
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
    undo: table.undo,
  };
}
