import * as cardGame from '@signoria/card';
import { iconOf } from './art.ts';
import { familyOf, useScene } from './scene.ts';

interface IconProps {
  readonly of: string;
  readonly size?: 'compact' | '';
  /** Replaces the default classes of an icon. */
  readonly className?: string;
}

/** A symbol of the page, hidden from screen readers. The text beside it must state its meaning. */
export function Icon({ of, size = '', className = `icon ${size}` }: IconProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#${of}`} />
    </svg>
  );
}

export function Shield({ seat, className = 'card-shield' }: { readonly seat: number; readonly className?: string }) {
  const scene = useScene();
  return (
    <svg className={className} viewBox="0 0 40 48" aria-hidden="true">
      <use href={`#shield-${familyOf(scene, seat)}`} />
    </svg>
  );
}

interface CostProps {
  readonly cost: Readonly<Partial<cardGame.Goods>>;
  /** Goods to underline as missing. */
  readonly missing?: readonly string[];
}

/** A cost. The number is left of its icon and is omitted for 1. Fiorini come last. */
export function Cost({ cost, missing = [] }: CostProps) {
  return (
    <span className="card-cost">
      {cardGame.GOODS.filter((good) => (cost[good] ?? 0) > 0).map((good) => {
        const count = cost[good] ?? 0;
        return (
          <span key={good} className={missing.includes(good) ? 'lack' : ''}>
            {count > 1 && count}
            <Icon of={iconOf(good)} />
          </span>
        );
      })}
    </span>
  );
}

export function Points({ count }: { readonly count: number | string }) {
  return (
    <span className="card-points">
      {count}
      <Icon of="laurel" />
    </span>
  );
}
