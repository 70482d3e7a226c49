import { at } from '@signoria/engine';
import { Link, useLocation } from 'wouter';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import { CourseChart } from './CourseChart.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import type { RoomTable, TableSnapshot } from './source.ts';

/** The end: who won and by what, how it came about, and what next. */
export function EndSheet({ table, snapshot }: { table: RoomTable; snapshot: TableSnapshot }) {
  const { say, language } = useWords();
  const { scores, names } = snapshot;
  const winners = scores.filter(({ rank }) => rank === 1);
  const who = new Intl.ListFormat(language).format(winners.map(({ seat }) => at(names, seat)));
  const points = say('table.points', { count: winners[0]?.total ?? 0 });
  return (
    <section className="end" aria-labelledby="endTitle">
      <div className="crests">
        {winners.map(({ seat }) => (
          <Shield key={seat} family={at(table.seats, seat).family} spoken />
        ))}
      </div>
      <div className="caps">{say('end.title')}</div>
      <h2 id="endTitle">
        {winners.length > 1 ? say('end.winners', { names: who }) : say('end.winner', { name: who })}{' '}
        <em>{say('end.withPoints', { points })}</em>
      </h2>
      <div className="endParts">
        <div>
          <h3>{say('end.sheet')}</h3>
          <ScoreTable snapshot={snapshot} seats={table.seats} full />
        </div>
        <div>
          <h3>{say('end.course')}</h3>
          <CourseChart totals={table.totals()} seats={table.seats} />
        </div>
      </div>
      <EndDoors table={table} />
    </section>
  );
}

function EndDoors({ table }: { table: RoomTable }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const rematch = async () => {
    const address = await table.rematch();
    if (address !== null) go(address);
  };
  return (
    <div className="doors">
      <button type="button" className="btn go" onClick={() => void rematch()}>
        {say('end.rematch')}
      </button>
      <button type="button" className="btn" onClick={() => download(table)}>
        {say('end.download')}
      </button>
      <Link href="/" className="btn">
        {say('end.home')}
      </Link>
    </div>
  );
}

function download(table: RoomTable): void {
  const record = table.record();
  if (record === null) return;
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `signoria-${record.game}-${record.seed.slice(0, 8)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
