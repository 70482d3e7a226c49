import type { GameEntry } from '@signoria/catalogue';
import { BEGINNERS_GAME, GAMES } from '@signoria/catalogue';
import { useState } from 'react';
import { Link } from 'wouter';
import { ReturningHome } from '../home/index.ts';
import { hadOwnTables } from '../lobby/ownTables.ts';
import { ServerGames } from '../lobby/ServerGames.tsx';
import { hasLocalGames } from '../localGames/storageKey.ts';
import { Bar } from '../shell/Bar.tsx';
import { Facts } from '../shell/Facts.tsx';
import { Loading } from '../shell/Loading.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useWords } from '../words/index.ts';

/** The home page. Returning players see their games first, all others the skyline. */
export function HomePage() {
  const { say } = useWords();
  useTitle(say('home.title'));
  const [isReturning, setReturning] = useState(() => hasLocalGames(localStorage) || hadOwnTables(localStorage));
  return (
    <div className="screen home">
      <Bar />
      <main id="content" className={isReturning ? 'returning' : undefined}>
        {isReturning ? <Returning /> : <FirstVisit onOwnTables={() => setReturning(true)} />}
      </main>
    </div>
  );
}

/** The home page of a returning player. Parts below the player's games appear after them: the layout does not shift. */
function Returning() {
  const { say } = useWords();
  const [expectsTables] = useState(() => hadOwnTables(localStorage));
  return (
    <Loading fallback={null}>
      <ReturningHome expectsTables={expectsTables}>
        {(joinable) => (
          <>
            <h2 className="begin">{say('home.begin')}</h2>
            <GameCards />
            <div className="lower">
              <div>{joinable}</div>
              <NewHere />
            </div>
            <div className="homeFoot">
              <Skyline />
              <div className="inlay" />
            </div>
          </>
        )}
      </ReturningHome>
    </Loading>
  );
}

function FirstVisit({ onOwnTables }: { onOwnTables: () => void }) {
  const { say } = useWords();
  return (
    <>
      <div className="hero">
        <h1>{say('home.title')}</h1>
        <p className="lead">{say('home.lead')}</p>
        <Skyline />
      </div>
      <div className="inlay" />
      <GameCards />
      <div className="lower">
        <div>
          <ServerGames onOwnTables={onOwnTables} />
          <section className="yours">
            <div className="listHead">
              <h2>{say('home.yourGames')}</h2>
            </div>
            <p className="soft">{say('home.noGames')}</p>
          </section>
        </div>
        <NewHere />
      </div>
    </>
  );
}

function GameCards() {
  const { say } = useWords();
  return (
    <section className="gcards" aria-label={say('home.games')}>
      {GAMES.map((game) => (
        <GameCard key={game.id} game={game} />
      ))}
    </section>
  );
}

/** Repeats the skyline on both sides, for wide and low windows. */
function Skyline() {
  return (
    <svg viewBox="0 -20 1200 260" className="sky" aria-hidden="true">
      <use href="#v-skyline" transform="scale(-1 1)" />
      <use href="#v-skyline" x="1200" />
      <use href="#v-skyline" />
    </svg>
  );
}

function GameCard({ game }: { game: GameEntry }) {
  const { say } = useWords();
  const { id, vignette, seats, weight, minutes } = game;
  return (
    <article className="gameCard">
      <div className="window">
        <svg aria-hidden="true">
          <use href={`#${vignette}`} />
        </svg>
      </div>
      <h2>{say(`game.${id}.title`)}</h2>
      <div className="gameFacts">{say(`game.${id}.facts`)}</div>
      <div className="gameFacts facts">
        <Facts facts={[say(`home.weight.${weight}`), say('home.minutes', { minutes })]} />
      </div>
      <p>{say(`game.${id}.text`)}</p>
      <GameButtons id={id} hasSolo={seats.min === 1} />
    </article>
  );
}

function GameButtons({ id, hasSolo }: { id: string; hasSolo: boolean }) {
  const { say } = useWords();
  return (
    <div className="buttons">
      <Link href={`/play/${id}`} className="btn go">
        {say('home.play')}
      </Link>
      {hasSolo && (
        <Link href={`/play/${id}?table=solo`} className="btn">
          {say('home.solo')}
        </Link>
      )}
      <Link href={`/new/${id}?table=screen`} className="btn">
        {say('home.screen')}
      </Link>
      <Link href={`/friends/${id}`} className="btn">
        {say('home.friends')}
      </Link>
      <span className="quiet">
        <Link href={`/new/${id}`}>{say('new.title')}</Link>
        <Link href={`/rules/${id}`}>{say('home.rules')}</Link>
      </span>
    </div>
  );
}

function NewHere() {
  const { say } = useWords();
  return (
    <section>
      <div className="listHead">
        <h2>{say('home.newHere')}</h2>
      </div>
      <p className="soft">{say('home.newHereText')}</p>
      <div className="buttonRow">
        <Link href={`/play/${BEGINNERS_GAME.id}?table=first`} className="btn compact">
          {say('home.first')}
        </Link>
        <Link href="/rules" className="btn compact">
          {say('home.numbered')}
        </Link>
      </div>
      <p className="muted small">{say('home.names')}</p>
    </section>
  );
}
