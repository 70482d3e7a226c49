import { gameById } from '@signoria/catalogue';
import type { TableInfo } from '@signoria/protocol';
import { Link } from 'wouter';
import { TableFacts } from '../lobby/index.ts';
import { useGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';
import { TakeSeat } from './TakeSeat.tsx';

/** The invitation for a visitor who may not know the game: the host, the game, and the form to take a seat. */
export function Invitation({ info, onSeated }: { info: TableInfo; onSeated: () => void }) {
  const { say } = useWords();
  const title = useGameTitle();
  const entry = useGame(info.game);
  const known = gameById(info.game);
  const host = info.seats.find(({ person }) => person !== null && person === info.host)?.name;
  return (
    <>
      {known !== undefined && (
        <svg className="welcomeArt" aria-hidden="true">
          <use href={`#${known.vignette}`} />
        </svg>
      )}
      <p className="invites">{host == null ? say('with.invited') : say('with.invitedBy', { name: host })}</p>
      <h1>{title(info.game)}</h1>
      <p className="gist">
        {entry?.text.summary} <Link href={`/rules/${info.game}`}>{say('home.rules')}</Link>
      </p>
      <TableFacts info={info} isForNewcomer />
      <TakeSeat id={info.id} onSeated={onSeated} />
    </>
  );
}
