import type * as diceGame from '@signoria/dice';
import { Icon } from '../../shell/Icon.tsx';
import { drawingOf } from './art.ts';

/** The picture of a work. CSS hides it if there is too little room. */
export function Drawing({ work }: { readonly work: diceGame.Artwork | diceGame.Building }) {
  return <Icon name={drawingOf(work)} viewBox="0 0 120 78" className="dice-drawing" />;
}
