import { waysAt } from '../analysis/index.ts';
import { Analysed } from './Analysed.tsx';
import { OwnPlayedGame } from './OwnPlayedGame.tsx';
import { useExercise } from './useExercise.ts';

/** The analysis of a finished game stored in this browser. */
export default function AnalysisPage({ id }: { id: string }) {
  const exercise = useExercise();
  return (
    <OwnPlayedGame id={id}>
      {(game) => <Analysed game={game} ways={waysAt(`/table/${id}`)} table={null} exercise={exercise} />}
    </OwnPlayedGame>
  );
}
