import { lazy, Suspense, useState } from 'react';
import type { KeptGame } from '../table/shelf.ts';
import { shelf } from '../table/shelf.ts';
import { useWords } from '../words/index.ts';

const KeptGames = lazy(() => import('./KeptGames.tsx'));

/** The games of this browser; their words are fetched only when there are some. */
export function YourGames() {
  const { say } = useWords();
  const [games, setGames] = useState<readonly KeptGame[]>(() => shelf().all());
  const waiting = games.filter(({ game }) => !game.over).length;
  const remove = (id: string) => {
    shelf().remove(id);
    setGames(shelf().all());
  };
  return (
    <section className="yours">
      <div className="h">
        <h2>{say('home.yourGames')}</h2>
        <span className="note">{say('home.waiting', { count: waiting })}</span>
      </div>
      {games.length === 0 ? (
        <p className="soft">{say('home.noGames')}</p>
      ) : (
        <Suspense fallback={<p className="muted">…</p>}>
          <KeptGames games={games} onRemove={remove} />
        </Suspense>
      )}
    </section>
  );
}
