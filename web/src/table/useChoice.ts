import { useState } from 'react';
import type { Choice } from './choice.ts';
import { candidatesOf, carry, fresh, legalIds, NOTHING, pick, point } from './choice.ts';

export interface Choosing extends Choice {
  readonly candidates: readonly unknown[];
  readonly legal: ReadonlySet<string>;
  /** False when no legal move names the component. */
  point(...ids: readonly string[]): boolean;
  /** Picks a whole move. Picked again it stays: a double click, or one that came late, must not undo itself. */
  pick(move: unknown): void;
  clear(): void;
  /** After Confirm: nothing is chosen until there is another list. */
  done(): void;
}

/** The way to a move among the legal ones; kept when the list is made anew and still has it. */
export function useChoice(moves: readonly unknown[]): Choosing {
  const [state, setState] = useState({ moves, choice: fresh(moves) });
  const current = state.moves === moves ? state : { moves, choice: carry(moves, state.choice) };
  if (current !== state) setState(current);
  const { choice } = current;
  const choose = (next: Choice) => setState({ moves, choice: next });
  return {
    ...choice,
    candidates: candidatesOf(moves, choice),
    legal: legalIds(moves, choice),
    point(...ids) {
      const next = point(moves, choice, ...ids);
      if (next !== null) choose(next);
      return next !== null;
    },
    pick: (move) => choose(pick(choice, move)),
    clear: () => choose(fresh(moves)),
    done: () => choose(NOTHING),
  };
}
