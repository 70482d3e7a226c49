import { Bar } from '../shell/Bar.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { Statistics } from '../statistics/index.ts';
import { useWords } from '../words/index.ts';

export default function StatisticsPage() {
  const { say } = useWords();
  useTitle(say('stats.title'));
  return (
    <div className="screen">
      <Bar />
      <Statistics />
    </div>
  );
}
