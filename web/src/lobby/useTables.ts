import type { TableListName, Tables } from '@signoria/protocol';
import { useEffect, useRef, useState } from 'react';
import type { TableListFilter } from './filter.ts';
import { filterFrom, filterQuery } from './filter.ts';
import type { PageCounts } from './readTables.ts';
import { readTables } from './readTables.ts';

/** Milliseconds between two requests while the page is visible, and while it is hidden. */
const IN_SIGHT = 4000;
const OUT_OF_SIGHT = 30_000;

const FIRST_PAGES: PageCounts = { open: 1, watchable: 1, finished: 1, mine: 1 };

interface ReadTables {
  readonly tables: Tables | null;
  /** True if the last request failed. */
  readonly isUnreachable: boolean;
}

export interface KnownTables extends ReadTables {
  /** Loads another page of a list. Resolves when it was read or has failed. */
  more(list: TableListName): Promise<void>;
}

const NO_FILTER: TableListFilter = {};

/**
 * Polls the server's tables: every few seconds while the page is visible, less often while it is hidden. Polls at once
 * after a change of the filter; the previous tables are shown until the server has answered.
 */
export function useTables(filter = NO_FILTER): KnownTables {
  const [known, setKnown] = useState<ReadTables>({ tables: null, isUnreachable: false });
  const pages = useRef(FIRST_PAGES);
  const query = filterQuery(filter);
  const poll = useRef(async () => {});
  useEffect(() => {
    pages.current = { ...pages.current, open: 1 };
    const { stop, ...reader } = startReading(
      () => readTables(pages.current, filterFrom(query)),
      (tables) => setKnown((before) => ({ tables: tables ?? before.tables, isUnreachable: tables === null })),
    );
    poll.current = reader.poll;
    return stop;
  }, [query]);
  const more = (list: TableListName) => {
    pages.current = { ...pages.current, [list]: pages.current[list] + 1 };
    return poll.current();
  };
  return { ...known, more };
}

/** Starts polling. Reads at once, at intervals, and when the page becomes visible again. */
function startReading(read: () => Promise<Tables>, onRead: (tables: Tables | null) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const listening = new AbortController();
  const { signal } = listening;
  const poll = async () => {
    clearTimeout(timer);
    const number = ++latest;
    const tables = await read().catch(() => null);
    if (signal.aborted || number !== latest) return; // a later read has replaced this one
    onRead(tables);
    timer = setTimeout(poll, document.hidden ? OUT_OF_SIGHT : IN_SIGHT);
  };
  const pollIfVisible = () => {
    if (!document.hidden) void poll();
  };
  void poll();
  document.addEventListener('visibilitychange', pollIfVisible, { signal });
  window.addEventListener('focus', pollIfVisible, { signal });
  const stop = () => {
    clearTimeout(timer);
    listening.abort();
  };
  return { poll, stop };
}
