import type { Analysis } from '@signoria/bots/analysis';
import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { Shield } from '../shell/Icon.tsx';
import { useWords } from '../words/index.ts';
import type { AccountRow } from './report.ts';
import { accountRows } from './report.ts';
import { SignedBar } from './SignedBar.tsx';
import { useAmounts } from './useAmounts.ts';

interface BalanceProps {
  readonly game: KnownGame;
  readonly analysis: Analysis;
  readonly viewer: Seat;
}

const PARTS = ['luck', 'own', 'gifts', 'rest'] as const;

/** Luck and play: every row adds up from the expectation before the deal to the result. */
export function BalancePane({ game, analysis, viewer }: BalanceProps) {
  const { say } = useWords();
  const rows = accountRows(analysis);
  const isSolo = analysis.seats === 1;
  const largest = Math.max(1, ...rows.flatMap((row) => PARTS.map((part) => Math.abs(row[part]))));
  return (
    <section className="pane balance">
      <div className="paneHead">
        <h2>{say('report.balance')}</h2>
        <small className="muted">{say(isSolo ? 'report.balancePoints' : 'report.balanceChance')}</small>
      </div>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="unseen">{say('table.players')}</span>
              </th>
              <th scope="col" className="edge">
                {say('report.start')}
              </th>
              {PARTS.map((part) => (
                <th key={part} scope="col">
                  <span className={`swatch ${part}`} />
                  {say(`report.part.${part}`)}
                </th>
              ))}
              <th scope="col" className="edge">
                {say('report.end')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <BalanceRow key={row.seat} {...{ game, row, largest, isSolo }} isOwn={row.seat === viewer} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface RowProps extends Pick<BalanceProps, 'game'> {
  readonly row: AccountRow;
  readonly largest: number;
  readonly isSolo: boolean;
  readonly isOwn: boolean;
}

function BalanceRow({ game, row, largest, isSolo, isOwn }: RowProps) {
  const { say } = useWords();
  const { signed, signedWhole, amount, whole } = useAmounts();
  const { family, name } = at(game.seats, row.seat);
  const change = isSolo ? signed : signedWhole;
  const shown = (value: number) => (isSolo ? amount(value) : say('typical.percent', { amount: whole(value) }));
  return (
    <tr className={isOwn ? 'own' : ''}>
      <th scope="row">
        <Shield family={family} /> {name}
      </th>
      <td className="edge">{shown(row.start)}</td>
      {PARTS.map((part) => (
        <td key={part}>
          {change(row[part])}
          <SignedBar part={part} share={row[part] / largest} />
        </td>
      ))}
      <td className="edge">
        <b>{shown(row.end)}</b>
      </td>
    </tr>
  );
}
