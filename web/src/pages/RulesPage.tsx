import { PLAYABLE } from '@signoria/catalogue';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Bar } from '../shell/Bar.tsx';
import { RuleText } from '../shell/RuleText.tsx';
import { useGame } from '../shell/useCatalogue.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

type Chapter = {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly (readonly [string, string])[];
};

/** Chapters are numbers without a point; what follows a chapter's point belongs to it. */
function chaptersOf(rules: Readonly<Record<string, string>>): readonly Chapter[] {
  const entries = Object.entries(rules);
  return entries
    .filter(([number]) => !number.includes('.'))
    .map(([number, title]) => ({ number, title, rules: entries.filter(([one]) => one.startsWith(`${number}.`)) }));
}

function search(chapters: readonly Chapter[], words: string): readonly Chapter[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(([number, text]) => `${number} ${text}`.toLowerCase().includes(sought)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

export default function RulesPage({ game }: { game: string }) {
  const { say } = useWords();
  const entry = useGame(game);
  const text = entry?.text;
  const [words, setWords] = useState('');
  const chapters = useMemo(() => chaptersOf(text?.rules ?? {}), [text]);
  const found = search(chapters, words);
  useTitle(text === undefined ? say('lost.title') : say('rules.title', { game: text.title }));
  const cited = useAnchor();
  if (text === undefined) return <NotFoundPage text="lost.coming" />;
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className="screen">
      <Bar rules={`/rules/${game}`} />
      <main id="content" className="book">
        <header>
          <OtherRules game={game} />
          <h1>{text.title}</h1>
          <p className="soft">{text.summary}</p>
        </header>
        <nav className="contents" aria-label={say('rules.contents')}>
          <Contents chapters={chapters} />
          <Link href={`/play/${game}`} className="btn go">
            {say('home.play')}
          </Link>
        </nav>
        <article>
          <label className="search">
            <span>{say('rules.search')}</span>
            <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
            <output className="muted">{words.trim() === '' ? '' : say('rules.found', { count })}</output>
          </label>
          {found.map((chapter) => (
            <ChapterText key={chapter.number} chapter={chapter} cited={cited} />
          ))}
        </article>
      </main>
    </div>
  );
}

/** From the rules of one game to those of another. */
function OtherRules({ game }: { game: string }) {
  const { say } = useWords();
  return (
    <nav className="doors" aria-label={say('home.games')}>
      {PLAYABLE.map(({ id }) => (
        <Link key={id} href={`/rules/${id}`} className="btn sm" aria-current={id === game ? 'page' : undefined}>
          {say(`game.${id}.title`)}
        </Link>
      ))}
    </nav>
  );
}

/** The rule the address names; scrolled to, since it was not there yet when the browser looked for it. */
function useAnchor(): string {
  const [anchor, setAnchor] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const follow = () => setAnchor(location.hash.slice(1));
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    document.getElementById(anchor)?.scrollIntoView({ block: 'center' }); // newer browsers promise something in return
  }, [anchor]);
  return anchor;
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const { say } = useWords();
  return (
    <>
      <h2>{say('rules.contents')}</h2>
      <ol>
        {chapters.map(({ number, title }) => (
          <li key={number}>
            <a href={`#${number}`}>
              <span className="no">{number}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

function ChapterText({ chapter: { number, title, rules }, cited }: { chapter: Chapter; cited: string }) {
  return (
    <section>
      <h2 id={number}>
        <span className="no">{number}</span> {title}
      </h2>
      <dl>
        {rules.map(([one, said]) => (
          <div key={one} id={one} className={one === cited ? 'rule cited' : 'rule'}>
            <dt>
              <a href={`#${one}`}>{one}</a>
            </dt>
            <dd>
              <RuleText text={said} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
