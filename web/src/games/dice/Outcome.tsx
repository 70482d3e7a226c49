import { previewOf } from '../../table/preview.ts';
import { signed } from '../../table/signs.tsx';
import { changesOf } from './changes.ts';
import { nameOf, useScene } from './scene.ts';
import { StockIcon } from './signs.tsx';

/** Before Confirm: what goes, what comes, and the points. */
export function Outcome() {
  const scene = useScene();
  const { chosen, snapshot } = scene.props;
  if (chosen === null) return null;
  const points = previewOf(snapshot, chosen) ?? 0;
  return (
    <span className="outcome dg-out">
      {changesOf(scene).map(({ id, count }) => (
        <span key={id} className={count < 0 ? 'minus' : 'plus'}>
          {signed(count)}
          <StockIcon id={id} />
          <span className="unseen">{nameOf(scene, id)}</span>
        </span>
      ))}
      {points !== 0 && (
        <span className={points < 0 ? 'minus' : 'plus'}>
          {signed(points)}
          <StockIcon id="points" />
          <span className="unseen">{scene.words.brief.prestige}</span>
        </span>
      )}
    </span>
  );
}
