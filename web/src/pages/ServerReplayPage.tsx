import { linksAt } from '../analysis/index.ts';
import { ReplayTable } from '../replay/index.ts';
import { ServerPlayedGame } from './ServerPlayedGame.tsx';

/** The page that replays a game of the server. */
export default function ServerReplayPage({ id }: { id: string }) {
  const table = `/with/${id}`;
  return (
    <ServerPlayedGame id={id}>
      {(game) => <ReplayTable game={game} links={linksAt(table)} address={`${table}/look`} toTable={table} />}
    </ServerPlayedGame>
  );
}
