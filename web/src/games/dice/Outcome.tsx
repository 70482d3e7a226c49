import { changesOf } from './changes.ts';
import { nameOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

/** Before Confirm: what goes and what comes. */
export function Outcome() {
  const scene = useScene();
  return changesOf(scene).map(({ id, count }) => (
    <span key={id} className={count < 0 ? 'minus' : 'plus'}>
      {count < 0 ? `−${-count}` : `+${count}`}
      <StockIcon id={id} />
      <span className="unseen">{nameOf(scene, id)}</span>
    </span>
  ));
}
