import { capital } from '@signoria/engine';
import * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Point } from '../../table/Point.tsx';
import { SeatShield, signed } from '../../tableKit/signs.tsx';
import { drawingOf, kindClass } from './art.ts';
import { CardBricks } from './CardBricks.tsx';
import type { Scene } from './scene.ts';
import { bricksInWords, effectInWords, playerName, useScene } from './scene.ts';

/** The card row: six cards, each with its price and the bricks on it. A taken card leaves a gap. */
export function Row() {
  const { table, words, view } = useScene();
  const { labels } = words;
  const places = table.row.map((_, place) => place);
  const before = table.hole ?? places.length;
  return (
    <section className="firenze-row" data-part="row">
      <div className="firenze-head">
        <h2>{labels.row}</h2>
        <small>{labels.rowNote}</small>
        <small className="stock" data-sign="deck">
          {labels.deck(firenze.deckSize(view))}
        </small>
        <small className="stock" data-sign="pouch">
          {labels.pouch(firenze.countBricks(table.pouch))}
        </small>
      </div>
      {places.slice(0, before).map((place) => (
        <RowCard key={place} place={place} />
      ))}
      {places.length < firenze.ROW_LENGTH && <span className="firenze-gap">{labels.noCard}</span>}
      {places.slice(before).map((place) => (
        <RowCard key={place} place={place} />
      ))}
    </section>
  );
}

interface PlaceProps {
  readonly place: number;
}

function RowCard({ place }: PlaceProps) {
  const scene = useScene();
  const { table, figures, words, step, props, view } = scene;
  const slot = table.row[place];
  if (slot === undefined) return null;
  const { card } = slot;
  const row = figures.cards[card];
  const target: firenze.FirenzeTarget = `row:${place}`;
  const isChosen = step?.ask === 'cost' && step.place === place;
  const isWorkedOn = (step?.ask === 'swap' || step?.ask === 'exchange') && step.place === place;
  const isNext = step?.ask === 'cost' && step.paid.length === place;
  return (
    <div className={`firenze-slot ${isNext ? 'next' : ''}`}>
      <Point
        target={target}
        id={card}
        framed
        lead
        label={labelOf(scene, place, slot, isNext)}
        className={`firenze-card ${kindClass(figures, card)}`}
        picked={isChosen || isWorkedOn || isPicked(props, target)}
      >
        <span className="title">
          <b>{words.cardNames[card]}</b>
          <em data-sign={`kind-${row.kind}`}>{capital(words.kinds[row.kind].name)}</em>
        </span>
        <Icon name={drawingOf(card)} className="drawing" />
        <span className="says">
          <span className="brief">{capital(words.briefs[card](row))}</span>
          <span className="whole">{words.effects[card](row)}</span>
        </span>
        <Losses losses={firenze.lossesFrom(view, place)} />
      </Point>
      <CardBricks place={place} bricks={slot.bricks} price={priceOf(scene, place)} />
    </div>
  );
}

/** The losses of each player if this event card is taken now. */
function Losses({ losses }: { readonly losses: readonly firenze.Loss[] }) {
  if (losses.length === 0) return null;
  return (
    <span className="firenze-losses">
      {losses.map(({ seat, bricks, towers }) => (
        <span key={seat} data-sign="losses">
          <SeatShield seat={seat} />
          {bricks > 0 ? signed(-bricks) : towers > 0 && '▾1'}
        </span>
      ))}
    </span>
  );
}

function priceOf({ view, words }: Scene, place: number): string {
  const cost = firenze.cardCost(view, place);
  return cost === 0 ? words.verbs.free : words.labels.pay(cost);
}

function labelOf(scene: Scene, place: number, { card, bricks }: firenze.Slot, isNext: boolean): string {
  const { words, figures, view, seat: own } = scene;
  const { labels } = words;
  const row = figures.cards[card];
  const lost = firenze.lossesFrom(view, place).map(({ seat, bricks: count }) => {
    const what = count > 0 ? words.bricks(count) : labels.topBrick;
    return seat === own ? labels.youLose(what) : labels.takes(playerName(scene, seat), what);
  });
  return [
    words.cardNames[card],
    words.kinds[row.kind].name,
    effectInWords(scene, card),
    priceOf(scene, place),
    bricksInWords(scene, bricks),
    ...lost,
    ...(isNext ? [labels.layHere] : []),
  ].join(', ');
}
