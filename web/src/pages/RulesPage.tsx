import { useEffect, useState } from 'react';
import { RuleBook } from '../help/index.ts';
import { Bar } from '../shell/Bar.tsx';
import { useGame } from '../shell/useGame.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export default function RulesPage({ game }: { game: string }) {
  const { say } = useWords();
  const loaded = useGame(game);
  useTitle(loaded === undefined ? say('lost.title') : say('rules.title', { game: loaded.text.title }));
  const cited = useAnchor();
  if (loaded === undefined) return <NotFoundPage text="lost.game" />;
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content">
        <RuleBook {...loaded} cited={cited} />
      </main>
    </div>
  );
}

/** Returns the rule number in the URL's hash. */
function useAnchor(): string {
  const [anchor, setAnchor] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setAnchor(location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return anchor;
}
