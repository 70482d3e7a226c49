import type { TableListName, Tables } from '@signoria/protocol';
import { useEffect, useRef, useState } from 'react';
import type { PageCounts } from './readTables.ts';
import { readTables } from './readTables.ts';

const IN_SIGHT = 4000;
const OUT_OF_SIGHT = 30_000;

const FIRST_PAGES: PageCounts = { open: 1, watchable: 1, finished: 1, mine: 1 };

interface ReadTables {
  readonly tables: Tables | null;
  /** The server did not answer the last time. */
  readonly isAway: boolean;
}

export interface KnownTables extends ReadTables {
  /** Adds a page to a list; resolves when it was read or could not be. */
  more(list: TableListName): Promise<void>;
}

/** The tables of the server, read every few seconds while the page is visible, and less often while it is hidden. */
export function useTables(): KnownTables {
  const [known, setKnown] = useState<ReadTables>({ tables: null, isAway: false });
  const pages = useRef(FIRST_PAGES);
  const look = useRef(async () => {});
  useEffect(() => {
    const { stop, ...reader } = startReading(
      () => pages.current,
      (tables) => setKnown((before) => ({ tables: tables ?? before.tables, isAway: tables === null })),
    );
    look.current = reader.look;
    return stop;
  }, []);
  const more = (list: TableListName) => {
    pages.current = { ...pages.current, [list]: pages.current[list] + 1 };
    return look.current();
  };
  return { ...known, more };
}

/** Reads now, again and again, and whenever the page is looked at again. */
function startReading(pages: () => PageCounts, onRead: (tables: Tables | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const look = async () => {
    clearTimeout(timer);
    const number = ++latest;
    const tables = await readTables(pages()).catch(() => null);
    if (signal.aborted || number !== latest) return; // a later read knows more
    onRead(tables);
    timer = setTimeout(look, document.hidden ? OUT_OF_SIGHT : IN_SIGHT);
  };
  const lookAgain = () => {
    if (!document.hidden) void look();
  };
  void look();
  document.addEventListener('visibilitychange', lookAgain, { signal });
  window.addEventListener('focus', lookAgain, { signal });
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  return { look, stop };
}
