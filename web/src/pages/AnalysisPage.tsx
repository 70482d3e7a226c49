import { useMemo } from 'react';
import { linksAt, sourceHere } from '../analysis/index.ts';
import { localGames } from '../localGames/index.ts';
import { LocalPlayedGame } from './LocalPlayedGame.tsx';
import { ReportOrExercise } from './ReportOrExercise.tsx';
import { useExercise } from './useExercise.ts';

/** The analysis of a finished game stored in this browser. */
export default function AnalysisPage({ id }: { id: string }) {
  const exercise = useExercise();
  const source = useMemo(() => {
    const saved = localGames()
      .all()
      .find(({ game }) => game.id === id);
    return saved === undefined ? null : sourceHere(saved);
  }, [id]);
  return (
    <LocalPlayedGame id={id}>
      {(game) => (
        <ReportOrExercise game={game} links={linksAt(`/table/${id}`)} table={null} {...{ exercise, source }} />
      )}
    </LocalPlayedGame>
  );
}
