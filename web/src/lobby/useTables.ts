import type { Tables } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { fetchTables } from '../server/index.ts';

const IN_SIGHT = 4000;
const OUT_OF_SIGHT = 30_000;

export interface KnownTables {
  readonly tables: Tables | null;
  /** The server did not answer the last time. */
  readonly isAway: boolean;
}

/** The tables of the server, looked up every few seconds while the page is seen, and now and then while it is not. */
export function useTables(): KnownTables {
  const [known, setKnown] = useState<KnownTables>({ tables: null, isAway: false });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOff = false;
    const look = async () => {
      clearTimeout(timer);
      const tables = await fetchTables().catch(() => null);
      if (isOff) return;
      setKnown((before) => ({ tables: tables ?? before.tables, isAway: tables === null }));
      clearTimeout(timer);
      timer = setTimeout(look, document.hidden ? OUT_OF_SIGHT : IN_SIGHT);
    };
    const lookAgain = () => {
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      isOff = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, []);
  return known;
}
