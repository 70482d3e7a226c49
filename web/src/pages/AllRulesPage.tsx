import type { GameEntry } from '@signoria/catalogue';
import { GAMES } from '@signoria/catalogue';
import { Link } from 'wouter';
import { Bar } from '../shell/Bar.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';

/** Links to the rules of all games. */
export default function AllRulesPage() {
  const { say } = useWords();
  useTitle(say('home.rules'));
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="allRules">
        <h1>{say('home.rules')}</h1>
        <div className="gcards">
          {GAMES.map((game) => (
            <RulesCard key={game.id} game={game} />
          ))}
        </div>
      </main>
    </div>
  );
}

function RulesCard({ game }: { readonly game: GameEntry }) {
  const { say } = useWords();
  const { id, vignette } = game;
  return (
    <article className="gameCard">
      <div className="window">
        <svg aria-hidden="true">
          <use href={`#${vignette}`} />
        </svg>
      </div>
      <h2>
        <Link href={`/rules/${id}`}>{say(`game.${id}.title`)}</Link>
      </h2>
      <div className="gameFacts">{say(`game.${id}.facts`)}</div>
      <p>{say(`game.${id}.text`)}</p>
    </article>
  );
}
