import type * as diceGame from '@signoria/dice';
import { signed } from '../../table/signs.tsx';
import { nameOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

/** A preview of the chosen move beside Confirm: supply, tracks and points. The sheet shows the marks. */
export function Outcome() {
  const scene = useScene();
  const changes = Object.entries(scene.changes) as readonly [diceGame.OutcomeCount, number][];
  if (changes.length === 0) return null;
  return (
    <span className="outcome dice-outcome">
      {changes.map(([id, count]) => (
        <span key={id} className={count < 0 ? 'minus' : 'plus'}>
          {signed(count)}
          <StockIcon id={id} />
          <span className="unseen">{id === 'points' ? scene.words.brief.prestige : nameOf(scene, id)}</span>
        </span>
      ))}
    </span>
  );
}
