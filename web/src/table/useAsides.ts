import { useState } from 'react';
import type { TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';

export interface Asides {
  /** The candidates to list, answers first. */
  readonly listed: readonly unknown[];
  /** How many can be folded away; 0 when there is nothing to fold. */
  readonly count: number;
  readonly open: boolean;
  toggle(): void;
  /** Whether the move is one of those folded away; also one that cannot be made. */
  folds(move: unknown): boolean;
}

/**
 * Moves that may be made besides the answer (`rules.isAside`) are listed after the answers, and only when they
 * are wanted: unfolded, searched for, or narrowed down to by pointing.
 */
export function useAsides({ rules }: TableSnapshot, choosing: Choosing, isSearching: boolean): Asides {
  const [open, setOpen] = useState(false);
  const { candidates, pointed, chosen } = choosing;
  const isAside = (move: unknown) => rules.isAside(move);
  const asides = candidates.filter(isAside);
  const answers = candidates.filter((move) => !isAside(move));
  const canFold = asides.length > 0 && answers.length > 0 && pointed.length === 0 && !isSearching;
  const shown = canFold && !open ? asides.filter((move) => move === chosen) : asides;
  return {
    listed: [...answers, ...shown],
    count: canFold ? asides.length : 0,
    open,
    toggle: () => setOpen(!open),
    folds: (move) => canFold && !open && isAside(move),
  };
}
