import type { LoadedGame } from '@signoria/catalogue';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { startLocalGame } from '../localGames/index.ts';
import { setUpFor } from '../setUp/index.ts';
import { LoadingGame } from '../shell/LoadingGame.tsx';
import { useGame } from '../shell/useGame.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { preloadLocalTable } from './preloadLocalTable.ts';

/** Starts a game at once, with the set-up of the link, the last used one or the default one. */
export default function PlayPage({ game }: { game: string }) {
  preloadLocalTable(game); // while the rules are loading
  const entry = useGame(game);
  return entry === undefined ? <NotFoundPage text="lost.game" /> : <Deal entry={entry} />;
}

function Deal({ entry: { rules } }: { entry: LoadedGame }) {
  const [, go] = useLocation();
  const search = useSearch();
  const isDealt = useRef(false);
  const [hasRoom, setRoom] = useState(true);
  useEffect(() => {
    if (isDealt.current) return;
    isDealt.current = true;
    const { seats, options } = setUpFor(rules, search);
    const made = startLocalGame(rules, seats, options);
    if (made.ok) go(`/table/${made.value}`, { replace: true });
    else setRoom(false);
  }, [rules, search, go]);
  return hasRoom ? <LoadingGame game={rules.id} /> : <NotFoundPage title="new.noRoomTitle" text="new.noRoom" />;
}
