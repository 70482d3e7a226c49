import { useRef } from 'react';
import { Link } from 'wouter';
import type { PendingGames } from '../analysis/index.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';
import type { GamesProgress } from './analyseGames.ts';
import { useAnalyseGames } from './useAnalyseGames.ts';

interface PendingProps {
  readonly pending: PendingGames;
  /** True if there are no statistics yet: then the pane says how to get them. */
  readonly isEmpty: boolean;
  readonly onGame: () => void;
}

/** The games that are not analysed yet, with a button that analyses them one after the other. */
export function PendingPane({ pending: { missing, outdated }, isEmpty, onGame }: PendingProps) {
  const { say } = useWords();
  const title = useGameTitle();
  const { progress, isRunning, start, stop } = useAnalyseGames(onGame);
  const heading = useRef<HTMLHeadingElement>(null);
  const games = [...missing, ...outdated];
  const [latest] = missing;
  if (!isEmpty && games.length === 0 && progress === null) return null;
  return (
    <section className="pane pendingGames">
      <h2 ref={heading} tabIndex={-1}>
        {say(isEmpty ? 'stats.empty' : 'stats.games')}
      </h2>
      {isEmpty && <p>{say(games.length === 0 ? 'stats.emptyNoGame' : 'stats.emptyText')}</p>}
      {missing.length > 0 && !isRunning && <p>{say('stats.missing', { count: missing.length })}</p>}
      {outdated.length > 0 && !isRunning && <p>{say('stats.outdated', { count: outdated.length })}</p>}
      {isRunning && <BatchProgress progress={progress} />}
      <p role="status">{isRunning ? '' : <Outcome progress={progress} />}</p>
      <div className="buttonRow">
        {isRunning && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              heading.current?.focus({ preventScroll: true }); // this button disappears
              stop();
            }}
          >
            {say('stats.stop')}
          </button>
        )}
        {!isRunning && games.length > 0 && (
          <button
            type="button"
            className="btn go"
            onClick={() => {
              heading.current?.focus({ preventScroll: true });
              start(games);
            }}
          >
            {say('stats.analyse', { count: games.length })}
          </button>
        )}
        {!isRunning && isEmpty && latest !== undefined && (
          <Link href={`/analysis/table/${latest.game.id}`} className="btn">
            {say('stats.analyseLatest', { game: title(latest.game.record.game) })}
          </Link>
        )}
        {isEmpty && games.length === 0 && (
          <Link href="/" className="btn go">
            {say('stats.play')}
          </Link>
        )}
      </div>
    </section>
  );
}

/** The game that is being analysed, with its decisions. */
function BatchProgress({ progress }: { progress: GamesProgress | null }) {
  const { say } = useWords();
  const { done = 0, all = 1, current = null } = progress ?? {};
  const label = say('stats.running', { number: Math.min(done + 1, all), all });
  const within = current === null || current.all === 0 ? 0 : current.done / current.all;
  return (
    <div className="batch">
      <p>{label}</p>
      <progress max={all} value={done + within} aria-label={label} />
      <p className="soft">{say('stats.runningText')}</p>
    </div>
  );
}

function Outcome({ progress }: { progress: GamesProgress | null }) {
  const { say } = useWords();
  if (progress === null) return null;
  const { done, all, failed } = progress;
  const failures = failed === 0 ? '' : say('stats.failed', { count: failed });
  return `${done < all ? say('stats.stopped') : say('stats.done')} ${failures}`.trim();
}
