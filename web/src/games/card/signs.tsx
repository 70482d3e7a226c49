import * as cardGame from '@signoria/card';
import { Icon } from '../../shell/Icon.tsx';
import { Amounts } from '../../tableKit/signs.tsx';
import { iconOf } from './art.ts';

interface CostProps {
  readonly cost: Readonly<Partial<cardGame.Goods>>;
  /** Goods to underline as missing. */
  readonly missing?: readonly string[];
}

/** A cost. Fiorini come last. */
export function Cost({ cost, missing = [] }: CostProps) {
  return <Amounts ids={cardGame.GOODS} amounts={cost} iconOf={iconOf} missing={missing} />;
}

export function Points({ count }: { readonly count: number | string }) {
  return (
    <span className="card-points" data-sign="points">
      {count}
      <Icon name="laurel" />
    </span>
  );
}
