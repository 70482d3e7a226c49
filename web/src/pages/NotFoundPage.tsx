import { Link } from 'wouter';
import { Bar } from '../shell/Bar.tsx';
import type { TextKey } from '../words/index.ts';
import { useWords } from '../words/index.ts';

/** An error page with a link back. */
export function NotFoundPage({ title = 'lost.title', text = 'lost.text' }: { title?: TextKey; text?: TextKey }) {
  const { say } = useWords();
  return (
    <div className="screen">
      <Bar />
      <main id="content" className="sheet lost">
        <svg className="lostArt" aria-hidden="true">
          <use href="#v-pontevecchio-struttura" />
        </svg>
        <h1>{say(title)}</h1>
        <p>{say(text)}</p>
        <Link href="/" className="btn go">
          {say('lost.home')}
        </Link>
      </main>
    </div>
  );
}
