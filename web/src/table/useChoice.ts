import { useState } from 'react';
import type { MoveChoice } from './choice.ts';
import {
  back,
  candidatesOf,
  carry,
  dropTargets,
  initialChoice,
  legalOf,
  legalTargets,
  NOTHING,
  narrow,
  pick,
  point,
} from './choice.ts';
import { shownVerb } from './choiceRow.ts';
import { thinRings } from './rings.ts';
import type { TableSnapshot } from './tableTypes.ts';

/** The moves and targets that a choice leaves. */
interface ChoiceTargets {
  readonly candidates: readonly unknown[];
  /** Targets of the candidates; of all legal moves while one is chosen. */
  readonly legal: ReadonlySet<string>;
  /** The legal targets that do not glow (`thinRings`). */
  readonly thinTargets: ReadonlySet<string>;
  /** Targets of the chosen move. */
  readonly chosenTargets: ReadonlySet<string>;
  /** Returns the drop targets of a thing. */
  dropTargets(target: string): ReadonlySet<string>;
}

export interface Choosing extends MoveChoice, ChoiceTargets {
  /** Points at targets; returns false if no legal move has them. */
  point(...targets: readonly string[]): boolean;
  /** Narrows to a verb. */
  narrow(verb: string): void;
  /**
   * Picks a whole move. Picking it again plays it (`QuickPlay.isRepeatPlayed`) or keeps it, so that a double or late click does not
   * undo itself.
   */
  pick(move: unknown): void;
  /** Picks a suggested move, which is never played at once. */
  suggest(move: unknown): void;
  /** Goes one step back. */
  back(): void;
  /** Goes back to an earlier step. */
  backTo(choice: MoveChoice): void;
  clear(): void;
  /** Clears the choice after Confirm, until there is a new list of moves. */
  done(): void;
}

/** Settings for playing a chosen move without Confirm. */
export interface QuickPlay {
  /** True if the move is played as soon as it is chosen. */
  isAtOnce(move: unknown): boolean;
  /** True if choosing the same move again plays it. */
  readonly isRepeatPlayed: boolean;
  play(move: unknown): void;
}

/** State of the choice among the legal moves. It is kept if a new list still allows it. */
export function useChoice(snapshot: TableSnapshot, quick: QuickPlay): Choosing {
  const { moves } = snapshot;
  const legal = legalOf(snapshot);
  const [state, setState] = useState({ moves, choice: initialChoice(legal) });
  const current = state.moves === moves ? state : { moves, choice: carry(legal, state.choice) };
  if (current !== state) setState(current);
  const { choice } = current;
  const choose = (next: MoveChoice) => setState({ moves, choice: next });
  const decide = (next: MoveChoice) => {
    if (next.chosen !== null && quick.isAtOnce(next.chosen)) quick.play(next.chosen);
    else choose(next);
  };
  const pickAgain = () => quick.isRepeatPlayed && choice.chosen !== null && quick.play(choice.chosen);
  const targets = targetsOf(snapshot, choice);
  return {
    ...choice,
    ...targets,
    point(...pointed) {
      if (quick.isRepeatPlayed && pointed.every((target) => targets.chosenTargets.has(target))) {
        pickAgain();
        return true;
      }
      const next = point(legal, choice, ...pointed);
      if (next !== null) decide(next);
      return next !== null;
    },
    narrow: (wanted) => decide(narrow(legal, choice, wanted)),
    pick: (move) => (move === choice.chosen ? pickAgain() : decide(pick(legal, choice, move))),
    suggest: (move) => choose(pick(legal, choice, move)),
    back: () => choose(back(legal, choice)),
    backTo: choose,
    clear: () => choose(initialChoice(legal)),
    done: () => choose(NOTHING),
  };
}

export function targetsOf(snapshot: TableSnapshot, choice: MoveChoice): ChoiceTargets {
  const legal = legalOf(snapshot);
  return {
    candidates: candidatesOf(legal, choice),
    legal: legalTargets(legal, choice),
    thinTargets: thinRings(legal, { ...choice, verb: shownVerb(snapshot, choice) }),
    chosenTargets: new Set(choice.chosen === null ? [] : legal.targets(choice.chosen)),
    dropTargets: (target) => dropTargets(legal, choice, target),
  };
}
