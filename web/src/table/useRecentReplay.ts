import { useEffect, useMemo, useState } from 'react';
import { replayPause } from './pause.ts';
import { sinceLastTurn } from './since.ts';
import type { ChronicleLine, TableController, TableSnapshot } from './tableTypes.ts';
import type { Choosing } from './useChoice.ts';

/** The events since the viewer's last turn, and their replay on the board. */
export interface RecentReplay {
  readonly since: readonly ChronicleLine[];
  /** The past position on the board; null while it shows the present one. */
  readonly shown: TableSnapshot | null;
  /** False if this page did not receive the positions. */
  readonly canStart: boolean;
  start(): void;
  /** Returns to the present position; returns true if a past one was shown. */
  stop(): boolean;
}

/** Replays the events decision by decision. Any choice or decision stops the replay. */
export function useRecentReplay(
  table: TableController,
  snapshot: TableSnapshot,
  { chosen, pointed }: Choosing,
): RecentReplay {
  const { chronicle, seat } = snapshot;
  const since = useMemo(() => sinceLastTurn(chronicle, seat), [chronicle, seat]);
  const [version, setVersion] = useState<number | null>(null);
  const [first, last] = useMemo(() => versionsOf(table, since, seat), [table, since, seat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of these stop the replay
  useEffect(() => {
    setVersion(null);
  }, [snapshot.version, chosen, pointed]);
  useEffect(() => {
    if (version === null) return;
    const isWithin = version < last && turnAt(chronicle, version) === turnAt(chronicle, version + 1);
    const timer = setTimeout(() => setVersion(version < last ? version + 1 : null), replayPause(isWithin));
    return () => clearTimeout(timer);
  }, [version, last, chronicle]);
  const shown = useMemo(() => (version === null ? null : table.snapshotAt(version)), [table, version]);
  const stop = () => {
    setVersion(null);
    return shown !== null;
  };
  return { since, shown, canStart: first < last, start: () => setVersion(first), stop };
}

/** Returns the range of versions: from the position before the first decision, if known, to the one after the last. */
function versionsOf(table: TableController, since: readonly ChronicleLine[], seat: number | null): [number, number] {
  const [begin, end] = [since[0], since.at(-1)];
  if (begin === undefined || end === undefined) return [0, 0];
  const first = begin.mover === seat ? begin.version : begin.version - 1;
  const isKnown = (version: number) => table.snapshotAt(version) !== null;
  if (!isKnown(end.version)) return [0, 0];
  for (let version = first; version < end.version; version++) if (isKnown(version)) return [version, end.version];
  return [end.version, end.version];
}

/** Returns the turn of a decision. A decision without lines counts for the turn before it. */
function turnAt(chronicle: readonly ChronicleLine[], version: number): number | undefined {
  return chronicle.findLast((line) => line.version <= version)?.turn;
}
