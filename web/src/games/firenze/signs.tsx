import type * as firenze from '@signoria/firenze';
import { Icon } from '../../shell/Icon.tsx';
import { SeatShield } from '../../tableKit/signs.tsx';
import { markOf } from './art.ts';
import { familyOf, useScene } from './scene.ts';

interface ColourProps {
  readonly colour: firenze.Colour;
}

/** A brick in perspective, with the mark of its colour. */
export function Brick({ colour }: ColourProps) {
  return (
    <span className={`firenze-brick ${colour}`} data-sign={colour}>
      <Icon name="brick" className="body" />
      <Icon name={markOf(colour)} className="mark" />
    </span>
  );
}

/** A brick from the front, as a flat sign for its colour. */
export function Mark({ colour }: ColourProps) {
  return (
    <i className={`firenze-mark ${colour}`} data-sign={colour}>
      <Icon name={markOf(colour)} className="" />
    </i>
  );
}

/** A seal on a commission: the family's colour under its shield. */
export function Seal({ seat }: { readonly seat: number }) {
  const scene = useScene();
  return (
    <span data-sign={`seal-${seat}`} className={`firenze-seal family ${familyOf(scene, seat)}`}>
      <Icon name="seal" className="wax" />
      <SeatShield seat={seat} />
    </span>
  );
}
