import type { Analysis } from '@signoria/bots/analysis';
import type { GameRecord } from '@signoria/engine';
import { sameJson } from '@signoria/engine';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import '../drawings/frame.ts';
import './exercise.css';
import { BesideTable } from '../help/index.ts';
import type { KnownGame } from '../replay/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useTitle } from '../shell/useTitle.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { useWords } from '../words/index.ts';
import type { AnalysisPool } from './analysisPool.ts';
import { analysisPool } from './analysisPool.ts';
import { ExerciseCard } from './ExerciseCard.tsx';
import { exercisesOf } from './exercises.ts';
import { exerciseTable } from './exerciseTable.ts';
import type { GameLinks } from './gameLinks.ts';
import type { MoveLoss } from './report.ts';
import { lossesOf } from './report.ts';
import type { TriedMove } from './triedMove.ts';

/** A tried move. The best move and that of the game need no comparison. */
export interface Attempt {
  readonly move: unknown;
  readonly state: 'comparing' | 'best' | 'played' | 'failed' | TriedMove;
}

interface ExerciseProps {
  readonly game: KnownGame;
  readonly links: GameLinks;
  readonly analysis: Analysis;
  readonly record: GameRecord<unknown>;
  readonly index: number;
}

/** An exercise: find a better move at a decision of the game, at its table. */
export function Exercise({ game, links, analysis, record, index }: ExerciseProps) {
  const { say } = useWords();
  const title = useGameTitle()(game.entry.rules.id);
  const loss = lossesOf(analysis).find((one) => one.index === index);
  useTitle(`${say('report.exercise')}: ${title}`);
  if (loss === undefined) return null;
  const all = exercisesOf(analysis, loss.seat);
  const place = all.findIndex((one) => one.index === index);
  const next = all[place + 1];
  return (
    <BesideTable>
      <Bar rules={`/rules/${game.entry.rules.id}`}>
        <span className="where">
          <b>{title}</b>
        </span>
        {place >= 0 && <span className="tag">{say('exercise.place', { number: place + 1, all: all.length })}</span>}
      </Bar>
      <OpenExercise
        key={index}
        {...{ game, links, loss, record, samples: analysis.samples }}
        next={next === undefined ? links.report : links.exercise(next.index)}
        isLast={next === undefined}
      />
    </BesideTable>
  );
}

interface OpenProps extends Pick<ExerciseProps, 'game' | 'links' | 'record'> {
  readonly loss: MoveLoss;
  readonly samples: number;
  readonly next: ReturnType<GameLinks['exercise']>;
  readonly isLast: boolean;
}

function OpenExercise({ game, links, loss, record, samples, next, isLast }: OpenProps) {
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [isShown, setShown] = useState(false);
  const compare = useComparison(record, loss, samples);
  const text = useGame(game.entry.rules.id)?.text;
  const table = useMemo(
    () =>
      exerciseTable(game, loss.index, (move) => {
        const known = sameJson(move, loss.better) ? 'best' : sameJson(move, loss.move) ? 'played' : null;
        setAttempt({ move, state: known ?? 'comparing' });
        if (known !== null) return;
        const receive = (state: Attempt['state']) => setAttempt((now) => (now?.move === move ? { move, state } : now));
        compare(move).then(receive, () => receive('failed'));
      }),
    [game, loss, compare],
  );
  useEffect(() => {
    if (text !== undefined) table.setText(text);
  }, [table, text]);
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot);
  return (
    <>
      <ExerciseCard {...{ game, links, loss, attempt, isShown, next, isLast }} onShow={() => setShown(true)} />
      <TableFrame table={table} snapshot={snapshot} />
    </>
  );
}

/** Returns a function that compares a move with the best and with that of the game, in a worker of this page. */
function useComparison(record: GameRecord<unknown>, { index, better }: MoveLoss, samples: number) {
  const pool = useRef<AnalysisPool | null>(null);
  useEffect(() => {
    const opened = analysisPool(record, 1);
    pool.current = opened;
    return opened.close;
  }, [record]);
  return useMemo(
    () => (move: unknown) => {
      if (pool.current === null) return Promise.reject(new Error('the exercise was left'));
      return pool.current.run({ kind: 'try', index, move, better, samples });
    },
    [index, better, samples],
  );
}
