import { waysAt } from '../analysis/index.ts';
import { Analysed } from './Analysed.tsx';
import { OwnPlayedGame } from './OwnPlayedGame.tsx';

/** The analysis of a finished game stored in this browser. */
export default function AnalysisPage({ id }: { id: string }) {
  return (
    <OwnPlayedGame id={id}>
      {(game) => <Analysed game={game} ways={waysAt(`/table/${id}`)} exercise={null} />}
    </OwnPlayedGame>
  );
}
