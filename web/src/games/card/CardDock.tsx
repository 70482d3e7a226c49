import type { CSSProperties, ReactNode } from 'react';
import { Dock } from '../../tableKit/Dock.tsx';
import { Front } from './Front.tsx';
import { Purse } from './Purse.tsx';
import { useScene } from './scene.ts';
import { HandCard, ReservedCard } from './WorkCard.tsx';

/** The viewer's dock, always visible below the board: hand, purse, and the cards in front. */
export function CardDock() {
  const scene = useScene();
  const { seat, view, words, me } = scene;
  if (seat === null || view.own === null || me === null) return null;
  const { hand } = view.own;
  const held = me.reservedMonuments;
  const count = hand.length + held.length;
  return (
    <Dock game="card" isCrowded={scene.isCrowded}>
      <div className="card-head">
        <h2>{words.yourHand}</h2>
        <span className="tableNote" data-sign="secret">
          {words.secret}
        </span>
        <Purse />
      </div>
      <div className="card-hand" style={{ '--cards': count } as CSSProperties}>
        {hand.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand can hold two of the same card
          <Slot key={`${card}-${index}`} at={index / Math.max(1, count - 1)}>
            <HandCard card={card} />
          </Slot>
        ))}
        {held.map((monument, index) => (
          <Slot key={monument} at={(hand.length + index) / Math.max(1, count - 1)}>
            <ReservedCard monument={monument} />
          </Slot>
        ))}
        {count === 0 && <p className="tableNote">{words.noCards}</p>}
      </div>
      <Front seat={seat} />
    </Dock>
  );
}

/** A card's slot. `at` is its position in the hand from 0 to 1; CSS uses it to keep a lifted card inside the hand. */
function Slot({ at, children }: { readonly at: number; readonly children: ReactNode }) {
  return (
    <div className="card-slot" style={{ '--at': at } as CSSProperties}>
      {children}
    </div>
  );
}
