import { lazy, Suspense } from 'react';
import { isAnythingKept } from '../localGames/storage.ts';
import { useWords, withWords } from '../words/index.ts';

const KeptGames = lazy(() => withWords(import('../localGames/LocalGameList.tsx')));

/** The games of this browser; what it takes to read them is fetched only when there are some. */
export function YourGames() {
  const { say } = useWords();
  if (isAnythingKept(localStorage))
    return (
      <Suspense fallback={<p className="muted">…</p>}>
        <KeptGames />
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
