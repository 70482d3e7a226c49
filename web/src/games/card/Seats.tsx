import * as cardGame from '@signoria/card';
import { Fragment } from 'react';
import { FAMILY_NAMES } from '../../table/families.ts';
import { Named } from '../../table/Point.tsx';
import { useSeatNote } from '../../table/seatNote.ts';
import { Head } from '../../table/signs.tsx';
import { Total } from '../../table/Total.tsx';
import type { TableSnapshot } from '../../table/tableTypes.ts';
import { useWords } from '../../words/index.ts';
import { kindOf } from './art.ts';
import { Foreseen } from './Foreseen.tsx';
import type { Scene } from './scene.ts';
import { familyOf, nameOf, playerName, useScene } from './scene.ts';
import { Cost, Icon, Shield } from './signs.tsx';

/** All players in turn order, in compact form. The viewer's own cards are in the dock as well. */
export function Seats() {
  const scene = useScene();
  const { say } = useWords();
  return (
    <div className="card-seats">
      <Head title={say('table.city')} aside={scene.words.turnOrder} />
      <div className="list">
        {cardGame.turnOrder(scene.table).map((seat) => (
          <SeatBox key={seat} seat={seat} />
        ))}
      </div>
    </div>
  );
}

function SeatBox({ seat }: { readonly seat: number }) {
  const scene = useScene();
  const note = useSeatNote();
  const { say } = useWords();
  const { table, words, props } = scene;
  const family = familyOf(scene, seat);
  const isOwn = seat === scene.seat;
  const acts = props.snapshot.pending.includes(seat);
  return (
    <div className={`seatLine family ${family} ${acts ? 'acts' : ''} ${isOwn ? 'mine' : ''}`} data-seat={seat}>
      <Shield seat={seat} />
      <div className="seatName">
        {playerName(scene, seat)}
        <small>{isOwn ? `${FAMILY_NAMES[family]}, ${say('table.you')}` : FAMILY_NAMES[family]}</small>
        {table.captain === seat && (
          <span className="officeTag">
            <Icon of="captain" size="compact" />
            {words.captain.title}
          </span>
        )}
        {acts && <span className="unseen">{words.acting(playerName(scene, seat))}</span>}
        {note(seat)}
      </div>
      <div className="seatPoints">
        <Total snapshot={props.snapshot} seat={seat} />
      </div>
      <SeatGoods seat={seat} />
      <SeatCards seat={seat} />
      {isOwn && <Foreseen />}
    </div>
  );
}

function SeatGoods({ seat }: { readonly seat: number }) {
  const { table, view, words, seat: own, props } = useScene();
  const goods = table.players[seat]?.goods;
  if (goods === undefined) return null;
  const isOpen = cardGame.isPurseOpen(table, seat, own) || props.snapshot.laidOpen !== null;
  return (
    <div className="seatFacts">
      <span>{words.cards(view.counts.hands[seat] ?? 0)}</span>
      <span>{words.resources(cardGame.countResources(goods))}</span>
      {isOpen ? (
        <span className="open">
          <Cost cost={{ ...goods, fiorini: 0 }} />
          {goods.fiorini}
          <Icon of="fiorino" size="compact" />
        </span>
      ) : (
        <span>{words.purseHidden}</span>
      )}
    </div>
  );
}

/** Works in bold with their points, then the other cards, then reserved cards. */
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
        <li key={work} className={kindOf(figures, work)}>
          <Named id={work}>{shortName(scene, work)}</Named> <b>{worthOf(scene.figures, player, work)}</b>
        </li>
      ))}
      {player.built
        .filter((card) => !isWork(card))
        .map((card) => (
          <li key={card} className={kindOf(figures, card)}>
            <Named id={card}>{nameOf(scene, card)}</Named>
          </li>
        ))}
      <HeldCards ids={held} title={words.holds} />
      <HeldCards ids={hand} title={`${words.hand}:`} />
    </ul>
  );
}

/** Returns the name without the place, which the explanation states. */
function shortName(scene: Scene, work: cardGame.Card | cardGame.Monument): string {
  return cardGame.workFigures(scene.figures, work).name;
}

function HeldCards({ ids, title }: { readonly ids: readonly string[]; readonly title: string }) {
  const scene = useScene();
  if (ids.length === 0) return null;
  return (
    <li className="held">
      {title}{' '}
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
