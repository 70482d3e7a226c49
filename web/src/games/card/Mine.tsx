import * as cardGame from '@signoria/card';
import { Point } from '../../table/Point.tsx';
import { signed } from '../../table/signs.tsx';
import { iconOf } from './art.ts';
import { Foreseen } from './Foreseen.tsx';
import { Front } from './Front.tsx';
import { pendingChange } from './preview.ts';
import { amountInWords, familyOf, nameOf, useScene } from './scene.ts';
import { Icon } from './signs.tsx';
import { HandCard } from './WorkCard.tsx';

/** More lines than this stand below the hand instead of beside it. */
const SIDE_BY_SIDE = 9;

/** The viewer's own cards and goods, and what lies in front. */
export function Mine() {
  const scene = useScene();
  const { seat, view, words, me } = scene;
  if (seat === null || view.own === null || me === null) return null;
  const { hand } = view.own;
  const lines = me.monuments.length + me.built.length + 2 * me.reservedMonuments.length;
  return (
    <section className={`cg-mine fam ${familyOf(scene, seat)}`} data-part="hand" data-seat={seat}>
      <div className="tableHead top">
        <h2>{words.yourHand}</h2>
        <span className="tableNote">{words.secret}</span>
        <Purse />
      </div>
      <div className={lines > SIDE_BY_SIDE ? 'cg-own deep' : 'cg-own'}>
        <div className="cg-hand">
          {hand.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand can hold two of the same card
            <HandCard key={`${card}-${index}`} card={card} />
          ))}
          {hand.length === 0 && <p className="cg-none">{words.noCards}</p>}
        </div>
        <Front seat={seat} />
      </div>
      <Foreseen />
    </section>
  );
}

/** The goods in one row, each with what the choice would pay or bring. */
export function Purse() {
  const scene = useScene();
  const { me } = scene;
  if (me === null) return null;
  const change = pendingChange(scene);
  return (
    <div className="cg-purse">
      {cardGame.RESOURCES.map((resource) => (
        <Point
          key={resource}
          target={`purse:${resource}` satisfies cardGame.CardTarget}
          framed
          label={amountInWords(scene, resource, me.goods[resource]) + said(change[resource])}
          className="cg-good"
        >
          <Icon of={iconOf(resource)} />
          {me.goods[resource]}
          <Delta count={change[resource] ?? 0} />
        </Point>
      ))}
      <span className="cg-good money" data-id="fiorini">
        <Icon of="fiorino" />
        <span className="unseen">{nameOf(scene, 'fiorini')}</span>
        {me.goods.fiorini}
        <Delta count={change.fiorini ?? 0} />
      </span>
    </div>
  );
}

function Delta({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return <span className={count < 0 ? 'minus' : 'plus'}>{signed(count)}</span>;
}

function said(count = 0): string {
  return count === 0 ? '' : ` (${signed(count)})`;
}
