import type { LoadedGame } from '@signoria/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { startLocalGame } from '../localGames/index.ts';
import { tableFor } from '../setUp/index.ts';
import { useGame } from '../shell/useCatalogue.ts';
import { preloadGameTable } from '../table/gameTables.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

// Preloads the next page while the rules are loading.
import('./LocalTablePage.tsx').catch(() => undefined);

/** Starts a game at once, with the last used set-up or the default one. */
export default function PlayPage({ game }: { game: string }) {
  preloadGameTable(game);
  const entry = useGame(game);
  return entry === undefined ? <NotFoundPage text="lost.game" /> : <Deal entry={entry} />;
}

function Deal({ entry: { rules } }: { entry: LoadedGame }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const search = useSearch();
  const isDealt = useRef(false);
  const [hasRoom, setRoom] = useState(true);
  useEffect(() => {
    if (isDealt.current) return;
    isDealt.current = true;
    const { seats, options } = tableFor(rules, search);
    const made = startLocalGame(rules, seats, options);
    if (made.ok) go(`/table/${made.value}`, { replace: true });
    else setRoom(false);
  }, [rules, search, go]);
  return hasRoom ? (
    <p className="waiting">{say('table.loading')}</p>
  ) : (
    <NotFoundPage title="new.noRoomTitle" text="new.noRoom" />
  );
}
