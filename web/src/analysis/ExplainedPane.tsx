import type { Analysis } from '@signoria/bots/analysis';
import { useWords } from '../words/index.ts';

/** The meaning of the terms, and how sure the numbers are. */
export function ExplainedPane({ analysis }: { analysis: Analysis }) {
  const { say } = useWords();
  return (
    <section className="pane explained">
      {(['rest', 'error', 'judge'] as const).map((term) => (
        <div key={term}>
          <h3>{say(`report.about.${term}`)}</h3>
          <p className="soft">{say(`report.about.${term}Text`, { count: analysis.samples })}</p>
        </div>
      ))}
    </section>
  );
}
