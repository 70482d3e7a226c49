import type * as diceGame from '@signoria/dice';
import { Change } from '../../tableKit/signs.tsx';
import type { Scene } from './scene.ts';
import { nameOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

/**
 * A preview of the planned steps and the chosen move beside Confirm: supply, tracks and points. The sheet shows the
 * marks.
 */
export function Outcome() {
  const scene = useScene();
  const changes = Object.entries(scene.changes) as readonly [diceGame.OutcomeCount, number][];
  if (changes.length === 0) return null;
  return (
    <span className="outcome dice-outcome">
      {changes.map(([id, count]) => (
        <Change key={id} count={count} icon={<StockIcon id={id} />} name={nameIn(scene, id, count)} />
      ))}
      {scene.losesFioriniPoints && (
        <span className="note">{scene.labels.perFiorini(scene.figures.left.fioriniAPoint)}</span>
      )}
    </span>
  );
}

/** Returns the name of a count in the language of the page. Tracks have Italian names on the sheet. */
function nameIn(scene: Scene, id: diceGame.OutcomeCount, count: number): string {
  const { words } = scene;
  if (id === 'points') return words.brief.prestige(count);
  if (id === 'spare' || id === 'star') return words[id](Math.abs(count));
  return id === 'captain' || id === 'bishop' || id === 'preacher' ? words.titles[id] : nameOf(scene, id);
}
