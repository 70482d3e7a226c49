import { idOf } from '@signoria/engine';
import type { GameTableProps } from './gameTable.ts';
import type { Choosing } from './useChoice.ts';
import type { Explanations } from './useExplanations';
import type { RecentReplay } from './useRecentReplay.ts';

const NOTHING: ReadonlySet<string> = new Set();
/** No choices: a past position has no legal targets. */
const NOT_NOW = { candidates: [], legal: NOTHING, pointed: [], chosen: null, chosenTargets: NOTHING } as const;

interface BoardActions extends Pick<GameTableProps, 'onPoint' | 'onPick' | 'onWhyNot'> {
  readonly choosing: Choosing;
}

/** Handlers for pointing at the board. They choose or explain; during a replay they return to the present position. */
export function boardActions(
  replay: RecentReplay,
  choosing: Choosing,
  { explain, explainWhyNot }: Explanations,
): BoardActions {
  if (replay.shown !== null) {
    const back = () => void replay.stop();
    return { choosing: { ...choosing, ...NOT_NOW }, onPoint: back, onPick: back, onWhyNot: back };
  }
  return {
    choosing,
    onPick: choosing.pick,
    onPoint: (...targets) => void (choosing.point(...targets) || explain(idOf(targets[0]))),
    onWhyNot: explainWhyNot,
  };
}
