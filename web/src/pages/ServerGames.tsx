import type { Tables } from '@signoria/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withWords } from '../words/index.ts';

const HomeTables = lazy(() => withWords(import('../net/HomeTables.tsx')));

/** What the server has for the home page. Nothing more is fetched unless there is something to show. */
export function ServerGames() {
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
    <Suspense fallback={null}>
      <HomeTables />
    </Suspense>
  );
}

/** Only looks whether the lists are empty; whoever shows them checks them. */
async function hasTables(): Promise<boolean> {
  try {
    const { open, mine } = (await (await fetch('/api/tables')).json()) as Tables;
    return open.length + mine.length > 0;
  } catch {
    return false; // no server behind the page, which plays against bots without one
  }
}
