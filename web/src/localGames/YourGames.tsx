import { lazy, Suspense } from 'react';
import { useWords, withWords } from '../words/index.ts';
import { hasLocalGames } from './storageKey.ts';

const LocalGameList = lazy(() => withWords(import('./LocalGameList.tsx')));

/** The games of this browser; what it takes to read them is fetched only when there are some. */
export function YourGames() {
  const { say } = useWords();
  if (hasLocalGames(localStorage))
    return (
      <Suspense fallback={<p className="muted">…</p>}>
        <LocalGameList />
      </Suspense>
    );
  return (
    <section className="yours">
      <div className="h">
        <h2>{say('home.yourGames')}</h2>
      </div>
      <p className="soft">{say('home.noGames')}</p>
    </section>
  );
}
