import type { Tables } from '@signoria/protocol';
import { TABLES_PATH } from '@signoria/protocol/paths';
import { useEffect, useState } from 'react';
import { Loading, lazyPage } from '../shell/Loading.tsx';
import { storeHasOwnTables } from './ownTables.ts';

const HomeTables = lazyPage(() => import('./HomeTables.tsx'));

/**
 * The server's open tables for the home page. The rest of the code is loaded only if there are any. Calls `onOwnTables`
 * if the player has tables of their own.
 */
export function ServerGames({ onOwnTables }: { onOwnTables: () => void }) {
  const [hasOpenTables, setHasOpenTables] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the page opens
  useEffect(() => {
    let isStale = false;
    void countTables().then(({ open, mine }) => {
      if (isStale) return;
      setHasOpenTables(open > 0);
      if (mine === 0) return;
      storeHasOwnTables(true);
      onOwnTables();
    });
    return () => {
      isStale = true;
    };
  }, []);
  if (!hasOpenTables) return null;
  return (
    <Loading fallback={null}>
      <HomeTables />
    </Loading>
  );
}

/** Counts open and own tables, up to one of each. The response is not validated: to show tables, `HomeTables` requests them again. */
async function countTables(): Promise<{ readonly open: number; readonly mine: number }> {
  try {
    const { open, mine } = (await (await fetch(`${TABLES_PATH}?size=1`)).json()) as Tables;
    return { open: open.tables.length, mine: mine.tables.length };
  } catch {
    return { open: 0, mine: 0 }; // without a server the player can still play against bots
  }
}
