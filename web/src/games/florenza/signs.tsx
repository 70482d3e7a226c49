import * as florenza from '@signoria/florenza';
import { Icon, Shield } from '../../shell/Icon.tsx';
import { familyOf, usePosition } from './scene.ts';

interface SeatProps {
  readonly seat: number;
}

export function SeatShield({ seat, className = 'florenza-shield' }: SeatProps & { readonly className?: string }) {
  const scene = usePosition();
  return <Shield family={familyOf(scene, seat)} className={className} />;
}

/** A worker in the colour of its family. */
export function SeatWorker({ seat }: SeatProps) {
  const scene = usePosition();
  return <Icon name="worker" className={`florenza-worker family ${familyOf(scene, seat)}`} />;
}

const SIGNS: Readonly<Record<florenza.Gain, string>> = {
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
  return <Icon name={SIGNS[gain]} />;
}

interface GoodsProps {
  readonly goods: florenza.SomeGains;
  /** Goods to underline as missing. */
  readonly missing?: readonly florenza.Gain[];
}

/** Amounts of goods. The number is left of its sign and is omitted for 1. Fiorini come after resources. */
export function Goods({ goods, missing = [] }: GoodsProps) {
  return (
    <span className="florenza-goods">
      {florenza.GAINS.filter((gain) => (goods[gain] ?? 0) !== 0).map((gain) => {
        const count = goods[gain] ?? 0;
        return (
          <span key={gain} className={missing.includes(gain) ? 'lack' : ''}>
            {count !== 1 && (count < 0 ? `−${-count}` : count)}
            <GainSign gain={gain} />
          </span>
        );
      })}
    </span>
  );
}
