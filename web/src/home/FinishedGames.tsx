import type { GameState, Seat } from '@signoria/engine';
import { numeral } from '@signoria/engine';
import type { TableSummary } from '@signoria/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import type { SavedGame } from '../localGames/index.ts';
import { personsAt } from '../localGames/index.ts';
import { hintsShownAt } from '../onlineTables/index.ts';
import { Facts } from '../shell/Facts.tsx';
import { Loading } from '../shell/Loading.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { useGame } from '../shell/useGame.ts';
import { useGameTitle } from '../shell/useGameTitle.ts';
import type { ShownSeat } from '../table/seats.ts';
import { withFigures } from '../table/withFigures.ts';
import { useWords } from '../words/index.ts';
import { DeleteGame } from './DeleteGame.tsx';
import { dateWords } from './dateWords.ts';
import type { SeatTotal } from './resultWords.ts';
import { resultWords } from './resultWords.ts';
import { seatsOf } from './ServerCard.tsx';

/** A finished game of this browser or of the server. */
export interface FinishedGame {
  readonly id: string;
  readonly game: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly seats: readonly ShownSeat[];
  /** The seats of this browser's players. */
  readonly own: readonly Seat[];
  readonly address: string;
  /** The number of decisions for which a hint was shown; null if unknown. */
  readonly hints: number | null;
  /** The game in this browser; null for a table of the server. */
  readonly saved: SavedGame['game'] | null;
  /** The result that the server has sent; empty for a game of this browser. */
  readonly result: readonly SeatTotal[];
}

export function finishedHere({ game, savedAt }: SavedGame): FinishedGame {
  const { id, record, seats, hints } = game;
  const shown = hints.isAllowed ? hints.asked : 0;
  const own = personsAt(seats);
  const address = `/table/${id}`;
  return { id, game: record.game, at: savedAt, seats, own, address, hints: shown, saved: game, result: [] };
}

export function finishedOnServer(info: TableSummary): FinishedGame {
  const { id, game, endedAt, createdAt, ownSeats, hints, result } = info;
  const at = Date.parse(endedAt ?? createdAt);
  const shown = hints ? hintsShownAt(id) : 0;
  const address = `/with/${id}`;
  return { id, game, at, seats: seatsOf(info), own: ownSeats, address, hints: shown, saved: null, result };
}

/** The number of games shown at first. */
const FIRST_SHOWN = 5;

interface FinishedProps {
  readonly games: readonly FinishedGame[];
  readonly onRemove: (id: string) => void;
}

/** Finished games with result, place, date and hints, the latest first. */
export function FinishedGames({ games, onRemove }: FinishedProps) {
  const { say } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = games.toSorted((one, other) => other.at - one.at).slice(0, isWhole ? games.length : FIRST_SHOWN);
  if (games.length === 0) return null;
  return (
    <section aria-label={say('home.finished')}>
      <div className="listHead">
        <h2>{say('home.finished')}</h2>
        <Link href="/statistics" className="note">
          {say('stats.title')}
        </Link>
      </div>
      <ul className="finishedList">
        {shown.map((game) => (
          <FinishedRow key={game.id} finished={game} onRemove={() => onRemove(game.id)} />
        ))}
      </ul>
      {shown.length < games.length && (
        <div className="more">
          <MoreButton label="home.allFinished" isBusy={false} onPress={() => setWhole(true)} />
        </div>
      )}
    </section>
  );
}

function FinishedRow({ finished, onRemove }: { finished: FinishedGame; onRemove: () => void }) {
  const { say, locale } = useWords();
  const { game, at, seats, address, saved } = finished;
  const title = useGameTitle()(game);
  const names = seats.map(({ name }) => name).join(', ');
  const named = (label: string) => `${label}: ${title}, ${names}`;
  return (
    <li>
      <span className="finishedDate">{dateWords(at, Date.now(), locale)}</span>
      <b>{title}</b>
      <Loading fallback={<ResultPlaceholder />}>
        <Result finished={finished} />
      </Loading>
      <span className="buttonRow">
        <Link href={address} className="btn compact" aria-label={named(say('home.look'))}>
          {say('home.look')}
        </Link>
        <Link href={`${address}/look`} className="btn compact" aria-label={named(say('look.back'))}>
          {say('look.back')}
        </Link>
        {!isEndedEarly(finished) && (
          <Link href={`/analysis${address}`} className="btn compact" aria-label={named(say('report.title'))}>
            {say('report.title')}
          </Link>
        )}
        {saved !== null && <DeleteGame names={names} onRemove={onRemove} />}
      </span>
    </li>
  );
}

/** Returns true for a game that was ended by agreement. Only servers have such games; they send no result. */
function isEndedEarly({ saved, result }: FinishedGame): boolean {
  return saved === null && result.length === 0;
}

/** Reserves the space of a result while its game is loading, so that the layout does not shift. */
function ResultPlaceholder() {
  return (
    <>
      <span className="finishedResult">…</span>
      <small />
    </>
  );
}

function Result({ finished }: { finished: FinishedGame }) {
  const { say } = useWords();
  const scores = useScores(finished);
  const { place, points, isFirst, others } = resultWords(finished, scores, say);
  const hints = finished.hints === null ? '' : say('home.hints', { count: finished.hints });
  const device = finished.saved === null ? '' : say('home.onDevice');
  return (
    <>
      <span className={isFirst ? 'finishedResult first' : 'finishedResult'}>
        <b>{place}</b> {points !== null && <span className="num">{numeral(points)}</span>}
      </span>
      <small className="facts">
        <Facts facts={[others, device, hints]} />
      </small>
    </>
  );
}

/** Returns the totals and ranks of a finished game; null if a saved game cannot be read. */
function useScores({ game, saved, result }: FinishedGame): readonly SeatTotal[] | null {
  const entry = useGame(saved === null ? '' : game);
  if (saved === null) return result;
  const { record } = saved;
  if (entry === undefined) return null;
  try {
    const state = withFigures<GameState>(entry, record.snapshot, record.options, record.seats);
    return state === null ? null : entry.rules.scores(state);
  } catch {
    return null; // the rules have changed since
  }
}
