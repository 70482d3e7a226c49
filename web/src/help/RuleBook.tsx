import type { LoadedGame } from '@signoria/catalogue';
import { GAMES } from '@signoria/catalogue';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useGamePictures } from '../shell/gamePictures.ts';
import { Loading } from '../shell/Loading.tsx';
import { RuleText } from '../shell/RuleText.tsx';
import { useWords } from '../words/index.ts';

type Chapter = {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly (readonly [string, string])[];
};

/** Groups the rules by chapter. A chapter is a number without a point, such as "R4"; "R4.1" belongs to it. */
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

interface RuleBookProps extends LoadedGame {
  /** The number of the cited rule, or an empty string. */
  readonly cited: string;
  /** True in the panel beside a table: one column, without links to other pages. */
  readonly isBeside?: boolean;
}

/** The rules of a game: summary, components, and every rule by its number. */
export function RuleBook({ rules, text, cited, isBeside = false }: RuleBookProps) {
  const { say } = useWords();
  const [words, setWords] = useState('');
  const chapters = useMemo(() => chaptersOf(text.rules), [text]);
  const found = search(chapters, words);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const Title = isBeside ? 'h2' : 'h1';
  useShown(cited);
  const box = (
    <Loading fallback={null}>
      <InTheBox rules={rules} text={text} onDrawn={() => show(cited)} />
    </Loading>
  );
  return (
    <div className={isBeside ? 'book beside' : 'book'}>
      <header>
        <OtherRules game={rules.id} />
        <Title>{text.title}</Title>
        <p className="soft">{text.aim.join(' ')}</p>
        {isBeside ? (
          <details>
            <summary>{say('rules.components')}</summary>
            {box}
          </details>
        ) : (
          box
        )}
      </header>
      <Contents chapters={chapters} isFolded={isBeside}>
        {!isBeside && (
          <Link href={`/play/${rules.id}`} className="btn go">
            {say('home.play')}
          </Link>
        )}
      </Contents>
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
    </div>
  );
}

/** The components, drawn as on the table. */
function InTheBox({ rules, text, onDrawn }: LoadedGame & { readonly onDrawn: () => void }) {
  const pictures = useGamePictures(rules.id);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current();
  }, []);
  const figures = useMemo(() => boxFigures(rules), [rules]);
  if (pictures === null || figures === null) return null;
  return (
    <div className="components">
      <pictures.Components figures={figures} text={text} />
    </div>
  );
}

/** Returns the printed figures, without a table's overrides. */
function boxFigures(rules: LoadedGame['rules']): unknown {
  const options = rules.readOptions({}, rules.seats.max);
  return options.ok ? rules.figures(options.value) : null;
}

/** Links to the rules of the other games. */
function OtherRules({ game }: { game: string }) {
  const { say } = useWords();
  return (
    <nav className="buttonRow" aria-label={say('home.games')}>
      {GAMES.map(({ id }) => (
        <Link key={id} href={`/rules/${id}`} className="btn compact" aria-current={id === game ? 'page' : undefined}>
          {say(`game.${id}.title`)}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Scrolls to the cited rule. The browser cannot, because the rule is rendered later. Repeated when the pictures above
 * have loaded.
 */
function useShown(cited: string): void {
  useEffect(() => {
    show(cited);
  }, [cited]);
}

function show(cited: string): void {
  document.getElementById(cited)?.scrollIntoView({ block: 'center' }); // newer browsers return a promise
}

interface ContentsProps {
  readonly chapters: readonly Chapter[];
  readonly isFolded: boolean;
  readonly children: ReactNode;
}

function Contents({ chapters, isFolded, children }: ContentsProps) {
  const { say } = useWords();
  const list = (
    <ol>
      {chapters.map(({ number, title }) => (
        <li key={number}>
          <a href={`#${number}`}>
            <span className="number">{number}</span> {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="contents" aria-label={say('rules.contents')}>
      {isFolded ? (
        <details>
          <summary>{say('rules.contents')}</summary>
          {list}
        </details>
      ) : (
        <>
          <h2>{say('rules.contents')}</h2>
          {list}
        </>
      )}
      {children}
    </nav>
  );
}

function ChapterText({ chapter: { number, title, rules }, cited }: { chapter: Chapter; cited: string }) {
  return (
    <section>
      <h2 id={number}>
        <span className="number">{number}</span> {title}
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
