import type { LoadedGame } from '@signoria/catalogue';
import { startTransition, useEffect, useState } from 'react';
import '../drawings/frame.ts';
import { BesideTable } from '../help/index.ts';
import type { LocalGame, LocalTable } from '../localGames/index.ts';
import { localGames, openTable } from '../localGames/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTurn } from '../shell/useTurn.ts';
import { Curtain } from '../table/Curtain.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useSnapshot } from '../table/useSnapshot.ts';
import { useWords } from '../words/index.ts';
import { LocalGameView } from './LocalGameView.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

export default function LocalTablePage({ id }: { id: string }) {
  return <LocalGameView id={id}>{(game, entry) => <OpenGame game={game} entry={entry} />}</LocalGameView>;
}

/** Opens the table when the page mounts and closes it when the page unmounts. */
function OpenGame({ game, entry }: { game: LocalGame; entry: LoadedGame }) {
  const [loaded] = useState(entry); // a change of language must not reopen the table
  const [table, setTable] = useState<LocalTable | 'opening' | null>('opening');
  useEffect(() => {
    const opened = openTable(loaded, localGames().find(game.id) ?? game);
    startTransition(() => setTable(opened)); // React renders a transition in slices
    return () => opened?.close();
  }, [loaded, game]);
  useEffect(() => {
    if (table !== 'opening') table?.setText(entry.text);
  }, [table, entry]);
  if (table === 'opening') return null;
  if (table === null)
    return game.record.rulesVersion === entry.rules.rulesVersion ? (
      <NotFoundPage title="table.broken" text="table.brokenText" />
    ) : (
      <NotFoundPage title="table.older" text="table.olderText" />
    );
  return <Seated table={table} game={game} />;
}

function Seated({ table, game }: { table: LocalTable; game: LocalGame }) {
  const { say } = useWords();
  const snapshot = useSnapshot(table);
  const isSaved = table.isSaved();
  const curtain = table.curtain();
  const next = table.next();
  const handOver = next === null ? null : { to: game.seats[next]?.name ?? '', onPass: table.pass };
  const title = useGameTitle()(game.record.game);
  useTurn({ asked: snapshot.moves.length > 0 ? [game.id] : [], title });
  return (
    <BesideTable>
      <Bar rules={`/rules/${snapshot.rules.id}`}>
        <span className="where">
          <b>{title}</b>
        </span>
        {hasOwnFigures(game) && <span className="tag">{say('lobby.ownFigures')}</span>}
      </Bar>
      <p className="lineNote" role="status">
        {isSaved ? '' : say('table.unkept')}
      </p>
      {curtain === null ? (
        <TableFrame table={table} snapshot={snapshot} handOver={handOver} />
      ) : (
        <Curtain seat={game.seats[curtain]} onLift={table.liftCurtain} />
      )}
    </BesideTable>
  );
}

/** True if the options replace figures of the box, even by equal ones. The bar then shows a tag. */
function hasOwnFigures({ record: { options } }: LocalGame): boolean {
  return typeof options === 'object' && options !== null && 'figures' in options;
}
