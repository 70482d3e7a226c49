import { idOf } from '@signoria/engine';
import type { GameTableProps } from './gameTable.ts';
import type { TableActions } from './useActions.ts';
import type { Choosing } from './useChoice.ts';
import type { Explanations } from './useExplanations.ts';
import type { RecentReplay } from './useRecentReplay.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** No choices: a past position has no legal targets. */
const NOT_NOW = { candidates: [], legal: NOTHING, pointed: [], chosen: null, chosenTargets: NOTHING } as const;

type BoardProps =
  | 'planned'
  | 'isLastSelected'
  | 'onPoint'
  | 'onPick'
  | 'onTake'
  | 'onRemoveStep'
  | 'onClear'
  | 'onWhyNot'
  | 'plan'
  | 'onPlan'
  | 'onConfirm';

interface BoardActions extends Pick<GameTableProps, BoardProps> {
  readonly choosing: Choosing;
}

/** Handlers for pointing at the board. They choose or explain; during a replay they return to the present position. */
export function boardActions(
  replay: RecentReplay,
  { board, planning, take, removeStep, confirm }: TableActions,
  { explain, explainWhyNot }: Explanations,
): BoardActions {
  const { choosing, steps, isLastSelected } = board;
  if (replay.shown !== null) {
    const back = () => void replay.stop();
    const planned = {
      planned: [],
      isLastSelected: false,
      plan: null,
      onPlan: () => undefined,
      onTake: back,
      onRemoveStep: back,
      onConfirm: back,
    };
    return {
      choosing: { ...choosing, ...NOT_NOW },
      onPoint: back,
      onPick: back,
      onClear: back,
      onWhyNot: back,
      ...planned,
    };
  }
  return {
    choosing,
    planned: steps,
    isLastSelected,
    onPick: choosing.pick,
    onTake: take,
    onRemoveStep: removeStep,
    onClear: choosing.clear,
    plan: planning.plan,
    onPlan: planning.offer,
    onConfirm: confirm,
    onPoint: (...targets) => void (choosing.point(...targets) || explain(idOf(targets[0]))),
    onWhyNot: explainWhyNot,
  };
}
