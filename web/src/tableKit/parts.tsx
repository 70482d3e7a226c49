import { useEffect, useState } from 'react';
import type { GameTableProps } from '../table/gameTable.ts';

/** The parts of a board, of which a phone shows one at a time. */
export interface BoardParts<Part extends string> {
  readonly ids: readonly Part[];
  readonly part: Part;
  /** The parts in which something can be done. */
  readonly open: readonly Part[];
  readonly onPart: (part: Part) => void;
}

/**
 * Holds the selected part. Whenever `resetKey` changes, the first open part is selected, unless the selected part is
 * open. `resetKey` is, for example, the list of moves, which is new with each question.
 */
export function useParts<Part extends string>(
  ids: readonly [Part, ...Part[]],
  open: readonly Part[],
  resetKey: unknown,
): BoardParts<Part> {
  const [part, onPart] = useState<Part>(ids[0]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when `resetKey` changes
  useEffect(() => {
    const [first] = open;
    if (first !== undefined && !open.includes(part)) onPart(first);
  }, [resetKey]);
  return { ids, part, open, onPart };
}

/** Returns the parts that contain legal targets, in order. `partOf` finds the part of a target. */
export function openParts<Part extends string>(
  ids: readonly Part[],
  { legal }: GameTableProps,
  partOf: (kind: string, target: string) => Part | null | undefined,
): readonly Part[] {
  const open = new Set([...legal].map((target) => partOf(target.slice(0, target.indexOf(':')), target)));
  return ids.filter((part) => open.has(part));
}

/** Opens the list of players on a phone when a question is about other players. */
export function useShowPlayers(isAboutOthers: boolean, { snapshot, onTab }: GameTableProps): void {
  const { moves } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question
  useEffect(() => {
    if (!isAboutOthers || moves.length === 0) return;
    const frame = requestAnimationFrame(() => onTab('Players')); // after `useTab` opened the table for the question
    return () => cancelAnimationFrame(frame);
  }, [moves]);
}

interface TabsProps<Part extends string> extends BoardParts<Part> {
  readonly labels: Readonly<Record<Part, string>>;
  /** True if the screen shows the table. */
  readonly isShown: boolean;
}

/**
 * Tabs for the parts of a game's table, of which a phone shows one at a time. A dot marks another part in which
 * something can be done.
 */
export function PartTabs<Part extends string>({ ids, part, open, onPart, labels, isShown }: TabsProps<Part>) {
  return ids.map((one) => {
    const isOn = isShown && one === part;
    return (
      <button
        key={one}
        type="button"
        className={isOn ? 'on' : ''}
        aria-pressed={isOn}
        onClick={({ currentTarget }) => {
          // The part is shown from its top.
          currentTarget.closest('.table')?.querySelector('.board')?.scrollTo(0, 0);
          onPart(one);
        }}
      >
        {labels[one]}
        {!isOn && open.includes(one) && <i className="openDot" data-sign="openDot" />}
      </button>
    );
  });
}
