import type { LoadedGame } from '@signoria/catalogue';
import { GAMES } from '@signoria/catalogue';
import type { Rule } from '@signoria/engine';
import { RULING_SIGN, ruleText, rulingsIn } from '@signoria/engine';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Pictured } from '../shell/gamePictures.ts';
import { useGamePictures } from '../shell/gamePictures.ts';
import { Loading } from '../shell/Loading.tsx';
import { RuleParagraph } from '../shell/RuleParagraph.tsx';
import { untilUsed } from '../shell/untilUsed.ts';
import { useWords } from '../words/index.ts';
import { Overview } from './Overview.tsx';
import { WorkedExample } from './WorkedExample.tsx';

type Chapter = {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly (readonly [string, Rule])[];
};

/** Groups the rules by chapter. A chapter is a number without a point, such as "R4"; "R4.1" belongs to it. */
function chaptersOf(rules: Readonly<Record<string, Rule>>): readonly Chapter[] {
  const entries = Object.entries(rules);
  return entries
    .filter(([number]) => !number.includes('.'))
    .map(([number, title]) => ({
      number,
      title: ruleText(title),
      rules: entries.filter(([one]) => one.startsWith(`${number}.`)),
    }));
}

/** Finds rules by number and text. The name of rulings, "our ruling", finds the rules that contain one. */
function search(chapters: readonly Chapter[], words: string, ruling: string): readonly Chapter[] {
  const sought = words.trim().toLowerCase();
  if (sought === '') return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter(([number, rule]) =>
        [number, ruleText(rule), ...rulingsIn(rule).map(() => ruling)].join(' ').toLowerCase().includes(sought),
      ),
    }))
    .filter(({ rules }) => rules.length > 0);
}

interface RuleBookProps extends LoadedGame {
  /** The number of the cited rule, or an empty string. */
  readonly cited: string;
  /** True in the panel beside a table: one column, long parts folded, no button that starts a game. */
  readonly isBeside?: boolean;
}

/** The rules of a game: overview, components, and every rule by its number. */
export function RuleBook({ rules, text, cited, isBeside = false }: RuleBookProps) {
  const { say } = useWords();
  const [words, setWords] = useState('');
  const chapters = useMemo(() => chaptersOf(text.rules), [text]);
  const figures = useMemo(() => boxFigures(rules), [rules]);
  const found = search(chapters, words, text.rulebook.ruling.name);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const Title = isBeside ? 'h2' : 'h1';
  const book = useScrollToRule(cited);
  const box = (
    <Loading fallback={null}>
      <BoxContents game={rules.id} figures={figures} text={text} />
    </Loading>
  );
  return (
    <div ref={book} className={isBeside ? 'book beside' : 'book'}>
      <header>
        <RulesLinks game={rules.id} />
        <Title>{text.title}</Title>
        <Overview text={text} Heading={isBeside ? 'h3' : 'h2'} />
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
        <p className="muted rulingLegend">
          {RULING_SIGN} {text.rulebook.ruling.legend}
        </p>
        {found.map((chapter) => (
          <ChapterText key={chapter.number} chapter={chapter} cited={cited} text={text}>
            {(number) => <ExampleOf number={number} rules={rules} text={text} figures={figures} isFolded={isBeside} />}
          </ChapterText>
        ))}
      </article>
    </div>
  );
}

/** The components, drawn as on the table. */
function BoxContents({ game, figures, text }: Pictured & { readonly game: string }) {
  const pictures = useGamePictures(game);
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

/** Links to the rules of all games. */
function RulesLinks({ game }: { game: string }) {
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
 * Scrolls to the cited rule. The browser cannot, because the rule is rendered later. Drawings that load and chapters that
 * are laid out on the way change the height of the book, so the scroll is repeated until the reader uses the page.
 */
function useScrollToRule(cited: string): RefObject<HTMLDivElement | null> {
  const book = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (book.current === null || cited === '') return;
    const scroll = () => document.getElementById(cited)?.scrollIntoView({ block: 'center' });
    const heights = new ResizeObserver(scroll);
    heights.observe(book.current);
    const removeListeners = untilUsed(() => heights.disconnect());
    return () => {
      heights.disconnect();
      removeListeners();
    };
  }, [cited]);
  return book;
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

type ExampleOfProps = Omit<Parameters<typeof WorkedExample>[0], 'example'> & { readonly number: string };

function ExampleOf({ number, ...props }: ExampleOfProps) {
  const example = props.text.examples[number];
  return example === undefined ? null : <WorkedExample example={example} {...props} />;
}

interface ChapterTextProps {
  readonly chapter: Chapter;
  readonly cited: string;
  readonly text: LoadedGame['text'];
  /** Draws the example of a rule. */
  readonly children: (number: string) => ReactNode;
}

function ChapterText({ chapter: { number, title, rules }, cited, text, children }: ChapterTextProps) {
  const examples = rules.filter(([one]) => text.examples[one] !== undefined).length;
  const size = { '--rules': rules.length, '--examples': examples } as CSSProperties;
  return (
    <section style={size}>
      <h2 id={number}>
        <span className="number">{number}</span> {title}
      </h2>
      <dl>
        {rules.map(([one, rule]) => (
          <div key={one} id={one} className={one === cited ? 'rule cited' : 'rule'}>
            <dt>
              <a href={`#${one}`}>{one}</a>
            </dt>
            <dd>
              <RuleParagraph rule={rule} words={text.rulebook} />
              {children(one)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
