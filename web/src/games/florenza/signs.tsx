import * as florenza from '@signoria/florenza';
import { Icon } from '../../shell/Icon.tsx';
import { Amounts } from '../../tableKit/signs.tsx';
import { amountsInWords, familyOf, useSceneBase } from './scene.ts';

interface SeatProps {
  readonly seat: number;
}

/** A worker in the colour of its family. */
export function SeatWorker({ seat }: SeatProps) {
  const family = familyOf(useSceneBase(), seat);
  return <Icon name="worker" className={`florenza-worker family ${family}`} extraSign={`shield-${family}`} />;
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

interface GainProps {
  readonly gain: florenza.Gain;
  /** The accessible name, where no text says it. */
  readonly label?: string;
}

export function GainSign({ gain, label }: GainProps) {
  return <Icon name={GAIN_SYMBOLS[gain]} label={label} />;
}

interface GoodsProps {
  readonly goods: florenza.SomeGains;
  /** Goods to underline as missing. */
  readonly missing?: readonly florenza.Gain[];
}

/** Amounts of goods; nothing if all are zero. Fiorini come after resources. */
export function Goods({ goods, missing = [] }: GoodsProps) {
  const label = amountsInWords(useSceneBase(), goods);
  const iconOf = (gain: florenza.Gain) => GAIN_SYMBOLS[gain];
  if (label === '') return null;
  return <Amounts ids={florenza.GAINS} amounts={goods} iconOf={iconOf} missing={missing} label={label} />;
}
