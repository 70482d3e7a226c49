import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Amounts } from '../../tableKit/signs.tsx';
import { familyOf, usePosition } from './scene.ts';

interface SeatProps {
  readonly seat: number;
}

/** A worker in the colour of its family. */
export function SeatWorker({ seat }: SeatProps) {
  const scene = usePosition();
  return <Icon name="worker" className={`florenza-worker family ${familyOf(scene, seat)}`} />;
}

/** The symbols of goods and other gains in `drawings/resources.svg`. */
export const GAIN_SYMBOLS: Readonly<Record<florenza.Gain, string>> = {
  marble: 'r-marble',
  wood: 'r-wood',
  metal: 'r-metal',
  textile: 'r-textile',
  spice: 'r-spice',
  gold: 'r-gold',
  fiorini: 'fiorino',
  prestige: 'laurel',
  influence: 'mitre',
  workers: 'worker',
};

export function GainSign({ gain }: { readonly gain: florenza.Gain }) {
  return <Icon name={GAIN_SYMBOLS[gain]} />;
}

interface GoodsProps {
  readonly goods: florenza.SomeGains;
  /** Goods to underline as missing. */
  readonly missing?: readonly florenza.Gain[];
}

/** Amounts of goods. Fiorini come after resources. */
export function Goods({ goods, missing = [] }: GoodsProps) {
  return <Amounts ids={florenza.GAINS} amounts={goods} iconOf={(gain) => GAIN_SYMBOLS[gain]} missing={missing} />;
}
