import * as diceGame from '@signoria/dice';
import type { CSSProperties } from 'react';
import { iconsOf } from './icons.ts';
import { useScene } from './scene.ts';

/** A sheet in one line, hidden from screen readers: the progress of each artwork and the numbers of the buildings. */
export function MiniSheet({ player }: { readonly player: diceGame.Player }) {
  const { figures } = useScene();
  return (
    <span className="dice-summary" aria-hidden="true">
      {diceGame.ARTWORK_IDS.map((artwork) => {
        const isDone = player.artworks.some((one) => one.artwork === artwork);
        const marked = iconsOf(diceGame.marksAt(player, artwork)).length;
        const share = marked / iconsOf(diceGame.iconsAt(figures, artwork)).length;
        const full = { '--full': `${100 * share}%` } as CSSProperties;
        return <i key={artwork} className={isDone ? 'arch done' : 'arch'} style={full} data-sign="progress" />;
      })}
      {player.rione.map((building) => (
        <b key={building} data-sign="building">
          {figures.buildings[building].number}
        </b>
      ))}
    </span>
  );
}
