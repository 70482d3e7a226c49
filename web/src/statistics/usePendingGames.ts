import { useEffect, useState } from 'react';
import type { PendingGames, StoredGameSummary } from '../analysis/index.ts';
import { pendingGames, versionOf } from '../analysis/index.ts';
import { localGames } from '../localGames/index.ts';

/** Returns the games to analyse. Versions are computed from the weights of the networks, so they are known later than the games. */
export function usePendingGames(summaries: readonly StoredGameSummary[]): PendingGames {
  const [versions, setVersions] = useState<Readonly<Record<string, string>>>({});
  const played = [...new Set(summaries.map(({ game }) => game))].sort().join(' ');
  useEffect(() => {
    let isStale = false;
    const load = async (game: string) => {
      const version = await versionOf({ game });
      if (!isStale) setVersions((known) => ({ ...known, [game]: version }));
    };
    for (const game of played.split(' ').filter(Boolean)) load(game).catch(() => undefined); // offline: unknown
    return () => {
      isStale = true;
    };
  }, [played]);
  return pendingGames(localGames().all(), summaries, versions);
}
