/**
 * The numbers of decisions that belong to each of the viewer's latest actions on this page: several for a plan, one for a
 * single decision. One Undo takes back one action.
 */
export interface UndoGroups {
  readonly sizes: readonly number[];
  /** The version after the latest action; null after an undo, because a server then continues its own count. */
  readonly version: number | null;
}

export const NO_GROUPS: UndoGroups = { sizes: [], version: null };

/**
 * Adds an action of `size` decisions that began at `startVersion`. Earlier actions are dropped if others have decided since
 * the latest one.
 */
export function withAction({ sizes, version }: UndoGroups, startVersion: number, size: number): UndoGroups {
  if (size === 0) return { sizes, version };
  const isNext = version === null || version === startVersion;
  return { sizes: [...(isNext ? sizes : []), size], version: startVersion + size };
}

/** Returns the number of decisions that one Undo takes back: those of the latest action, if all can be undone freely. */
export function latestSize({ sizes, version }: UndoGroups, now: number, undoable: number): number {
  const size = sizes.at(-1) ?? 1;
  return (version === null || version === now) && size <= undoable ? size : 1;
}

/** Removes decisions that were taken back. */
export function withoutLatest({ sizes }: UndoGroups, count: number): UndoGroups {
  const left = [...sizes];
  for (let undone = 0; undone < count && left.length > 0; ) {
    const size = left.pop() ?? 0;
    if (undone + size > count) left.push(undone + size - count);
    undone += size;
  }
  return { sizes: left, version: null };
}
