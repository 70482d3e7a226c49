import { useState } from 'react';
import type { Choice } from './choice.ts';
import { back, candidatesOf, carry, dropTargets, fresh, legalTargets, NOTHING, narrow, pick, point } from './choice.ts';
import { shownVerb } from './choiceRow.ts';
import { thinRings } from './rings.ts';
import type { TableSnapshot } from './tableTypes.ts';

export interface Choosing extends Choice {
  readonly candidates: readonly unknown[];
  /** Targets of the moves that are still open. */
  readonly legal: ReadonlySet<string>;
  /** Those of them that do not glow (`thinRings`). */
  readonly may: ReadonlySet<string>;
  /** Targets of the chosen move. */
  readonly chosenTargets: ReadonlySet<string>;
  /** What a thing can be dropped on. */
  dropTargets(target: string): ReadonlySet<string>;
  /** False when no legal move points there. */
  point(...targets: readonly string[]): boolean;
  /** Goes on under a verb. */
  narrow(verb: string): void;
  /** Picks a whole move. Picked again it stays: a double click, or one that came late, must not undo itself. */
  pick(move: unknown): void;
  /** The same for somebody else's idea, which is never played at once. */
  suggest(move: unknown): void;
  /** One step back. */
  back(): void;
  /** Back to a point of the way. */
  backTo(choice: Choice): void;
  clear(): void;
  /** After Confirm: nothing is chosen until there is another list. */
  done(): void;
}

/** How a chosen move is played without Confirm, where somebody likes it so. */
export interface QuickPlay {
  /** As soon as it is chosen. */
  isAtOnce(move: unknown): boolean;
  /** When it is chosen once more. */
  readonly again: boolean;
  play(move: unknown): void;
}

/** The way to a move among the legal ones; kept when the list is made anew and still has it. */
export function useChoice(snapshot: TableSnapshot, quick: QuickPlay): Choosing {
  const { moves, rules } = snapshot;
  const { targets, verb, isAside } = rules;
  const legal = { moves, targets, verb, isAside };
  const [state, setState] = useState({ moves, choice: fresh(legal) });
  const current = state.moves === moves ? state : { moves, choice: carry(legal, state.choice) };
  if (current !== state) setState(current);
  const { choice } = current;
  const choose = (next: Choice) => setState({ moves, choice: next });
  const decide = (next: Choice) => {
    if (next.chosen !== null && quick.isAtOnce(next.chosen)) quick.play(next.chosen);
    else choose(next);
  };
  const again = () => quick.again && choice.chosen !== null && quick.play(choice.chosen);
  const chosenTargets = new Set(choice.chosen === null ? [] : targets(choice.chosen));
  return {
    ...choice,
    candidates: candidatesOf(legal, choice),
    legal: legalTargets(legal, choice),
    may: thinRings(legal, { ...choice, verb: shownVerb(snapshot, choice) }),
    chosenTargets,
    dropTargets: (target) => dropTargets(legal, choice, target),
    point(...pointed) {
      if (quick.again && pointed.every((target) => chosenTargets.has(target))) {
        again();
        return true;
      }
      const next = point(legal, choice, ...pointed);
      if (next !== null) decide(next);
      return next !== null;
    },
    narrow: (wanted) => decide(narrow(legal, choice, wanted)),
    pick: (move) => (move === choice.chosen ? again() : decide(pick(legal, choice, move))),
    suggest: (move) => choose(pick(legal, choice, move)),
    back: () => choose(back(legal, choice)),
    backTo: choose,
    clear: () => choose(fresh(legal)),
    done: () => choose(NOTHING),
  };
}
