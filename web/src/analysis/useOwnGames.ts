import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { useEffect, useState } from 'react';
import type { KnownGame } from '../replay/index.ts';
import type { OwnGame } from './playStatistics.ts';
import { ownGames } from './playStatistics.ts';
import type { StoredGameSummary } from './storedSummaries.ts';
import { allSummaries } from './storedSummaries.ts';

/** The key of the storage with the name of the person in games with several persons at this screen. */
const SHARED_NAME_KEY = 'signoria.statisticsName';

export function sharedName(): string | null {
  return localStorage.getItem(SHARED_NAME_KEY);
}

export function storeSharedName(name: string | null): void {
  if (name === null) localStorage.removeItem(SHARED_NAME_KEY);
  else localStorage.setItem(SHARED_NAME_KEY, name);
}

/** Returns the stored summaries and a function that reads them again; null until they are read. */
export function useSummaries(): readonly [readonly StoredGameSummary[] | null, () => void] {
  const [summaries, setSummaries] = useState<readonly StoredGameSummary[] | null>(null);
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count reads them again
  useEffect(() => {
    let isStale = false;
    void allSummaries().then((found) => !isStale && setSummaries(found));
    return () => {
      isStale = true;
    };
  }, [count]);
  return [summaries, () => setCount((now) => now + 1)];
}

/** Returns true for the seat of the person at this browser. At a shared screen the name decides. */
export function isOwnSeat({ own, seats }: KnownGame, seat: Seat): boolean {
  return own.includes(seat) && (own.length === 1 || at(seats, seat).name === sharedName());
}

/** Returns the person's analysed games of a kind, without one of them. */
export function useOtherGames(game: string, isSolo: boolean, without: string): readonly OwnGame[] {
  const [summaries] = useSummaries();
  return ownGames(summaries ?? [], sharedName()).filter(
    (one) => one.game === game && (one.seats === 1) === isSolo && one.key !== without,
  );
}
