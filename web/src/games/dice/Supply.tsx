import * as diceGame from '@signoria/dice';
import { capital } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Named, Point } from '../../table/Point.tsx';
import { signed } from '../../table/signs.tsx';
import { Circle, Cross } from './pen.tsx';
import type { SheetProps } from './Sheet.tsx';
import type { Scene } from './scene.ts';
import { stockOf, useScene } from './scene.ts';

interface Stock {
  readonly id: 'spare' | 'star' | 'fiorini';
  /** To the moves that spend it, where there are any. */
  readonly target: diceGame.DiceTarget | null;
  /** Printed at least; more are written beside it. */
  readonly printed: number;
  /** Drawn at most. */
  readonly most: number;
  count(supply: diceGame.Supply): number;
}

const STOCKS: readonly Stock[] = [
  { id: 'spare', target: 'supply:spare', printed: 3, most: 7, count: ({ spares }) => spares },
  { id: 'star', target: null, printed: 3, most: 5, count: ({ stars }) => stars },
  { id: 'fiorini', target: 'supply:fiorini', printed: 6, most: 7, count: ({ fiorini }) => fiorini / diceGame.COIN },
];

/** What waits to be spent is circled, what is spent crossed out; faintly what the choice would circle and cross. */
export function Supply(sheet: SheetProps) {
  const { words, labels } = useScene();
  return (
    <div className="dg-place dg-supply">
      <h3>
        <Named id="supply">{capital(words.areas.supply.name)}</Named>
        <small>{labels.supplyNote}</small>
      </h3>
      <div className="dg-sup">
        {STOCKS.map((stock) => (
          <StockRow key={stock.id} stock={stock} {...sheet} />
        ))}
      </div>
    </div>
  );
}

function StockRow({ stock, player, next, isOwn }: SheetProps & { readonly stock: Stock }) {
  const scene = useScene();
  const { props, answers, labels, figures } = scene;
  const { id, target, printed, most } = stock;
  const has = stock.count(player);
  const willHave = next === null ? has : stock.count(next);
  const spent = stock.count(diceGame.spentBy(figures, player));
  const crossedOut = id === 'fiorini' ? labels.crossedOutOnIcons : labels.crossedOut;
  const circled = Math.max(has, willHave);
  const crossed = Math.max(0, Math.min(spent, most - circled)); // as many as there is room for
  const going = Math.max(0, has - willHave);
  const drawn = Math.min(most, Math.max(printed, crossed + circled));
  const canSpend = isOwn && target !== null && props.legal.has(target);
  const isSpent = isOwn && target !== null && isPicked(props, target);
  return (
    <Point
      target={target ?? `supply:${id}`}
      label={[said(scene, id, has), ...(spent > 0 ? [crossedOut(said(scene, id, spent))] : [])].join(', ')}
      className={`dg-stock glows ${id}`}
      legal={canSpend && answers.every((move) => move.do === 'done')}
      quiet={canSpend}
      plain={target === null || !isOwn}
      picked={isSpent}
      onPoint={() => (canSpend || isSpent ? props.onPoint(target) : props.onExplain(id))}
    >
      <b className="has">{worth(id, has)}</b>
      <Icon name={id === 'fiorini' ? 'fiorino' : id} />
      <Change by={worth(id, willHave - has)} />
      <span className="dg-circles">
        {Array.from({ length: drawn }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an icon of the supply is its place
          <span key={index} className="dg-bx round">
            <Icon name={id === 'fiorini' ? 'fiorino' : id} />
            {index < crossed + circled && <Circle faint={index >= crossed + has} />}
            {index < crossed + going && <Cross at={index} faint={index >= crossed} />}
          </span>
        ))}
        {has > most && <span className="dg-hand">+{has - most}</span>}
      </span>
    </Point>
  );
}

/** What the choice takes or brings; its place is there before. */
function Change({ by }: { readonly by: number }) {
  return <i className={by < 0 ? 'change minus' : 'change plus'}>{by === 0 ? '' : signed(by)}</i>;
}

/** Icons of fiorini are worth more than one. */
function worth(id: Stock['id'], count: number): number {
  return id === 'fiorini' ? count * diceGame.COIN : count;
}

function said(scene: Scene, id: Stock['id'], count: number): string {
  return stockOf(scene, id, worth(id, count));
}
