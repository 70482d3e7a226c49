import type { GameView } from '@signoria/engine';
import type { CurrentViews, TableSummary } from '@signoria/protocol';
import { useEffect, useState } from 'react';
import { request } from '../api/index.ts';
import { clockWords, timeWords } from '../clocks/index.ts';
import { useGame } from '../shell/useGame.ts';
import { familyAt } from '../table/families.ts';
import type { ShownSeat } from '../table/seats.ts';
import { nameAt } from '../table/seats.ts';
import { withFigures } from '../table/withFigures.ts';
import { useWords } from '../words/index.ts';
import type { PositionWords } from './positionWords.ts';
import { positionWords } from './positionWords.ts';
import { Question, WaitingCard } from './WaitingCard.tsx';

/** A table of the server that waits for the player. */
export function ServerCard({ info }: { info: TableSummary }) {
  const { say } = useWords();
  const left = info.dueAt === null ? null : Date.parse(info.dueAt) - Date.now();
  return (
    <WaitingCard
      game={info.game}
      note={clockWords(info.clock, say)}
      seats={seatsOf(info)}
      address={`/with/${info.id}`}
      label={say('table.turn.you')}
      position={<ServerQuestion info={info} />}
    >
      {left !== null && <span className="soft">{say('home.left', { time: timeWords(Math.max(0, left), say) })}</span>}
    </WaitingCard>
  );
}

function ServerQuestion({ info }: { info: TableSummary }) {
  const { say } = useWords();
  return <Question label={say('table.turn.you')} words={useServerPosition(info)} />;
}

/** Returns the seats of a table as the page shows them. */
export function seatsOf({ seats }: TableSummary): readonly ShownSeat[] {
  return seats.map(({ seat, kind, name, family }) => ({
    name: kind === 'bot' ? nameAt(seat) : (name ?? '?'), // the server names a bot by its level
    family: familyAt(seat, family),
  }));
}

/** Returns the position in words; null until the server has sent it, and for tables with figures of their own. */
function useServerPosition(info: TableSummary): PositionWords | null {
  const entry = useGame(info.game);
  const [views, setViews] = useState<CurrentViews['views']>([]);
  const { id, ownFigures } = info;
  useEffect(() => {
    if (ownFigures) return;
    let isStale = false;
    request('fetchViews', { params: { id } }).then(
      (current) => !isStale && setViews(current.views),
      () => undefined, // the card then shows whose turn it is
    );
    return () => {
      isStale = true;
    };
  }, [id, ownFigures]);
  if (entry === undefined) return null;
  const names = seatsOf(info).map(({ name }) => name);
  const own = views.flatMap(({ viewer, view }) => {
    const whole = withFigures<GameView>(entry, view, info.options, info.seats.length);
    return viewer === null || whole === null ? [] : [{ seat: viewer, view: whole }];
  });
  return positionWords(entry, own, names);
}
