import type { Tables } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { Loading, lazyPage } from '../shell/Loading.tsx';

const HomeTables = lazyPage(() => import('./HomeTables.tsx'));

/**
 * What the server has for the home page; what waits for an answer of mine stands before everything else, in `first`.
 * Nothing more is fetched unless there is something to show.
 */
export function ServerGames({ first }: { first: HTMLElement | null }) {
  const [isSomething, setSomething] = useState(false);
  useEffect(() => {
    let isOff = false;
    void hasTables().then((has) => !isOff && setSomething(has));
    return () => {
      isOff = true;
    };
  }, []);
  if (!isSomething) return null;
  return (
    <Loading fallback={null}>
      <HomeTables first={first} />
    </Loading>
  );
}

/** Only looks whether the lists are empty; whoever shows them checks them. */
async function hasTables(): Promise<boolean> {
  try {
    const { open, mine } = (await (await fetch('/api/tables?size=1')).json()) as Tables;
    return open.tables.length + mine.tables.length > 0;
  } catch {
    return false; // no server behind the page, which plays against bots without one
  }
}
