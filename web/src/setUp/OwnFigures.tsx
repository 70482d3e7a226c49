import { useGame } from '../shell/useGame.ts';
import { useWords } from '../words/index.ts';
import { ownFigures } from './figures.ts';

/** The values that a table's override sets, with the printed ones; null if there are none. */
export function OwnFigures({ game, options }: { game: string; options: unknown }) {
  const { say } = useWords();
  const entry = useGame(game);
  const changes = entry === undefined ? [] : ownFigures(entry, options);
  if (changes.length === 0) return null;
  return (
    <section className="ownFigures">
      <h3>{say('with.ownFigures')}</h3>
      <ul>
        {changes.map(({ path, name, key, own, printed }) => (
          <li key={path}>
            <b>{name}</b> <code>{key}</code> {own} <span className="muted">{say('figures.instead', { printed })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
