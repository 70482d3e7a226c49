import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { useScene } from './scene.ts';

/** The seals left, and an empty spot for each placed seal. */
export function Seals({ seat }: { readonly seat: number }) {
  const { view, words } = useScene();
  const { left, placed } = firenze.sealsOf(view, seat);
  return (
    <div className="firenze-seals">
      <div className="firenze-head">
        <h2>{words.labels.seals}</h2>
        <small data-sign="sealsLeft">{words.labels.of(left, left + placed)}</small>
      </div>
      <span className="list" data-sign="sealsLeft" role="img" aria-label={words.labels.sealsLeft(left)}>
        {Array.from({ length: left + placed }, (_, index) => index).map((index) =>
          index < left ? <Icon key={index} name="seal" className="wax" /> : <i key={index} />,
        )}
      </span>
    </div>
  );
}
