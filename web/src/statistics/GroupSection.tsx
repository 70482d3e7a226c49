import type { GameGroup } from '../analysis/index.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';
import { GamesPane } from './GamesPane.tsx';
import { LossPane } from './LossPane.tsx';
import { MeansPane } from './MeansPane.tsx';
import { OpeningsPane } from './OpeningsPane.tsx';
import { PartsPane } from './PartsPane.tsx';

/** Below this number of games the page says that the means say little. */
const FEW = 10;

/** The statistics of one kind of game. */
export function GroupSection({ group }: { group: GameGroup }) {
  const { say } = useWords();
  const title = useGameTitle()(group.game);
  const { games, isSolo } = group;
  const name = isSolo ? `${title}: ${say('home.solo')}` : title;
  return (
    <section aria-label={name} className="group">
      <div className="paneHead">
        <h2>{name}</h2>
        <span className="muted">{say('stats.count', { count: games.length })}</span>
      </div>
      {games.length < FEW && <p className="soft">{say('stats.few', { count: FEW })}</p>}
      <div className="panes">
        <MeansPane group={group} />
        <LossPane group={group} />
        <PartsPane group={group} />
        <GamesPane group={group} />
        <OpeningsPane group={group} />
      </div>
    </section>
  );
}
