import type * as diceGame from '@signoria/dice';
import { Change } from '../../tableKit/signs.tsx';
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
        <Change
          key={id}
          count={count}
          icon={<StockIcon id={id} />}
          name={id === 'points' ? scene.words.brief.prestige : nameOf(scene, id)}
        />
      ))}
    </span>
  );
}
