import type { GameState } from '@signoria/engine';
import { Link } from 'wouter';
import type { LocalGame } from '../localGames/index.ts';
import { personsAt } from '../localGames/index.ts';
import { Facts } from '../shell/Facts.tsx';
import { Shield } from '../shell/Icon.tsx';
import { useGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { withFigures } from '../table/withFigures.ts';
import { useWords } from '../words/index.ts';
import { DeleteGame } from './DeleteGame.tsx';
import type { PositionWords } from './positionWords.ts';
import { positionWords } from './positionWords.ts';
import { Question, WaitingCard } from './WaitingCard.tsx';

interface LocalProps {
  readonly game: LocalGame;
  readonly onRemove: () => void;
}

/** An unfinished game of this browser. */
export function LocalCard({ game, onRemove }: LocalProps) {
  const { say } = useWords();
  const names = namesOf(game);
  return (
    <WaitingCard
      game={game.record.game}
      note={say('home.onDevice')}
      seats={game.seats}
      address={`/table/${game.id}`}
      label={say('home.continue')}
      position={<LocalQuestion game={game} />}
    >
      <DeleteGame names={names} onRemove={onRemove} />
    </WaitingCard>
  );
}

function LocalQuestion({ game }: { game: LocalGame }) {
  const { say } = useWords();
  return <Question label={say('home.continue')} words={useLocalPosition(game)} />;
}

/** An unfinished game of this browser as a line, when there are too many for cards. */
export function LocalLine({ game, onRemove }: LocalProps) {
  const { say } = useWords();
  const title = useGameTitle()(game.record.game);
  const names = namesOf(game);
  return (
    <li>
      <span className="shields">
        {game.seats.map(({ family }) => (
          <Shield key={family} family={family} />
        ))}
      </span>
      <div>
        <b>{title}</b>
        <small className="facts">
          <Facts facts={[say('home.onDevice'), names]} />
        </small>
      </div>
      <span className="buttonRow">
        <Link
          href={`/table/${game.id}`}
          className="btn compact"
          aria-label={`${say('home.continue')}: ${title}, ${names}`}
        >
          {say('home.continue')}
        </Link>
        <DeleteGame names={names} onRemove={onRemove} />
      </span>
    </li>
  );
}

const namesOf = ({ seats }: LocalGame) => seats.map(({ name }) => name).join(', ');

/** Returns the position in words as the person who must decide sees it; null if none must, or if it cannot be read. */
function useLocalPosition({ record, seats }: LocalGame): PositionWords | null {
  const entry = useGame(record.game);
  if (entry === undefined) return null;
  try {
    const state = withFigures<GameState>(entry, record.snapshot, record.options, record.seats);
    if (state === null) return null;
    const own = personsAt(seats).map((seat) => ({ seat, view: entry.rules.view(state, seat) }));
    return positionWords(
      entry,
      own,
      seats.map(({ name }) => name),
    );
  } catch {
    return null; // the rules have changed since
  }
}
