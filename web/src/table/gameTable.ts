import type { JSX } from 'react';
import type { Family } from './families.ts';
import type { Tab } from './PhoneTabs.tsx';
import type { Places } from './places.ts';
import type { TableSnapshot } from './tableTypes.ts';
import type { Place } from './whyNot.ts';

/**
 * What the page hands to a game's own table, the default export of `web/src/games/<id>/index.tsx`. The table shows
 * the view and says what was pointed at; which moves that leaves, the page finds out.
 */
export interface GameTableProps {
  readonly snapshot: TableSnapshot;
  /** The family of each seat: its colour, pattern and shield. */
  readonly families: readonly Family[];
  /** The legal moves that are left after what was pointed at so far; all of them at first, none when not asked. */
  readonly candidates: readonly unknown[];
  /**
   * Targets (`rules.targets`) that may be pointed at now: gold ring, "you may". While a move is under way those of its
   * candidates; while nothing or a whole move is chosen, those of all legal moves.
   */
  readonly legal: ReadonlySet<string>;
  /** Those of them with a thin ring only: not the next thing to point at, or one of too many (`thinRings`). */
  readonly may: ReadonlySet<string>;
  /** What was pointed at so far on the way to a move, the earliest first. */
  readonly pointed: readonly string[];
  /** The move that Confirm would play. Compare by identity: it is one of `snapshot.moves`. */
  readonly chosen: unknown | null;
  /** Targets of the chosen move: lapis ring and check mark. Empty when nothing is chosen. */
  readonly chosenTargets: ReadonlySet<string>;
  /** A component named in the chronicle or the question under the pointer: show where it is. */
  readonly highlighted: string | null;
  readonly places: Places;
  /** What a narrow screen shows: the table (`City`) or something of the frame. */
  readonly tab: Tab;
  onTab(tab: Tab): void;
  /**
   * A thing was pointed at. In `legal`: the candidates narrow to those that point at it, and if one is left it is chosen;
   * pointed at again, a second of it is chosen or it is let go. Not in `legal`: its explanation opens. Several targets are
   * pointed at as one: a die with its use.
   */
  onPoint(...targets: readonly [string, ...string[]]): void;
  /** What a thing may be dropped on: whatever else the moves point at that it leads to. */
  dropTargets(target: string): ReadonlySet<string>;
  /** A whole move was picked where the table shows it, one of `candidates`. */
  onPick(move: unknown): void;
  /** A thing was pointed at, there, that cannot be chosen: says why not, by what else is known about that place. */
  onWhyNot(target: string, place: HTMLElement, about?: Place): void;
  /** Opens the explanation of a component whether it is legal or not (a small "i", a name, a long press). */
  onExplain(id: string): void;
  /** The pointer or the focus is on a component, null when it leaves. */
  onHighlight(id: string | null): void;
}

export type GameTable = (props: GameTableProps) => JSX.Element;
