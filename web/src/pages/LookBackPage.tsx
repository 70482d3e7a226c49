import type { LoadedGame } from '@signoria/catalogue';
import { useMemo, useState } from 'react';
import type { LocalGame } from '../localGames/index.ts';
import { localGames, personsAt } from '../localGames/index.ts';
import { LookBack, playedGame } from '../lookBack/index.ts';
import { useGame } from '../shell/useCatalogue.ts';
import { resumeCourse } from '../table/course.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** A game of this browser, looked back at. */
export default function LookBackPage({ id }: { id: string }) {
  const [game] = useState(() => localGames().find(id));
  if (game === null) return <NotFoundPage title="table.missing" text="table.missingText" />;
  return <KnownGame game={game} />;
}

function KnownGame({ game }: { game: LocalGame }) {
  const entry = useGame(game.record.game);
  if (entry === undefined) return <NotFoundPage title="table.broken" text="table.brokenText" />;
  return <Walk game={game} entry={entry} />;
}

function Walk({ game, entry }: { game: LocalGame; entry: LoadedGame }) {
  const [loaded] = useState(entry); // another language does not play it again
  const played = useMemo(() => {
    const course = resumeCourse(loaded.rules, game.record);
    const { seats, over: isOver } = game;
    return course && playedGame({ entry: loaded, seats, course, own: personsAt(seats), isOver });
  }, [loaded, game]);
  if (played === null) return <NotFoundPage title="table.broken" text="table.brokenText" />;
  return <LookBack game={played} address={`/table/${game.id}/look`} toTable={`/table/${game.id}`} />;
}
