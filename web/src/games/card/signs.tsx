import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Amounts } from '../../tableKit/signs.tsx';
import { iconOf } from './art.ts';
import { goodsInWords, useScene } from './scene.ts';

interface CostProps {
  readonly cost: Readonly<Partial<cardGame.Goods>>;
  /** Goods to underline as missing. */
  readonly missing?: readonly string[];
  /** The sign that says in a tip what the amounts are for: an income. */
  readonly extraSign?: string | undefined;
}

/** A cost or an income; nothing if it is zero. Fiorini come last. */
export function Cost({ cost, missing = [], extraSign }: CostProps) {
  const label = goodsInWords(useScene(), cost);
  if (label === '') return null;
  return (
    <Amounts
      ids={cardGame.GOODS}
      amounts={cost}
      iconOf={iconOf}
      missing={missing}
      label={label}
      extraSign={extraSign}
    />
  );
}

export function Points({ count }: { readonly count: number | string }) {
  return (
    <span className="card-points" data-sign="points">
      {count}
      <Icon name="laurel" />
    </span>
  );
}
