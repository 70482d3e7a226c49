import type { TableInfo } from '@signoria/protocol';
import { type FormEvent, useState } from 'react';
import { Link, useSearch } from 'wouter';
import { TableFacts } from '../pages/serverTable/AboutTable.tsx';
import { Failure, NameField } from '../people/NameField.tsx';
import { introduce, joinTable, knownName } from '../server/api.ts';
import { useAsking } from '../server/useRequest.ts';
import { gameCalled } from '../shell/games.ts';
import { useGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';

/** For a guest who has perhaps never heard of the game: who invites, what to, and the way to a seat. */
export function Welcome({ info, onSeated }: { info: TableInfo; onSeated: () => void }) {
  const { say, language } = useWords();
  const title = useGameTitle();
  const entry = useGame(info.game);
  const known = gameCalled(info.game);
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
        {entry?.text[language].summary} <Link href={`/rules/${info.game}`}>{say('home.rules')}</Link>
      </p>
      <TableFacts info={info} isNew />
      <TakeSeat id={info.id} onSeated={onSeated} />
    </>
  );
}

function TakeSeat({ id, onSeated }: { id: string; onSeated: () => void }) {
  const { say } = useWords();
  const invite = new URLSearchParams(useSearch()).get('invite');
  const [name, setName] = useState(knownName);
  const { asking, failure, ask } = useAsking();
  const join = (event: FormEvent) => {
    event.preventDefault();
    void ask(async () => {
      await introduce(name.trim());
      await joinTable(id, invite);
      onSeated();
    });
  };
  return (
    <form onSubmit={join}>
      <NameField name={name} onName={setName} />
      <p className="muted nameIsAll">{say('with.nameIsAll')}</p>
      <Failure failure={failure} />
      <button type="submit" className="btn go big" disabled={asking}>
        {say('with.sit')}
      </button>
    </form>
  );
}
