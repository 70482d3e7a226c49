import '../drawings/frame.ts';
import '../analysis/analysis.css';
import '../analysis/panes.css';
import './statistics.css';
import type { StoredGameSummary } from '../analysis/index.ts';
import {
  gameGroups,
  ownGames,
  sharedName,
  sharedNames,
  storeSharedName,
  typicalValues,
  useSummaries,
} from '../analysis/index.ts';
import { useWords } from '../words/index.ts';
import { AboutPane } from './AboutPane.tsx';
import { GroupSection } from './GroupSection.tsx';
import { PendingPane } from './PendingPane.tsx';
import { usePendingGames } from './usePendingGames.ts';

/** The statistics of the person at this browser: for each kind of game, how it was played and how it went. */
export function Statistics() {
  const { say } = useWords();
  const [summaries, readAgain] = useSummaries();
  return (
    <main id="content" className="report statistics" aria-busy={summaries === null}>
      <h1>{say('stats.title')}</h1>
      <p className="soft">{say('stats.lead')}</p>
      {summaries !== null && <Known summaries={summaries} readAgain={readAgain} />}
    </main>
  );
}

interface KnownProps {
  readonly summaries: readonly StoredGameSummary[];
  readonly readAgain: () => void;
}

function Known({ summaries, readAgain }: KnownProps) {
  const games = ownGames(summaries, sharedName());
  const groups = gameGroups(games);
  const pending = usePendingGames(summaries);
  return (
    <>
      <PendingPane pending={pending} isEmpty={games.length === 0} onGame={readAgain} />
      <SharedName summaries={summaries} onName={readAgain} />
      {groups.map((group) => (
        <GroupSection key={`${group.game} ${group.isSolo}`} group={group} />
      ))}
      <AboutPane
        leftOut={pending.leftOut}
        hasTypical={groups.some(({ game, isSolo }) => typicalValues(game, isSolo) !== null)}
      />
    </>
  );
}

interface SharedProps {
  readonly summaries: readonly StoredGameSummary[];
  readonly onName: () => void;
}

/** The name of the person in games with several persons at this screen. Without one these games are left out. */
function SharedName({ summaries, onName }: SharedProps) {
  const { say } = useWords();
  const names = sharedNames(summaries);
  if (names.length === 0) return null;
  const count = summaries.filter(({ persons }) => persons.length > 1).length;
  return (
    <p className="sharedName">
      <label htmlFor="sharedName">{say('stats.shared', { count })}</label>{' '}
      <select
        id="sharedName"
        value={sharedName() ?? ''}
        onChange={({ target }) => {
          storeSharedName(target.value === '' ? null : target.value);
          onName();
        }}
      >
        <option value="">{say('stats.sharedNone')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </p>
  );
}
