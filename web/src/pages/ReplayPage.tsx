import type { LoadedGame } from '@signoria/catalogue';
import { useMemo, useState } from 'react';
import type { LocalGame } from '../localGames/index.ts';
import { personsAt } from '../localGames/index.ts';
import { playedGame, ReplayTable } from '../replay/index.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { OwnGame } from './OwnGame.tsx';

/** The page that replays a game stored in this browser. */
export default function ReplayPage({ id }: { id: string }) {
  return <OwnGame id={id}>{(game, entry) => <Replay game={game} entry={entry} />}</OwnGame>;
}

function Replay({ game, entry }: { game: LocalGame; entry: LoadedGame }) {
  const [loaded] = useState(entry); // a change of language must not replay the record
  const played = useMemo(() => {
    const replay = resumeOrNull(loaded.rules, game.record);
    const { seats, over: isOver } = game;
    return replay && playedGame({ entry: loaded, seats, replay, own: personsAt(seats), isOver });
  }, [loaded, game]);
  if (played === null) return <NotFoundPage title="table.broken" text="table.brokenText" />;
  return <ReplayTable game={played} address={`/table/${game.id}/look`} toTable={`/table/${game.id}`} />;
}
