import type { GameRecord, Seat } from '@signoria/engine';
import type { GameHistory, TableInfo } from '@signoria/protocol';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { fetchRecord, RefusalError, request, whoAmI } from '../api/index.ts';
import { seatOf } from '../onlineTables/index.ts';
import type { PlayedGame } from '../replay/index.ts';
import { playedGame, seenGame } from '../replay/index.ts';
import { useGame } from '../shell/useGame.ts';
import { resumeOrNull } from '../table/resumeOrNull.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Data of a table for its replay: the full record after the end, before that only the viewer's own view. */
interface FetchedTable {
  readonly info: TableInfo;
  readonly own: readonly Seat[];
  readonly record: GameRecord<unknown> | null;
  readonly history: GameHistory | null;
}

interface ServerPlayedProps {
  readonly id: string;
  readonly children: (played: PlayedGame, info: TableInfo) => ReactNode;
}

/** Fetches a game of the server and shows it, or an error page. */
export function ServerPlayedGame({ id, children }: ServerPlayedProps) {
  const { say } = useWords();
  const [fetched, setFetched] = useState<FetchedTable | 'unknown' | 'unreachable' | null>(null);
  useEffect(() => {
    let isStale = false;
    const receive = (one: FetchedTable | 'unknown' | 'unreachable') => !isStale && setFetched(one);
    fetchAll(id).then(receive, (error: unknown) =>
      receive(error instanceof RefusalError && error.code === 'unknownTable' ? 'unknown' : 'unreachable'),
    );
    return () => {
      isStale = true;
    };
  }, [id]);
  if (fetched === null) return <p className="waiting">{say('table.loading')}</p>;
  if (fetched === 'unknown') return <NotFoundPage text="with.unknown" />;
  if (fetched === 'unreachable') return <NotFoundPage text="problem.unreachable" />;
  return <KnownTable fetched={fetched} show={children} />;
}

async function fetchAll(id: string): Promise<FetchedTable> {
  const params = { id };
  const [info, me] = await Promise.all([request('fetchTable', { params }), whoAmI()]);
  const own = info.seats.flatMap(({ person, seat }) => (me !== null && person === me.id ? [seat] : []));
  if (info.status === 'over') return { info, own, record: await fetchRecord(id), history: null };
  return { info, own, record: null, history: await request('fetchHistory', { params }) };
}

interface KnownProps {
  readonly fetched: FetchedTable;
  readonly show: ServerPlayedProps['children'];
}

function KnownTable({ fetched, show }: KnownProps) {
  const entry = useGame(fetched.info.game);
  const [loaded] = useState(entry); // a change of language must not replay the record
  const played = useMemo(() => loaded && playedFrom(loaded, fetched), [loaded, fetched]);
  if (played === undefined || played === null) return <NotFoundPage title="table.older" text="look.cannotText" />;
  return show(played, fetched.info);
}

function playedFrom(entry: PlayedGame['entry'], { info, own, record, history }: FetchedTable): PlayedGame | null {
  const seats = info.seats.map(seatOf);
  if (history !== null)
    return history.views.length !== 1 ? null : seenGame({ entry, seats, options: info.options, history });
  const played = record && resumeOrNull(entry.rules, record);
  return played && playedGame({ entry, seats, replay: played, own, isOver: true });
}
