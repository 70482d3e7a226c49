import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { drawingOf, kindClass } from './art.ts';
import { effectInWords, useScene } from './scene.ts';

/** The viewer's buildings, and the personnel and celebrations in hand. */
export function OwnCards() {
  const { me, seat, view, words } = useScene();
  if (me === null || seat === null) return null;
  const { cards, cardLimit, tooManyCards } = firenze.limitsOf(view, seat);
  const all = [...me.buildings, ...me.hand];
  return (
    <div className="firenze-cards">
      <div className="firenze-head">
        <h2>{words.labels.yourCards}</h2>
        <small className={tooManyCards > 0 ? 'over' : ''} data-sign="limit">
          {words.labels.of(cards, cardLimit)}
        </small>
      </div>
      {all.length === 0 && <p className="tableNote">{words.labels.noCards}</p>}
      <div className="list">
        {all.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand can hold two of the same card
          <OwnCard key={`${card}-${index}`} card={card} />
        ))}
      </div>
    </div>
  );
}

function OwnCard({ card }: { readonly card: firenze.Card }) {
  const scene = useScene();
  const { figures, words } = scene;
  const row = figures.cards[card];
  return (
    <Point
      target={`own:${card}` satisfies firenze.FirenzeTarget}
      framed
      label={`${words.cardNames[card]}, ${words.kinds[row.kind].name}, ${effectInWords(scene, card)}`}
      className={`firenze-held-card ${kindClass(figures, card)}`}
    >
      <Icon name={drawingOf(card)} className="drawing" />
      <b>{words.cardNames[card]}</b>
      <span>{words.briefs[card](row)}</span>
    </Point>
  );
}
