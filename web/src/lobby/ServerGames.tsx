import type { Tables } from '@signoria/protocol';
import { TABLES_PATH } from '@signoria/protocol/paths';
import { useEffect, useState } from 'react';
import { Loading, lazyPage } from '../shell/Loading.tsx';

const HomeTables = lazyPage(() => import('./HomeTables.tsx'));

/**
 * The server's tables for the home page. Tables that wait for the player are rendered in `first`. The rest of the code
 * is loaded only if there are tables.
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

/** Returns true if there are tables. The response is not validated here but by the component that shows it. */
async function hasTables(): Promise<boolean> {
  try {
    const { open, mine } = (await (await fetch(`${TABLES_PATH}?size=1`)).json()) as Tables;
    return open.tables.length + mine.tables.length > 0;
  } catch {
    return false; // without a server the player can still play against bots
  }
}
