import type { GameState } from '@signoria/engine';
import type { RefObject } from 'react';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Facts } from '../shell/Facts.tsx';
import { Shield } from '../shell/Icon.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { useWords } from '../words/index.ts';
import type { LocalGame } from './localGame.ts';
import type { SavedGame } from './savedGames.ts';
import { localGames } from './savedGames.ts';

export default function LocalGameList() {
  const { say } = useWords();
  const [games, setGames] = useState<readonly SavedGame[]>(() => localGames().all());
  const waiting = games.filter(({ game }) => !game.over).length;
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = (id: string) => {
    heading.current?.focus({ preventScroll: true }); // the focused button is removed with the game
    localGames().remove(id);
    setGames(localGames().all());
  };
  return (
    <section className="yours">
      <div className="listHead">
        <h2 ref={heading} tabIndex={-1}>
          {say('home.yourGames')}
        </h2>
        <span className="note">{say('home.waiting', { count: waiting })}</span>
      </div>
      {games.length === 0 && <p className="soft">{say('home.noGames')}</p>}
      <ul className="tableList">
        {games.map(({ game }) => (
          <SavedGameRow key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function SavedGameRow({ game, onRemove }: { game: LocalGame; onRemove: () => void }) {
  const { say } = useWords();
  const [sure, setSure] = useState(false);
  const deleteButton = useRef<HTMLButtonElement>(null);
  const keep = () => {
    deleteButton.current?.focus(); // this button is replaced by a link
    setSure(false);
  };
  const stage = useStage(game);
  const title = useGameTitle()(game.record.game);
  const names = game.seats.map(({ name }) => name).join(', ');
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
          <Facts facts={sure ? [say('home.deleteSure')] : [stage, names]} />
        </small>
      </div>
      <span className="buttonRow">
        {sure ? (
          <button type="button" className="btn compact" onClick={keep}>
            {say('home.keep')}
          </button>
        ) : (
          <Link href={`/table/${game.id}`} className="btn compact">
            {say(game.over ? 'home.look' : 'home.continue')}
          </Link>
        )}
        {game.over && !sure && (
          <Link href={`/table/${game.id}/look`} className="btn compact">
            {say('look.back')}
          </Link>
        )}
        <DeleteButton
          button={deleteButton}
          sure={sure}
          names={names}
          onClick={() => (sure ? onRemove() : setSure(true))}
        />
      </span>
    </li>
  );
}

interface DeleteProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly sure: boolean;
  readonly names: string;
  readonly onClick: () => void;
}

/** A button that asks for confirmation on the first press and deletes on the second. */
function DeleteButton({ button, sure, names, onClick }: DeleteProps) {
  const { say } = useWords();
  return (
    <button
      ref={button}
      type="button"
      className={sure ? 'btn compact danger' : 'btn compact bare'}
      aria-label={say('home.deleteNamed', { names })}
      onClick={onClick}
    >
      {sure ? say('home.delete') : '×'}
    </button>
  );
}

/** Returns the stage of the game from its snapshot; empty if it cannot be read. */
function useStage({ record }: LocalGame): string {
  const entry = useGame(record.game);
  const options = entry?.rules.readOptions(record.options, record.seats);
  if (entry === undefined || !options?.ok || typeof record.snapshot !== 'object') return '';
  try {
    return entry.text.stage({
      ...record.snapshot,
      figures: entry.rules.figures(options.value),
    } as unknown as GameState);
  } catch {
    return '';
  }
}
