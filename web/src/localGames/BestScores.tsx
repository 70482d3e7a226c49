import { USUAL_LEVEL } from '@signoria/bots/levels';
import type { LoadedGame } from '@signoria/catalogue';
import { GAME_IDS } from '@signoria/catalogue';
import type { GameState } from '@signoria/engine';
import { numeral } from '@signoria/engine';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { useGames } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { withFigures } from '../table/withFigures.ts';
import { useWords } from '../words/index.ts';
import type { LocalGame } from './localGame.ts';
import { localGames } from './savedGames.ts';

interface Best {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly total: number;
  readonly savedAt: number;
}

const SHOWN = 5;

/** The best scores of persons in the games of this browser, separately for each game. */
export function BestScores() {
  const { say } = useWords();
  const title = useGameTitle();
  const saved = localGames().all();
  const loaded = useGames(GAME_IDS.filter((id) => saved.some(({ game }) => game.record.game === id)));
  const scores = saved
    .flatMap(({ game, savedAt }) => scoresIn(loaded[game.record.game], game).map((one) => ({ ...one, savedAt })))
    .sort((one, other) => other.total - one.total);
  const games = GAME_IDS.filter((id) => scores.some(({ game }) => game === id));
  return (
    <section className="bests">
      <h2>{say('me.best')}</h2>
      {games.length === 0 && <p className="muted">{say('me.noBest')}</p>}
      {games.map((id) => (
        <Fragment key={id}>
          <h3>{title(id)}</h3>
          <BestOf scores={scores.filter(({ game }) => game === id).slice(0, SHOWN)} />
        </Fragment>
      ))}
    </section>
  );
}

function BestOf({ scores }: { scores: readonly Best[] }) {
  const { locale } = useWords();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <ol className="best">
      {scores.map(({ id, name, total, savedAt }) => (
        <li key={`${id} ${name}`}>
          <b>{numeral(total)}</b>
          <Link href={`/table/${id}`}>{name}</Link>
          <span className="muted">{date.format(savedAt)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Returns the scores of persons from the snapshot of a finished game; none if it does not count or cannot be read. */
function scoresIn(
  entry: LoadedGame | undefined,
  { id, seats, record, over, notes }: LocalGame,
): readonly Omit<Best, 'savedAt'>[] {
  if (entry === undefined || !over || notes.length > 0) return [];
  try {
    const state = withFigures<GameState>(entry, record.snapshot, record.options, record.seats);
    return (state === null ? [] : entry.rules.scores(state)).flatMap(({ seat, total }) => {
      const { playerKind = USUAL_LEVEL, name = '' } = seats[seat] ?? {};
      return playerKind === 'person' ? [{ id, game: record.game, name, total }] : [];
    });
  } catch {
    return [];
  }
}
