import { gameById } from '@signoria/catalogue';
import { useWords } from '../words/index.ts';

/** The page while another one is loading: title and description of the game that it is about, if there is one. */
export function LoadingGame({ game }: { readonly game: string }) {
  const { say } = useWords();
  const known = gameById(game);
  return (
    <div className="waiting">
      {known !== undefined && (
        <>
          <b>{say(`game.${known.id}.title`)}</b>
          <p>{say(`game.${known.id}.text`)}</p>
        </>
      )}
      <span>{say('table.loading')}</span>
    </div>
  );
}
