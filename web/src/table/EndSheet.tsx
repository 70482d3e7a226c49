import { at } from '@signoria/engine';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Shield } from '../shell/Icon.tsx';
import { RefusalNote } from '../shell/RefusalNote.tsx';
import { saveJson } from '../shell/saveJson.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';
import { Celebration } from './Celebration.tsx';
import { linkToDeal } from './deal.ts';
import { useGameFrame } from './gameFrames.ts';
import { ScoreChart } from './ScoreChart.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { SeedCheck } from './SeedCheck.tsx';
import { ShareResult } from './ShareResult.tsx';
import type { TableController, TableSnapshot } from './tableTypes.ts';
import type { EndSheetState } from './useEnd.ts';

interface EndProps {
  readonly table: TableController;
  readonly snapshot: TableSnapshot;
  readonly end: EndSheetState;
}

/**
 * The sheet at the end: the result, the scores during the game, and links to go on. It covers the board and can be closed.
 */
export function EndSheet({ table, snapshot, end }: EndProps) {
  const { say } = useWords();
  const result = useResult(snapshot);
  const { scoreToBeat, ownTurnIn } = useGameFrame(snapshot.rules.id);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={sheet} className="end" aria-labelledby="endTitle" tabIndex={-1}>
      <button type="button" className="btn compact endClose" onClick={() => end.setOpen(false)}>
        {say('end.toBoard')}
      </button>
      {snapshot.early ? (
        <EarlyEndTitle title={result.title} />
      ) : (
        <ResultTitle table={table} snapshot={snapshot} end={end} {...result} />
      )}
      {table.uncountedReasons().map((reason) => (
        <p key={reason} className="soft">
          {say(`end.${reason}`)}
        </p>
      ))}
      <EndLinks table={table} snapshot={snapshot} result={`${result.title} ${result.points}`.trim()} />
      <div className="endParts">
        <div>
          <h3>{say('end.sheet')}</h3>
          <ScoreTable snapshot={snapshot} seats={table.seats} full />
          {isTieBroken(snapshot) && (
            <p className="muted">
              <Link href={`/rules/${snapshot.rules.id}`}>{say('end.tieBroken')}</Link>
            </p>
          )}
        </div>
        <div>
          <h3>{say('end.course')}</h3>
          <ScoreChart
            standings={table.standings()}
            seats={table.seats}
            scoreToBeat={scoreToBeat?.(snapshot) ?? null}
            {...(ownTurnIn === undefined ? {} : { ownTurnIn })}
          />
        </div>
      </div>
      <details className="fairness">
        <summary>{say('fair.title')}</summary>
        <SeedCheck hash={table.seedHash} seed={table.record()?.seed ?? null} />
      </details>
    </section>
  );
}

/** True if players with equal points have different ranks. */
function isTieBroken({ scores, early }: TableSnapshot): boolean {
  if (early) return false;
  return scores.some((one) => scores.some(({ total, rank }) => total === one.total && rank !== one.rank));
}

/** The title of a game that was ended early by agreement, with a note that there is no winner. */
function EarlyEndTitle({ title }: Pick<Result, 'title'>) {
  const { say } = useWords();
  return (
    <>
      <h2 id="endTitle">{title}</h2>
      <p className="soft">{say('end.earlyText')}</p>
    </>
  );
}

interface Result {
  readonly title: string;
  /** The winner's points in words; empty if the title needs none. */
  readonly points: string;
}

function useResult(snapshot: TableSnapshot): Result {
  const { say, locale } = useWords();
  const { scores, names, rules, early } = snapshot;
  const { endTitle } = useGameFrame(rules.id);
  if (early) return { title: say('end.early'), points: '' };
  const title = endTitle?.(snapshot) ?? null;
  if (title !== null) return { title, points: '' };
  const winners = scores.filter(({ rank }) => rank === 1);
  const who = new Intl.ListFormat(locale).format(winners.map(({ seat }) => at(names, seat)));
  return {
    title: winners.length > 1 ? say('end.winners', { names: who }) : say('end.winner', { name: who }),
    points: say('end.withPoints', { count: winners[0]?.total ?? 0 }),
  };
}

/** The result of a game that was played to its end, with the shields of the winners. */
function ResultTitle({ table, snapshot, end, title, points }: Result & EndProps) {
  const { EndNote } = useGameFrame(snapshot.rules.id);
  const winners = snapshot.scores.filter(({ rank }) => rank === 1).map(({ seat }) => at(table.seats, seat).family);
  const [winner] = winners;
  return (
    <>
      {winner !== undefined && end.isFresh && <Celebration family={winner} />}
      <div className="crests">
        {winners.map((family) => (
          <Shield key={family} family={family} spoken />
        ))}
      </div>
      <h2 id="endTitle">
        {title} {points !== '' && <em>{points}</em>}
      </h2>
      {EndNote !== undefined && <EndNote snapshot={snapshot} isCounted={table.uncountedReasons().length === 0} />}
    </>
  );
}

interface EndLinksProps {
  readonly table: TableController;
  readonly snapshot: TableSnapshot;
  readonly result: string;
}

function EndLinks({ table, snapshot, result }: EndLinksProps) {
  const { say } = useWords();
  const titleOf = useGameTitle();
  const replayAddress = table.addressAt(0);
  return (
    <div className="buttonRow">
      {table.canRematch && <RematchButton table={table} />}
      <ShareResult result={`${titleOf(snapshot.rules.id)}: ${result}`} link={linkToResult(table)} />
      <button type="button" className="btn" onClick={() => download(table)}>
        {say('end.download')}
      </button>
      {replayAddress !== null && (
        <Link href={replayAddress} className="btn">
          {say('look.back')}
        </Link>
      )}
      {replayAddress !== null && !snapshot.early && (
        <Link href={`/analysis${location.pathname}`} className="btn">
          {say('report.title')}
        </Link>
      )}
      <Link href="/" className="btn">
        {say('end.home')}
      </Link>
    </div>
  );
}

function RematchButton({ table }: { table: TableController }) {
  const { say } = useWords();
  const [, go] = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const rematch = async () => {
    const set = await table.rematch();
    if ('address' in set) go(set.address);
    else setRefusal(set.refusal(say));
  };
  return (
    <>
      <button type="button" className="btn go" onClick={() => void rematch()}>
        {say('end.rematch')}
      </button>
      <RefusalNote refusal={refusal} />
    </>
  );
}

/** Returns the table's URL for a game of the server, and a link to the same deal for a game of this browser. */
function linkToResult(table: TableController): string {
  const record = table.seedHash === null ? table.record() : null;
  return location.origin + (record === null ? location.pathname : linkToDeal(record));
}

function download(table: TableController): void {
  const record = table.record();
  if (record !== null) saveJson(`signoria-${record.game}-${record.seed.slice(0, 8)}.json`, record);
}
