import { Loading, lazyPage } from '../shell/Loading.tsx';
import { useWords } from '../words/index.ts';
import { hasLocalGames } from './storageKey.ts';

const LocalGameList = lazyPage(() => import('./LocalGameList.tsx'));

/** The games of this browser. The code to read them is loaded only if there are any. */
export function YourGames() {
  const { say } = useWords();
  if (hasLocalGames(localStorage))
    return (
      <Loading fallback={<p className="muted">…</p>}>
        <LocalGameList />
      </Loading>
    );
  return (
    <section className="yours">
      <div className="listHead">
        <h2>{say('home.yourGames')}</h2>
      </div>
      <p className="soft">{say('home.noGames')}</p>
    </section>
  );
}
