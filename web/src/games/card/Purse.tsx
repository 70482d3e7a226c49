import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { iconOf } from './art.ts';
import { pendingChange } from './preview.ts';
import { amountInWords, nameOf, useScene } from './scene.ts';

/** The viewer's goods in one row, each with its change by the chosen move. */
export function Purse() {
  const { number } = useWords();
  const scene = useScene();
  const { me } = scene;
  if (me === null) return null;
  const change = pendingChange(scene);
  return (
    <div className="card-purse">
      {cardGame.RESOURCES.map((resource) => (
        <Point
          key={resource}
          target={`purse:${resource}` satisfies cardGame.CardTarget}
          framed
          label={amountInWords(scene, resource, me.goods[resource]) + inWords(change[resource])}
          className="card-good"
        >
          <Icon name={iconOf(resource)} />
          {me.goods[resource]}
          <Delta count={change[resource] ?? 0} />
        </Point>
      ))}
      <span className="card-good money" data-id="fiorini" data-sign="fiorini">
        <Icon name="fiorino" />
        <span className="unseen">{nameOf(scene, 'fiorini')}</span>
        {number(me.goods.fiorini)}
        <Delta count={change.fiorini ?? 0} />
      </span>
    </div>
  );
}

/** The change of a good. It is rendered even if empty, to prevent layout shift. */
function Delta({ count }: { readonly count: number }) {
  const state = count === 0 ? '' : count < 0 ? 'minus' : 'plus';
  return (
    <span className={`delta ${state}`} data-sign="change">
      {count !== 0 && signed(count)}
    </span>
  );
}

function inWords(count = 0): string {
  return count === 0 ? '' : ` (${signed(count)})`;
}
