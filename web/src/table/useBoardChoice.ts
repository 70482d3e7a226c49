import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import type { BoardPlan } from './ahead.ts';
import { lookAhead, movesOf, plansAhead } from './ahead.ts';
import { legalOf, NOTHING, point } from './choice.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { AheadState } from './useAhead.ts';
import type { Choosing } from './useChoice.ts';
import { targetsOf } from './useChoice.ts';

/**
 * The choice as the board shows it. A move selected in the row or by a hint is the last planned step there, and the next
 * question is open: a click on the board plans that move first.
 */
export interface BoardChoice extends BoardPlan {
  readonly choosing: Choosing;
  /** True if the last step is only selected. */
  readonly isLastSelected: boolean;
}

/** Returns the choice on the board: with the next question if a move is selected that does not end the plan. */
export function useBoardChoice(sent: TableSnapshot, ahead: AheadState, choosing: Choosing): BoardChoice {
  const { confirm } = useSettings();
  const { steps, snapshot } = ahead;
  const isOpen = confirm !== 'immediately' && plansAhead(sent.rules.id) && snapshot.moves.length > 1;
  const selected = isOpen ? choosing.chosen : null;
  const next = useMemo(
    () => (selected === null ? null : lookAhead(sent, [...movesOf({ steps }), selected])),
    [sent, steps, selected],
  );
  if (next === null || next.steps.length === steps.length) return { steps, snapshot, choosing, isLastSelected: false };
  return { ...next, choosing: nextChoosing(next, ahead, choosing), isLastSelected: true };
}

/** Returns the empty choice of the question after the selected move. Pointing at a target plans that move first. */
function nextChoosing({ steps, snapshot }: BoardPlan, ahead: AheadState, choosing: Choosing): Choosing {
  return {
    ...choosing,
    ...NOTHING,
    ...targetsOf(snapshot, NOTHING),
    point(...targets) {
      const choice = point(legalOf(snapshot), NOTHING, ...targets);
      if (choice === null) return false;
      ahead.plan(movesOf({ steps }));
      choosing.backTo(choice);
      return true;
    },
  };
}
