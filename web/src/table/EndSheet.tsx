import { at } from '@signoria/engine';
import { Link, useLocation } from 'wouter';
import { Shield } from '../shell/Icon.tsx';
import { saveJson } from '../shell/saveJson.ts';
import { useWords } from '../words/index.ts';
import { CourseChart } from './CourseChart.tsx';
import { FairDice } from './FairDice.tsx';
import { GAME_FRAMES } from './gameFrames.ts';
import { ScoreTable } from './ScoreTable.tsx';
import type { RoomTable, TableSnapshot } from './source.ts';

/** The end: who won and by what, how it came about, and what next. */
export function EndSheet({ table, snapshot }: { table: RoomTable; snapshot: TableSnapshot }) {
  const { say } = useWords();
  return (
    <section className="end" aria-labelledby="endTitle">
      {snapshot.early ? <Agreement /> : <Victory table={table} snapshot={snapshot} />}
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
      <h3 className="fairTitle">{say('fair.title')}</h3>
      <FairDice hash={table.seedHash} seed={table.record()?.seed ?? null} />
      <EndDoors table={table} isSeated={snapshot.seat !== null} />
    </section>
  );
}

/** Ended before its time: the scores are those of the moment. */
function Agreement() {
  const { say } = useWords();
  return (
    <>
      <h2 id="endTitle">{say('end.early')}</h2>
      <p className="soft">{say('end.earlyText')}</p>
    </>
  );
}

function Victory({ table, snapshot }: { table: RoomTable; snapshot: TableSnapshot }) {
  const { say, language } = useWords();
  const { scores, names, rules } = snapshot;
  const { endTitle, EndNote } = GAME_FRAMES[rules.id] ?? {};
  const title = endTitle?.(snapshot, language) ?? null;
  const winners = scores.filter(({ rank }) => rank === 1);
  const who = new Intl.ListFormat(language).format(winners.map(({ seat }) => at(names, seat)));
  return (
    <>
      <div className="crests">
        {winners.map(({ seat }) => (
          <Shield key={seat} family={at(table.seats, seat).family} spoken />
        ))}
      </div>
      {title !== null && <h2 id="endTitle">{title}</h2>}
      {title === null && (
        <h2 id="endTitle">
          {winners.length > 1 ? say('end.winners', { names: who }) : say('end.winner', { name: who })}{' '}
          <em>{say('end.withPoints', { count: winners[0]?.total ?? 0 })}</em>
        </h2>
      )}
      {EndNote !== undefined && <EndNote snapshot={snapshot} />}
    </>
  );
}

function EndDoors({ table, isSeated }: { table: RoomTable; isSeated: boolean }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const rematch = async () => {
    const address = await table.rematch();
    if (address !== null) go(address);
  };
  return (
    <div className="doors">
      {isSeated && (
        <button type="button" className="btn go" onClick={() => void rematch()}>
          {say('end.rematch')}
        </button>
      )}
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
  if (record !== null) saveJson(`signoria-${record.game}-${record.seed.slice(0, 8)}.json`, record);
}
