import type { GameGroup } from '../analysis/index.ts';
import {
  KeyNumber,
  lossRate,
  meanOfGames,
  typicalValues,
  useAmounts,
  useTypicalWords,
  useUnits,
} from '../analysis/index.ts';
import { useWords } from '../words/index.ts';

/** The means over all games of a kind, with those of the bots. */
export function MeansPane({ group: { game, isSolo, games } }: { group: GameGroup }) {
  const { say } = useWords();
  const { amount, whole } = useAmounts();
  const { unit, signedUnit, rate, mistakes } = useUnits(isSolo);
  const typicalWords = useTypicalWords();
  const typical = typicalValues(game, isSolo);
  const loss = lossRate(games);
  const mean = (value: (one: GameGroup['games'][number]) => number) => meanOfGames(games.map(value))?.mean ?? 0;
  const won = games.filter(({ rank }) => rank === 1).length;
  const luck = meanOfGames(games.map((one) => one.luck));
  return (
    <section className="pane numbers">
      <h3 className="unseen">{say('stats.means')}</h3>
      <dl className="keyNumbers">
        <KeyNumber
          name={say('typical.loss')}
          value={loss === null ? '–' : unit(loss, rate)}
          compared={typicalWords(typical?.loss, rate)}
        />
        <KeyNumber
          name={say('stats.mistakes')}
          value={amount(mean((one) => one.mistakes))}
          compared={typicalWords(typical?.mistakes, mistakes)}
        />
        <KeyNumber
          name={say('stats.luck')}
          value={signedUnit(luck?.mean ?? 0)}
          compared={[
            luck === null || luck.error === null ? '' : say('stats.luckError', { amount: amount(luck.error) }),
            typical === null ? '' : say('typical.spread', { amount: unit(typical.luck) }),
          ]}
        />
        <KeyNumber
          name={say('stats.won')}
          value={say('stats.wonOf', { count: won, all: games.length })}
          compared={[
            say('stats.meanPoints', { amount: whole(mean(({ points }) => points)) }),
            isSolo ? '' : say('stats.meanPlace', { amount: amount(mean(({ rank }) => rank)) }),
          ]}
        />
      </dl>
    </section>
  );
}
