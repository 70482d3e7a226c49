import type { LoadedGame } from '@signoria/catalogue';
import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { LocalGame } from '../localGames/index.ts';
import { personsAt } from '../localGames/index.ts';
import type { KnownGame } from '../replay/index.ts';
import { playedGame } from '../replay/index.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';
import { LocalGameView } from './LocalGameView.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

interface LocalPlayedProps {
  readonly id: string;
  readonly children: (played: KnownGame) => ReactNode;
}

/** Replays a game stored in this browser and shows it, or an error page. */
export function LocalPlayedGame({ id, children }: LocalPlayedProps) {
  return <LocalGameView id={id}>{(game, entry) => <Played {...{ game, entry }} show={children} />}</LocalGameView>;
}

interface PlayedProps {
  readonly game: LocalGame;
  readonly entry: LoadedGame;
  readonly show: LocalPlayedProps['children'];
}

function Played({ game, entry, show }: PlayedProps) {
  const [loaded] = useState(entry); // a change of language must not replay the record
  const played = useMemo(() => {
    const replay = resumeOrNull(loaded.rules, game.record);
    const { seats, over: isOver } = game;
    return replay && playedGame({ entry: loaded, seats, replay, own: personsAt(seats), isOver });
  }, [loaded, game]);
  if (played === null) return <NotFoundPage title="table.broken" text="table.brokenText" />;
  return show(played);
}
