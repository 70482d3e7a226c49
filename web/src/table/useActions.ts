import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings.ts';
import { canUndoMove } from './canUndoMove';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';
import { useChoice } from './useChoice.ts';
import type { Planning } from './usePlan.ts';
import { usePlan } from './usePlan.ts';

export interface TableActions {
  readonly choosing: Choosing;
  readonly planning: Planning;
  /** Plays the plan if there is one, otherwise the chosen move. */
  confirm(): void;
  /** Null if the table was set up without hints. */
  readonly hint: (() => Promise<void>) | null;
  /** The move of the latest hint; null before the first one. */
  readonly hinted: unknown | null;
  /** Takes back the latest decisions; without a number those of the latest plan or the latest one. */
  undo(count?: number): void;
  /** The open question before the first undo beyond the barrier, which cannot be reverted; null if there is none. */
  readonly beyond: { takeBack(): void; stay(): void } | null;
}

/** The player's actions: choose, confirm, ask for a hint, undo. */
export function useActions(table: TableController, snapshot: TableSnapshot): TableActions {
  const planning = usePlan(table, snapshot);
  const { choosing, play } = usePlay(planning, snapshot);
  const [wanted, setWanted] = useState<number | null>(null);
  const settle = (count: number) => {
    setWanted(null);
    planning.undo(count);
  };
  const [hinted, setHinted] = useState<unknown>(null);
  const hint = async () => {
    const choice = await table.hint().catch(() => null); // no hint if the bot failed to load
    if (choice !== null) choosing.suggest(choice.move);
    setHinted(choice?.move ?? null);
  };
  return {
    choosing,
    planning,
    confirm() {
      if (planning.plan !== null) play(planning.plan.steps);
      else if (choosing.chosen !== null) play([choosing.chosen]);
    },
    hint: table.allowsHints ? hint : null,
    hinted,
    undo(count = planning.undoSize()) {
      if (count > snapshot.undoable && count <= snapshot.undoableInAll && table.notes().length === 0) setWanted(count);
      else planning.undo(count);
    },
    beyond: wanted === null ? null : { takeBack: () => settle(wanted), stay: () => setWanted(null) },
  };
}

/** Connects choosing and playing: by Confirm, or faster if the settings allow it. */
function usePlay(planning: Planning, snapshot: TableSnapshot) {
  const { confirm } = useSettings();
  const clicks = useClicksInARow();
  const choosing = useChoice(snapshot, {
    isAtOnce: (move) => confirm === 'once' && canUndoMove(snapshot, move),
    again: confirm !== 'button',
    play(move) {
      // A double click does not play a move that cannot be undone: it must be confirmed deliberately.
      if (clicks.current < 2 || canUndoMove(snapshot, move)) play([move]);
    },
  });
  const play = (steps: readonly unknown[]) => {
    choosing.done();
    planning.play(steps);
  };
  return { choosing, play };
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
