import { useState } from 'react';
import type { GameGroup } from '../analysis/index.ts';
import { openingRows, useAmounts, useUnits } from '../analysis/index.ts';
import { MoreButton } from '../shell/MoreButton.tsx';
import { useWords } from '../words/index.ts';

/** The number of openings shown at first, and the number of games below which one means little. */
const FIRST_SHOWN = 8;
const FEW = 5;

/** The person's first decision with a choice of each game, and how these games went. */
export function OpeningsPane({ group: { isSolo, games } }: { group: GameGroup }) {
  const { say, language, number } = useWords();
  const [isWhole, setWhole] = useState(false);
  const { amount, whole } = useAmounts();
  const { rate } = useUnits(isSolo);
  const rows = openingRows(games, language);
  const shown = rows.slice(0, isWhole ? rows.length : FIRST_SHOWN);
  if (rows.length === 0) return null;
  return (
    <section className="pane openings">
      <h3>{say('stats.openings')}</h3>
      <p className="soft">
        {say('stats.openingsText')} {rows.some((one) => one.games < FEW) && say('stats.openingsFew', { count: FEW })}
      </p>
      <div className="scrolled">
        <table>
          <thead>
            <tr>
              <th scope="col">{say('stats.opening')}</th>
              <th scope="col">{say('stats.games')}</th>
              {!isSolo && <th scope="col">{say('stats.place')}</th>}
              <th scope="col">{say('end.points')}</th>
              <th scope="col">{say('stats.loss')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.name} className={one.games < FEW ? 'few' : ''}>
                <th scope="row">{one.name}</th>
                <td>{number(one.games)}</td>
                {!isSolo && <td>{amount(one.rank)}</td>}
                <td>{whole(one.points)}</td>
                <td>{rate(one.lost)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <div className="more">
          <MoreButton label="stats.allOpenings" isBusy={false} onPress={() => setWhole(true)} />
        </div>
      )}
    </section>
  );
}
