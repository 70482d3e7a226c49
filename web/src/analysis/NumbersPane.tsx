import type { Analysis } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { Link } from 'wouter';
import type { KnownGame } from '../replay/index.ts';
import { useWords } from '../words/index.ts';
import { playIn } from './gameSummary.ts';
import { KeyNumber, useTypicalWords } from './KeyNumber.tsx';
import type { OwnGame } from './playStatistics.ts';
import { lossRate, meanOfGames } from './playStatistics.ts';
import type { MoveLoss } from './report.ts';
import { typicalValues } from './typicalValues.ts';
import { useUnits } from './useUnits.ts';

interface NumbersProps {
  readonly game: KnownGame;
  readonly analysis: Analysis;
  readonly losses: readonly MoveLoss[];
  readonly viewer: Seat;
  /** The viewer's other games of this kind; empty for other persons' seats. */
  readonly others: readonly OwnGame[];
}

/** The main numbers of a seat, with those that are typical and the person's own mean. */
export function NumbersPane({ game, analysis, losses, viewer, others }: NumbersProps) {
  const { say } = useWords();
  const isSolo = analysis.seats === 1;
  const { unit, signedUnit, rate, mistakes } = useUnits(isSolo);
  const typicalWords = useTypicalWords();
  const typical = typicalValues(analysis.game, isSolo);
  const play = playIn(analysis, losses, game.rounds, viewer);
  const own = (mean: number | null | undefined, format: (value: number) => string) =>
    mean === null || mean === undefined ? [] : [say('typical.own', { amount: format(mean) })];
  const loss = lossRate([play]);
  return (
    <section className="pane numbers">
      <div className="paneHead">
        <h2>{say('typical.of', { name: at(game.seats, viewer).name })}</h2>
        <small className="muted">
          {!isSolo && say('typical.unit')} {typical !== null && say('typical.source', { count: typical.games })}{' '}
          {others.length > 0 && say('typical.ownGames', { count: others.length })}{' '}
          <Link href="/statistics">{say('stats.title')}</Link>
        </small>
      </div>
      <dl className="keyNumbers">
        <KeyNumber
          name={say('typical.loss')}
          value={loss === null ? '–' : unit(loss, rate)}
          compared={[...typicalWords(typical?.loss, rate), ...own(lossRate(others), rate)]}
        />
        <KeyNumber
          name={say('typical.mistakes')}
          value={String(play.mistakes)}
          compared={[
            ...typicalWords(typical?.mistakes, mistakes),
            ...own(meanOfGames(others.map((one) => one.mistakes))?.mean, mistakes),
          ]}
        />
        <KeyNumber
          name={say('typical.luck')}
          value={signedUnit(play.luck)}
          compared={[
            ...(typical === null ? [] : [say('typical.spread', { amount: unit(typical.luck) })]),
            ...own(meanOfGames(others.map((one) => one.luck))?.mean, signedUnit),
          ]}
        />
      </dl>
    </section>
  );
}
