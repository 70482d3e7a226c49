import type { LoadedGame } from '@signoria/catalogue';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LocalGame } from '../localGames/index.ts';
import { localGames } from '../localGames/index.ts';
import { useGame } from '../shell/useGame.ts';
import { preloadGameTable } from '../table/gameTables.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

type Show = (game: LocalGame, entry: LoadedGame) => ReactNode;

/** Shows a game stored in this browser, with its rules and texts, or an error page. */
export function LocalGameView({ id, children }: { readonly id: string; readonly children: Show }) {
  const [game] = useState(() => localGames().find(id));
  if (game === null) return <NotFoundPage title="table.missing" text="table.missingText" />;
  return <LoadedLocalGame game={game} show={children} />;
}

function LoadedLocalGame({ game, show }: { readonly game: LocalGame; readonly show: Show }) {
  preloadGameTable(game.record.game);
  const entry = useGame(game.record.game);
  if (entry === undefined) return <NotFoundPage title="table.broken" text="table.brokenText" />;
  return show(game, entry);
}
