import type * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { Point } from '../../table/Point.tsx';
import { drawingOf, kindClass } from './art.ts';
import { effectInWords, useScene } from './scene.ts';

const SPACES = [0, 1, 2, 3] as const;

/** R9.9  The church cards that no player has scored yet. */
export function Churches() {
  const { table, words } = useScene();
  return (
    <div className="firenze-churches">
      <h3 data-sign="churches">{words.labels.churches}</h3>
      {SPACES.map((space) => {
        const card = table.churches[space];
        return card === undefined ? (
          <i key={space} className="firenze-church none" data-sign="churches" />
        ) : (
          <Church key={card} card={card} />
        );
      })}
    </div>
  );
}

function Church({ card }: { readonly card: firenze.Card }) {
  const scene = useScene();
  const { words, figures } = scene;
  const row = figures.cards[card];
  const target: firenze.FirenzeTarget = 'church:dedicated';
  const isDedicated = row.moment === 'atPhase5';
  return (
    <Point
      target={isDedicated ? target : `church:${card}`}
      id={card}
      framed
      plain={!isDedicated}
      label={`${words.cardNames[card]}, ${effectInWords(scene, card)}`}
      className={`firenze-church ${kindClass(figures, card)}`}
    >
      <Icon name={drawingOf(card)} className="window" />
      <b>{words.cardNames[card]}</b>
      <small>{words.briefs[card](row)}</small>
    </Point>
  );
}
