import { linksAt } from '../analysis/index.ts';
import { ReplayTable } from '../replay/index.ts';
import { LocalPlayedGame } from './LocalPlayedGame.tsx';

/** The page that replays a game stored in this browser. */
export default function ReplayPage({ id }: { id: string }) {
  const table = `/table/${id}`;
  return (
    <LocalPlayedGame id={id}>
      {(game) => <ReplayTable game={game} links={linksAt(table)} address={`${table}/look`} toTable={table} />}
    </LocalPlayedGame>
  );
}
