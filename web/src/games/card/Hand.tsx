import { Foreseen } from './Foreseen.tsx';
import { Front } from './Front.tsx';
import { Purse } from './Purse.tsx';
import { familyOf, useScene } from './scene.ts';
import { HandCard } from './WorkCard.tsx';

/** More lines than this stand below the hand instead of beside it. */
const SIDE_BY_SIDE = 9;

/** The viewer's own cards and goods, and what lies in front. */
export function Hand() {
  const scene = useScene();
  const { seat, view, words, me } = scene;
  if (seat === null || view.own === null || me === null) return null;
  const { hand } = view.own;
  const lines = me.monuments.length + me.built.length + 2 * me.reservedMonuments.length;
  return (
    <section className={`gameTable cg cg-mine fam ${familyOf(scene, seat)}`} data-seat={seat}>
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
