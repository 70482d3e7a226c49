import type { PlannedStep } from './ahead.ts';
import type { Family } from './families.ts';
import type { Tab } from './PhoneTabs.tsx';
import type { Places } from './places.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { OfferedPlan } from './usePlan.ts';
import type { TargetDetails } from './whyNot.ts';

/**
 * Props of a game's own table, the default export of `web/src/games/<id>/index.tsx`. The table renders the view and
 * reports targets. The page works out the remaining moves.
 */
export interface GameTableProps {
  /** The table after the planned steps. Its moves and its question are the current ones. */
  readonly snapshot: TableSnapshot;
  /** The table before the planned steps; the same as `snapshot` if there are none. */
  readonly sent: TableSnapshot;
  /** The steps planned by `onTake`, which Confirm plays before the chosen move. */
  readonly planned: readonly PlannedStep[];
  /** True if the last planned step is only selected, in the row of choices or by a hint. The next click plans it. */
  readonly isLastSelected: boolean;
  /** The family of each seat: its colour, pattern and shield. */
  readonly families: readonly Family[];
  /** The legal moves that match the verb and the targets so far: all legal moves at first, none when the viewer is not asked. */
  readonly candidates: readonly unknown[];
  /**
   * Legal targets (`rules.targets`), shown with a gold ring. During a choice these are the targets of the candidates;
   * otherwise, and while a whole move is chosen, those of all legal moves.
   */
  readonly legal: ReadonlySet<string>;
  /** The legal targets with a thin ring only (`thinRings`). */
  readonly thinTargets: ReadonlySet<string>;
  /** The targets pointed at so far, in order. */
  readonly pointed: readonly string[];
  /** The move that Confirm would play. Compare by identity: it is one of `snapshot.moves`. */
  readonly chosen: unknown | null;
  /** Targets of the chosen move: lapis ring and check mark. Empty when nothing is chosen. */
  readonly chosenTargets: ReadonlySet<string>;
  /** The plan that Confirm would play instead of the chosen move; null if the table offers none. */
  readonly plan: OfferedPlan | null;
  /** The component whose name has the pointer or the focus, here or in the frame. The table highlights it. */
  readonly highlighted: string | null;
  readonly places: Places;
  /** The part that a narrow screen shows: the table (`Board`) or a part of the frame. */
  readonly tab: Tab;
  onTab(tab: Tab): void;
  /**
   * Points at a target. If it is in `legal`, the candidates narrow to moves with it, and the last one left is chosen.
   * If only other legal moves have it, a new choice starts with it. If no legal move has it, its explanation opens.
   * Pointing again selects it a second time or releases it; if it belongs to the chosen move and a second click confirms,
   * it plays that move. Several targets are pointed at as one: a die with its use.
   */
  onPoint(...targets: readonly [string, ...string[]]): void;
  /** Returns the drop targets of a thing: all other targets of the moves that include it. */
  dropTargets(target: string): ReadonlySet<string>;
  /** Picks a whole move, one of `candidates`, that the table shows. */
  onPick(move: unknown): void;
  /**
   * Plans a whole move and asks the next question; for games with `planned.ts`. A move of an earlier step (`planned`)
   * replaces that step. A move that reveals something or ends the turn is picked; so is every move if the settings
   * confirm only moves that cannot be undone.
   */
  onTake(move: unknown): void;
  /** Removes a planned step; if a second click confirms (`confirm` of the settings), the last one plays the plan. */
  onRemoveStep(step: number): void;
  /** Releases all targets and the chosen move. */
  onClear(): void;
  /** Offers a plan for the current question (`planOf`), or withdraws it. */
  onPlan(plan: OfferedPlan | null): void;
  /** Plays the plan of a sheet if there is one, otherwise the planned steps and the chosen move. */
  onConfirm(): void;
  /** Shows why a target cannot be chosen, beside `place`. `about` adds details that only the table has. */
  onWhyNot(target: string, place: HTMLElement, about?: TargetDetails): void;
  /** Opens the explanation of a component, legal or not (a small "i", a name, a long press). */
  onExplain(id: string): void;
  /** Reports the component under the pointer or the focus; null when it leaves. */
  onHighlight(id: string | null): void;
}
