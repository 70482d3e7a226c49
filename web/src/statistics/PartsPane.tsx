import type { GameGroup } from '../analysis/index.ts';
import { lossRate, partRates, useUnits } from '../analysis/index.ts';
import { useWords } from '../words/index.ts';

/** The number of latest games that are compared with all games. */
const LATEST = 10;
const NAMES = ['stats.part.first', 'stats.part.second', 'stats.part.third', 'stats.part.last'] as const;

/** The loss per decision with a choice in each quarter of the game: over all games, and over the latest if there are more. */
export function PartsPane({ group: { isSolo, games } }: { group: GameGroup }) {
  const { say } = useWords();
  const { unit, rate } = useUnits(isSolo);
  const all = partRates(games);
  const latest = games.length > LATEST ? partRates(games.slice(-LATEST)) : null;
  const largest = Math.max(...all.map((one) => one ?? 0), ...(latest ?? []).map((one) => one ?? 0)) || 1;
  const shown = (one: number | null | undefined) => (one === null || one === undefined ? '–' : rate(one));
  const mean = lossRate(games);
  return (
    <section className="pane turning byPart">
      <div className="paneHead">
        <h3>{say('stats.byPart')}</h3>
        {mean !== null && <small className="muted">{say('stats.inAll', { amount: unit(mean, rate) })}</small>}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('stats.part')}</span>
            </th>
            <td />
            <th scope="col">{say('stats.all')}</th>
            {latest !== null && <th scope="col">{say('stats.latest', { count: LATEST })}</th>}
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name, part) => (
            <tr key={name}>
              <th scope="row">{say(name)}</th>
              <td className="barCell">
                <span className="shareBar" aria-hidden="true">
                  <i style={{ width: `${(100 * (all[part] ?? 0)) / largest}%` }} />
                </span>
              </td>
              <td>
                <b>{shown(all[part])}</b>
              </td>
              {latest !== null && <td>{shown(latest[part])}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
