import { linksAt } from '../analysis/index.ts';
import { ReportOrExercise } from './ReportOrExercise.tsx';
import { ServerPlayedGame } from './ServerPlayedGame.tsx';
import { useExercise } from './useExercise.ts';

/** The analysis of a finished game of the server. Everyone who may see its record may open it. */
export default function ServerAnalysisPage({ id }: { id: string }) {
  const exercise = useExercise();
  return (
    <ServerPlayedGame id={id}>
      {(game, { createdAt }) => {
        const address = `/with/${id}`;
        const source = { address, playedAt: Date.parse(createdAt) };
        return <ReportOrExercise game={game} links={linksAt(address)} table={id} {...{ exercise, source }} />;
      }}
    </ServerPlayedGame>
  );
}
