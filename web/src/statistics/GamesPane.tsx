import { useState } from 'react';
import { Link } from 'wouter';
import type { GameGroup, OwnGame } from '../analysis/index.ts';
import { lossRate, meanOfGames, SignedBar, useAmounts, useUnits } from '../analysis/index.ts';
import { MoreButton } from '../shell/MoreButton.tsx';
import { useWords } from '../words/index.ts';

/** The number of games shown at first. */
const FIRST_SHOWN = 10;

/** The results of the games with their luck, the latest first, and the mean of the luck with its meaning. */
export function GamesPane({ group: { isSolo, games } }: { group: GameGroup }) {
  const { say } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = games.toReversed().slice(0, isWhole ? games.length : FIRST_SHOWN);
  const largest = Math.max(...games.map(({ luck }) => Math.abs(luck))) || 1;
  return (
    <section className="pane balance">
      <div className="paneHead">
        <h3>{say('stats.resultsAndLuck')}</h3>
        <small className="muted">{say(isSolo ? 'stats.unit.points' : 'stats.unit.percent')}</small>
      </div>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('stats.date')}</th>
              <th scope="col">{say('stats.result')}</th>
              <th scope="col">{say('end.points')}</th>
              <th scope="col">{say('stats.loss')}</th>
              <th scope="col">{say('report.part.luck')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <GameRow key={one.key} game={one} share={one.luck / largest} />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < games.length && (
        <div className="more">
          <MoreButton label="stats.allGames" isBusy={false} onPress={() => setWhole(true)} />
        </div>
      )}
      <LuckWords games={games} isSolo={isSolo} />
    </section>
  );
}

function GameRow({ game, share }: { game: OwnGame; share: number }) {
  const { say, locale, number } = useWords();
  const { signed } = useAmounts();
  const { seats, rank, points, playedAt, address, luck } = game;
  const isSolo = seats === 1;
  const { rate } = useUnits(isSolo);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(playedAt);
  const result = isSolo ? say(rank === 1 ? 'home.won' : 'home.lost') : say('home.place', { rank, all: seats });
  const loss = lossRate([game]);
  return (
    <tr>
      <th scope="row">
        <Link href={`/analysis${address}`} aria-label={say('stats.openReport', { date, result })}>
          {date}
        </Link>
      </th>
      <td className={rank === 1 ? 'plus' : ''}>{result}</td>
      <td>{number(points)}</td>
      <td>{loss === null ? '–' : rate(loss)}</td>
      <td>
        {signed(luck)}
        <SignedBar part="luck" share={share} />
      </td>
    </tr>
  );
}

/** The mean of the luck, and whether chance explains it. */
function LuckWords({ games, isSolo }: { games: readonly OwnGame[]; isSolo: boolean }) {
  const { say } = useWords();
  const { amount } = useAmounts();
  const { signedUnit } = useUnits(isSolo);
  const luck = meanOfGames(games.map((one) => one.luck));
  if (luck === null) return null;
  const meaning = luck.isCertain ? (luck.mean > 0 ? 'stats.luckGood' : 'stats.luckBad') : 'stats.luckEven';
  return (
    <p className="soft luckWords">
      {luck.error !== null && (
        <b>{say('stats.luckMean', { amount: signedUnit(luck.mean), error: amount(luck.error) })}</b>
      )}{' '}
      {luck.error !== null && say(meaning)} {say('stats.luckMeaning')}
    </p>
  );
}
