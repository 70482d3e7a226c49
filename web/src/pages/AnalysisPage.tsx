import { useMemo } from 'react';
import { linksAt, sourceHere } from '../analysis/index.ts';
import { localGames } from '../localGames/index.ts';
import { Analysed } from './Analysed.tsx';
import { LocalPlayedGame } from './LocalPlayedGame.tsx';
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
      {(game) => <Analysed game={game} links={linksAt(`/table/${id}`)} table={null} {...{ exercise, source }} />}
    </LocalPlayedGame>
  );
}
