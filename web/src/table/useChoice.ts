import { useState } from 'react';
import type { Choice } from './choice.ts';
import { candidatesOf, carry, fresh, legalTargets, NOTHING, pick, point } from './choice.ts';
import type { TableSnapshot } from './tableTypes.ts';

export interface Choosing extends Choice {
  readonly candidates: readonly unknown[];
  /** Targets of the moves that are still open. */
  readonly legal: ReadonlySet<string>;
  /** Targets of the chosen move. */
  readonly chosenTargets: ReadonlySet<string>;
  /** False when no legal move points there. */
  point(...targets: readonly string[]): boolean;
  /** Picks a whole move. Picked again it stays: a double click, or one that came late, must not undo itself. */
  pick(move: unknown): void;
  clear(): void;
  /** After Confirm: nothing is chosen until there is another list. */
  done(): void;
}

/** The way to a move among the legal ones; kept when the list is made anew and still has it. */
export function useChoice({ moves, rules: { targets } }: TableSnapshot): Choosing {
  const legal = { moves, targets };
  const [state, setState] = useState({ moves, choice: fresh(legal) });
  const current = state.moves === moves ? state : { moves, choice: carry(legal, state.choice) };
  if (current !== state) setState(current);
  const { choice } = current;
  const choose = (next: Choice) => setState({ moves, choice: next });
  return {
    ...choice,
    candidates: candidatesOf(legal, choice),
    legal: legalTargets(legal, choice),
    chosenTargets: new Set(choice.chosen === null ? [] : targets(choice.chosen)),
    point(...pointed) {
      const next = point(legal, choice, ...pointed);
      if (next !== null) choose(next);
      return next !== null;
    },
    pick: (move) => choose(pick(legal, choice, move)),
    clear: () => choose(fresh(legal)),
    done: () => choose(NOTHING),
  };
}
