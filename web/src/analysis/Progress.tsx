import { useWords } from '../words/index.ts';
import type { AnalysisProgress } from './runAnalysis.ts';

/** The decisions analysed so far and the time left. */
export function Progress({ progress }: { progress: AnalysisProgress | null }) {
  const { say } = useWords();
  const { done = 0, all = 1, secondsLeft = null } = progress ?? {};
  const left = secondsLeft === null ? '' : say('report.left', { count: secondsLeft });
  return (
    <section className="reportProgress" aria-labelledby="progressTitle">
      <h2 id="progressTitle">{say('report.progress')}</h2>
      <progress max={all} value={done} aria-labelledby="progressTitle" />
      <span className="num">
        {progress !== null && say('look.place', { count: done, all })} {left}
      </span>
      <p className="soft">{say(progress?.by === 'server' ? 'report.serverProgressText' : 'report.progressText')}</p>
    </section>
  );
}
