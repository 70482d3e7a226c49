import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import { canBeTakenBack } from './takeBack.ts';
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
  const { choosing, play } = usePlay(table, snapshot);
  const [wanted, setWanted] = useState<number | null>(null);
  const settle = (count: number) => {
    setWanted(null);
    table.undo(count);
  };
  return {
    choosing,
    confirm: () => choosing.chosen !== null && play(choosing.chosen),
    async hint() {
      const move = await table.hint().catch(() => null); // a bot that did not arrive has no idea
      if (move !== null) choosing.suggest(move);
    },
    undo(count) {
      if (count > snapshot.undoable && count <= snapshot.undoableInAll && table.notes().length === 0) setWanted(count);
      else table.undo(count);
    },
    beyond: wanted === null ? null : { takeBack: () => settle(wanted), stay: () => setWanted(null) },
  };
}

/** Choosing, and how what is chosen is played: by Confirm, or quicker where one likes it so. */
function usePlay(table: TableController, snapshot: TableSnapshot) {
  const { confirm } = useSettings();
  const clicks = useClicksInARow();
  const choosing = useChoice(snapshot, {
    isAtOnce: (move) => confirm === 'once' && canBeTakenBack(snapshot, move),
    again: confirm !== 'button',
    play(move) {
      // What cannot be taken back wants a second thought, which a double click is not.
      if (clicks.current < 2 || canBeTakenBack(snapshot, move)) play(move);
    },
  });
  const play = (move: unknown) => {
    choosing.done();
    table.answer(move);
  };
  return { choosing, play };
}

/** How many clicks followed each other without a pause: two for a double click, none for a key. */
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
