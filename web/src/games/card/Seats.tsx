import * as cardGame from '@signoria/card';
import { Fragment } from 'react';
import { Icon } from '../../shell/Icon.tsx';
import { Named } from '../../table/Point.tsx';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { SeatLine, SeatList } from '../../tableKit/Seats.tsx';
import { OfficeTag } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { kindClass } from './art.ts';
import { Forecast } from './Forecast.tsx';
import type { Scene } from './scene.ts';
import { nameOf, useScene } from './scene.ts';
import { Cost } from './signs.tsx';

/** All players in turn order, in compact form. Large screens show the viewer's own cards in the dock only. */
export function Seats() {
  const { table, words, seat: own } = useScene();
  return (
    <SeatList endText={words.turnOrder}>
      {cardGame.turnOrder(table).map((seat) => (
        <SeatLine
          key={seat}
          seat={seat}
          acting={words.acting}
          signs={table.captain === seat && <OfficeTag icon="captain" title={words.captain.title} />}
        >
          <SeatGoods seat={seat} />
          <SeatCards seat={seat} />
          {seat === own && <Forecast />}
        </SeatLine>
      ))}
    </SeatList>
  );
}

function SeatGoods({ seat }: { readonly seat: number }) {
  const { number } = useWords();
  const scene = useScene();
  const { table, view, words, seat: own, props } = scene;
  const goods = table.players[seat]?.goods;
  if (goods === undefined) return null;
  const isOpen = cardGame.isPurseOpen(table, seat, own) || props.snapshot.laidOpen !== null;
  return (
    <div className="seatFacts">
      <span data-sign="handCards">{words.cards(view.counts.hands[seat] ?? 0)}</span>
      <span data-sign="handResources">{words.resources(cardGame.countResources(goods))}</span>
      {isOpen ? (
        <span className="open" data-extra-sign="held">
          <Cost cost={{ ...goods, fiorini: 0 }} />
          <span data-sign="fiorini">
            {number(goods.fiorini)}
            <Icon name="fiorino" className="icon compact" label={nameOf(scene, 'fiorini')} />
          </span>
        </span>
      ) : (
        <span data-sign="purse">{words.purseHidden}</span>
      )}
    </div>
  );
}

/** Works with their points in bold, the other cards, reserved cards and, after a game, the hand. */
function SeatCards({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const { table, figures, words, props } = scene;
  const player = table.players[seat];
  if (player === undefined) return null;
  const isWork = (card: cardGame.Card) => cardGame.needsArtist(figures, card);
  const works = [...player.monuments, ...player.built.filter(isWork)];
  const held = [...player.reservedMonuments, ...player.reservedArtists];
  const hand = openHand(props.snapshot, seat);
  if (works.length + player.built.length + held.length + hand.length === 0) return null;
  return (
    <ul className="own">
      {works.map((work) => (
        <li key={work} className={kindClass(figures, work)}>
          <Named id={work}>{shortName(scene, work)}</Named>{' '}
          <b data-sign="worth">{worthOf(scene.figures, player, work)}</b>
        </li>
      ))}
      {player.built
        .filter((card) => !isWork(card))
        .map((card) => (
          <li key={card} className={kindClass(figures, card)}>
            <Named id={card}>{nameOf(scene, card)}</Named>
          </li>
        ))}
      <HeldCards ids={held} title={`${words.reserved(held.length)}:`} sign="reserved" />
      <HeldCards ids={hand} title={`${words.hand}:`} />
    </ul>
  );
}

/** Returns the name without the place, which the explanation states. */
function shortName(scene: Scene, work: cardGame.Card | cardGame.Monument): string {
  return cardGame.workFigures(scene.figures, work).name;
}

interface HeldProps {
  readonly ids: readonly string[];
  readonly title: string;
  readonly sign?: string;
}

function HeldCards({ ids, title, sign }: HeldProps) {
  const scene = useScene();
  if (ids.length === 0) return null;
  return (
    <li className="held">
      <span data-sign={sign}>{title}</span>{' '}
      {ids.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two cards of one artist can be held
        <Fragment key={index}>
          {index > 0 && ', '}
          <Named id={id}>{nameOf(scene, id)}</Named>
        </Fragment>
      ))}
    </li>
  );
}

/**
 * Returns the hand of a seat in the review of a finished game, where hidden cards are revealed; otherwise an empty
 * list.
 */
function openHand({ laidOpen }: TableSnapshot, seat: number): readonly cardGame.Card[] {
  return (laidOpen as cardGame.State | null)?.secret.hands[seat] ?? [];
}

function worthOf(figures: cardGame.Figures, player: cardGame.Player, work: cardGame.Card | cardGame.Monument): string {
  const { points, value } = cardGame.worthOf(figures, player, work);
  return `${points}+${value}`;
}
