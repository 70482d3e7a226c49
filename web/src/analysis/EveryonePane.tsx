import type { Analysis } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { MoveLoss } from './report.ts';
import { playOf } from './report.ts';
import { useAmounts } from './useAmounts.ts';

interface EveryoneProps {
  readonly game: KnownGame;
  readonly analysis: Analysis;
  readonly losses: readonly MoveLoss[];
  readonly viewer: Seat;
}

const PERCENT = 100;

/** A table with a row for each seat: its decisions with a choice, the share that lost nothing, and the points that the rest lost. */
export function EveryonePane({ game, analysis, losses, viewer }: EveryoneProps) {
  const { say } = useWords();
  const { amount, whole } = useAmounts();
  return (
    <section className="pane everyone">
      <h2>{say('report.everyone')}</h2>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say('table.players')}</span>
              </th>
              <th scope="col">{say('report.free')}</th>
              <th scope="col">{say('report.lossless')}</th>
              <th scope="col">{say('report.pointsLost')}</th>
            </tr>
          </thead>
          <tbody>
            {playOf(analysis, losses).map(({ seat, decisions, lossless, points }) => (
              <tr key={seat} className={seat === viewer ? 'own' : ''}>
                <th scope="row">
                  <Shield family={at(game.seats, seat).family} /> {at(game.seats, seat).name}
                </th>
                <td>{decisions}</td>
                <td>
                  {decisions === 0 ? '' : say('typical.percent', { amount: whole((PERCENT * lossless) / decisions) })}
                </td>
                <td>
                  <b>{amount(points)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
