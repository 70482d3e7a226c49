import type { Analysis, GameForecast } from '@signoria/bots/analysis';
import { ANALYSIS_SAMPLES } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { Facts } from '../shell/Facts.tsx';
import { Shield } from '../shell/Icon.tsx';
import { PageLink } from '../shell/PageLink.tsx';
import { saveJson } from '../shell/saveJson.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import { ShareResult } from '../table/ShareResult.tsx';
import { useWords } from '../words/index.ts';
import { exercisesOf } from './exercises.ts';
import type { GameLinks } from './gameLinks.ts';
import { ledUntil } from './report.ts';
import { useReportWords } from './useReportWords.ts';

interface HeadProps {
  readonly game: KnownGame;
  readonly links: GameLinks;
  readonly forecast: GameForecast | null;
  readonly analysis: Analysis | null;
  readonly viewer: Seat;
  readonly onViewer: (seat: Seat) => void;
}

/** The result in one sentence, the facts of the game, and the links to other pages. */
export function ReportHead({ game, links, forecast, analysis, viewer, onViewer }: HeadProps) {
  const { say } = useWords();
  const title = useGameTitle()(game.entry.rules.id);
  const { families, result } = useResult(game);
  const exercises = analysis === null ? [] : exercisesOf(analysis, viewer);
  const facts = [
    title,
    say('new.playerCount', { count: game.seats.length }),
    say('report.decisions', { count: game.turns.length }),
  ];
  return (
    <header className="reportHead">
      <div className="reportShields">
        {families.map((family) => (
          <Shield key={family} family={family} spoken />
        ))}
      </div>
      <div className="reportResult">
        <h1>
          {result} {forecast !== null && <Led {...{ game, forecast, viewer }} />}
        </h1>
        <p className="facts">
          <Facts facts={facts} />
        </p>
        {analysis !== null && analysis.samples < ANALYSIS_SAMPLES && (
          <p className="soft">{say('report.fewer', { count: analysis.samples, usual: ANALYSIS_SAMPLES })}</p>
        )}
      </div>
      <div className="buttonRow reportActs">
        <ViewerField {...{ game, viewer, onViewer }} />
        <PageLink to={links.replay(0)} className="btn">
          {say('look.back')}
        </PageLink>
        <Share {...{ game, links, result: `${title}: ${result}` }} />
        {exercises.length > 0 && (
          <PageLink to={links.exercise(at(exercises, 0).index)} className="btn go">
            {say('report.exercise')} <span className="num">{exercises.length}</span>
          </PageLink>
        )}
      </div>
    </header>
  );
}

/** Returns the families of the winners, or of the player of a solo game, and the result in words. */
function useResult({ entry, replay, seats }: KnownGame) {
  const { say, locale } = useWords();
  const scores = entry.rules.scores(replay.game.state);
  const winners = scores.filter(({ rank }) => rank === 1);
  const isSolo = seats.length === 1;
  const shown = isSolo ? scores : winners;
  const named = new Intl.ListFormat(locale).format(shown.map(({ seat }) => at(seats, seat).name));
  const points = say('end.withPoints', { count: shown[0]?.total ?? 0 });
  const families = shown.map(({ seat }) => at(seats, seat).family);
  if (isSolo && winners.length === 0) return { families, result: say('report.lostSolo', { name: named, points }) };
  const won = winners.length > 1 ? say('end.winners', { names: named }) : say('end.winner', { name: named });
  return { families, result: `${won} ${points}.` };
}

type LedProps = Pick<HeadProps, 'game' | 'viewer'> & { readonly forecast: GameForecast };

/** The time until which a loser had the best chance. */
function Led({ game, forecast, viewer }: LedProps) {
  const { say } = useWords();
  const { whenOf, nameOf } = useReportWords(game);
  const last =
    game.seats.length === 1 || forecast.winners.includes(viewer) ? null : ledUntil(forecast.outlooks, viewer);
  if (last === null) return null;
  const when = whenOf(last);
  return (
    <em>
      {game.own.includes(viewer) ? say('report.youLed', { when }) : say('report.led', { name: nameOf(viewer), when })}
    </em>
  );
}

function ViewerField({ game, viewer, onViewer }: Pick<HeadProps, 'game' | 'viewer' | 'onViewer'>) {
  const { say } = useWords();
  if (game.seats.length < 2) return null;
  return (
    <label className="reportViewer">
      <span>{say('report.for')}</span>
      <select value={viewer} onChange={({ target }) => onViewer(Number(target.value))}>
        {game.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Shares the link of the report; a game that only this browser has is saved as a file, which others can open. */
function Share({ game, links, result }: Pick<HeadProps, 'game' | 'links'> & { readonly result: string }) {
  const { say } = useWords();
  if (links.link !== null) return <ShareResult result={result} link={links.link} />;
  const record = game.recordAt(game.turns.length);
  if (record === null) return null;
  return (
    <button
      type="button"
      className="btn"
      onClick={() => saveJson(`signoria-${record.game}-${record.seed.slice(0, 8)}.json`, record)}
    >
      {say('end.download')}
    </button>
  );
}
