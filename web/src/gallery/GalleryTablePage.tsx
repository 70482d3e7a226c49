import type { LoadedGame } from '@signoria/catalogue';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import '../drawings/frame.ts';
import { BesideTable } from '../help/index.ts';
import type { LocalTable } from '../localGames/index.ts';
import { changeUntilClosed } from '../settings.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useGame.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import type { GalleryParams } from './galleryParams.ts';
import { readGalleryParams } from './galleryParams.ts';
import { galleryTable } from './galleryTable.ts';
import { gameOf, momentOf } from './moments.ts';
import type { GalleryMoment } from './walk.ts';

/** The table of a gallery position, without the controls: the contents of the gallery's frame. */
export default function GalleryTablePage() {
  const wanted = readGalleryParams(useSearch());
  const { language, theme } = wanted;
  useEffect(() => {
    changeUntilClosed({ language, theme, motion: 'none', pace: 'instant', sound: 'off', soundOffer: 'closed' });
  }, [language, theme]);
  const entry = useGame(gameOf(wanted) ?? '');
  return entry === undefined ? <p className="waiting">No such game.</p> : <Position wanted={wanted} entry={entry} />;
}

function Position({ wanted, entry }: { readonly wanted: GalleryParams; readonly entry: LoadedGame }) {
  const { game, question, at, seat } = wanted;
  const { rules } = entry;
  const moment = useMemo(() => momentOf(rules, { game, question, at }), [rules, game, question, at]);
  if (typeof moment === 'string') return <p className="waiting">{moment}</p>;
  return <Table entry={entry} moment={moment} seat={seat ?? moment.seat} />;
}

interface TableProps {
  readonly entry: LoadedGame;
  readonly moment: GalleryMoment;
  readonly seat: number;
}

function Table({ entry, moment, seat }: TableProps) {
  const [loaded] = useState(entry); // a change of language must not reopen the table
  const [table, setTable] = useState<LocalTable | null>(null);
  useEffect(() => {
    const opened = galleryTable(loaded, moment, seat);
    setTable(opened);
    return () => opened.close();
  }, [loaded, moment, seat]);
  useEffect(() => {
    table?.setText(entry.text);
  }, [table, entry]);
  return table === null ? null : <Seated table={table} />;
}

function Seated({ table }: { readonly table: LocalTable }) {
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  return (
    <BesideTable>
      <Bar rules={`/rules/${snapshot.rules.id}`} />
      <TableFrame table={table} snapshot={snapshot} />
    </BesideTable>
  );
}
