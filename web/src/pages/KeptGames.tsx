import type { GameState } from '@signoria/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { gameCalled } from '../shell/games.ts';
import { Shield } from '../shell/Icon.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import type { LocalGame } from '../table/localGame.ts';
import type { KeptGame } from '../table/shelf.ts';
import { useWords } from '../words/index.ts';

interface KeptProps {
  readonly games: readonly KeptGame[];
  readonly onRemove: (id: string) => void;
}

export default function KeptGames({ games, onRemove }: KeptProps) {
  return (
    <ul className="tl">
      {games.map(({ game }) => (
        <Kept key={game.id} game={game} onRemove={() => onRemove(game.id)} />
      ))}
    </ul>
  );
}

function Kept({ game, onRemove }: { game: LocalGame; onRemove: () => void }) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const stage = useStage(game);
  const known = gameCalled(game.record.game);
  const names = game.seats.map(({ name }) => name).join(', ');
  return (
    <li>
      <span className="shs">
        {game.seats.map(({ family }) => (
          <Shield key={family} family={family} />
        ))}
      </span>
      <div>
        <b>{known === undefined ? game.record.game : say(`game.${known.id}.title`)}</b>
        <small>{sure ? say('home.deleteSure') : [stage, names].filter((part) => part !== '').join(' · ')}</small>
      </div>
      <span className="doors">
        {sure ? (
          <button type="button" className="btn sm" onClick={() => setSure(false)}>
            {say('home.keep')}
          </button>
        ) : (
          <Link href={`/table/${game.id}`} className="btn sm">
            {say(game.over ? 'home.look' : 'home.continue')}
          </Link>
        )}
        <button
          type="button"
          className={sure ? 'btn sm danger' : 'btn sm bare'}
          aria-label={say('home.deleteNamed', { names })}
          onClick={() => (sure ? onRemove() : setSure(true))}
        >
          {sure ? say('home.delete') : '×'}
        </button>
      </span>
    </li>
  );
}

/** Where the game stands, read from its snapshot; nothing if that cannot be done. */
function useStage({ record }: LocalGame): string {
  const entry = useGame(record.game);
  const { language } = useWords();
  const options = entry?.rules.readOptions(record.options, record.seats);
  if (entry === undefined || !options?.ok || typeof record.snapshot !== 'object') return '';
  try {
    return entry.text[language].stage({
      ...record.snapshot,
      figures: entry.rules.figures(options.value),
    } as unknown as GameState);
  } catch {
    return '';
  }
}
