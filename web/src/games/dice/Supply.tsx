import * as diceGame from '@signoria/dice';
import { capital } from '@signoria/engine';
import { Icon } from '../../shell/Icon.tsx';
import { isPicked, Named, Point } from '../../table/Point.tsx';
import { signed } from '../../tableKit/signs.tsx';
import { useWords } from '../../words/index.ts';
import { Circle, Cross } from './pen.tsx';
import type { SheetProps } from './Sheet.tsx';
import type { Scene } from './scene.ts';
import { stockOf, useScene } from './scene.ts';

interface Stock {
  readonly id: 'spare' | 'star' | 'fiorini';
  /** The target for spending it; null for stars, which are spent by hiring (R9.5). */
  readonly target: diceGame.DiceTarget | null;
  /** The number of icons printed on the sheet. More are drawn if needed. */
  readonly printed: number;
  /** The maximum number of icons drawn. */
  readonly most: number;
  count(supply: diceGame.Supply): number;
}

const STOCKS: readonly Stock[] = [
  { id: 'spare', target: 'supply:spare', printed: 3, most: 7, count: ({ spares }) => spares },
  { id: 'star', target: null, printed: 3, most: 5, count: ({ stars }) => stars },
  { id: 'fiorini', target: 'supply:fiorini', printed: 6, most: 7, count: ({ fiorini }) => fiorini / diceGame.COIN },
];

/**
 * The supply. Available icons are circled, spent icons crossed out. Changes by the planned steps and the chosen move are
 * drawn faintly.
 */
export function Supply(sheet: SheetProps) {
  const { words, labels } = useScene();
  return (
    <div className="dice-place dice-supply">
      <h3>
        <Named id="supply">{capital(words.areas.supply.name)}</Named>
        <small>{labels.supplyNote}</small>
      </h3>
      <div className="dice-stocks">
        {STOCKS.map((stock) => (
          <StockRow key={stock.id} stock={stock} {...sheet} />
        ))}
      </div>
    </div>
  );
}

function StockRow({ stock, player, next, isOwn }: SheetProps & { readonly stock: Stock }) {
  const scene = useScene();
  const { number } = useWords();
  const { props, answers, labels, figures } = scene;
  const { id, target, printed, most } = stock;
  const has = stock.count(player);
  const willHave = next === null ? has : stock.count(next);
  const spent = stock.count(diceGame.spentBy(figures, player));
  const crossedOut = id === 'fiorini' ? labels.crossedOutOnIcons : labels.crossedOut;
  const circled = Math.max(has, willHave);
  const crossed = Math.max(0, Math.min(spent, most - circled)); // as many as fit
  const going = Math.max(0, has - willHave);
  const drawn = Math.min(most, Math.max(printed, crossed + circled));
  const canSpend = isOwn && target !== null && props.legal.has(target);
  const isSpent = isOwn && target !== null && isPicked(props, target);
  return (
    <Point
      target={target ?? `supply:${id}`}
      label={[amountText(scene, id, has), ...(spent > 0 ? [crossedOut(amountText(scene, id, spent))] : [])].join(', ')}
      className={`dice-stock glows ${id}`}
      legal={canSpend && answers.every((move) => move.do === 'done')}
      quiet={canSpend}
      plain={target === null || !isOwn}
      picked={isSpent}
      onPoint={() => (canSpend || isSpent ? props.onPoint(target) : props.onExplain(id))}
    >
      <b className="has" data-sign={id} data-extra-sign="held">
        {number(worth(id, has))}
      </b>
      <Icon name={id === 'fiorini' ? 'fiorino' : id} />
      <StockChange by={worth(id, willHave - has)} />
      <span className="dice-circles">
        {Array.from({ length: drawn }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the icon
          <span key={index} className="dice-box round" data-extra-sign={extraSignOn(index, crossed, circled)}>
            <Icon name={id === 'fiorini' ? 'fiorino' : id} />
            {index < crossed + circled && <Circle faint={index >= crossed + has} />}
            {index < crossed + going && <Cross index={index} faint={index >= crossed} />}
          </span>
        ))}
        {has > most && (
          <span className="dice-handwriting" data-sign="moreCircles">
            +{has - most}
          </span>
        )}
      </span>
    </Point>
  );
}

/** Returns the sign that says what happened to an icon of the supply. */
function extraSignOn(index: number, crossed: number, circled: number): string {
  return index < crossed ? 'cross' : index < crossed + circled ? 'circle' : 'notGained';
}

/** The change by the planned steps and the chosen move. It is rendered even if empty, to prevent layout shift. */
function StockChange({ by }: { readonly by: number }) {
  return (
    <i className={by < 0 ? 'change minus' : 'change plus'} data-sign="change">
      {by === 0 ? '' : signed(by)}
    </i>
  );
}

/** Returns the value of icons. An icon of fiorini is worth more than 1. */
function worth(id: Stock['id'], count: number): number {
  return id === 'fiorini' ? count * diceGame.COIN : count;
}

function amountText(scene: Scene, id: Stock['id'], count: number): string {
  return stockOf(scene, id, worth(id, count));
}
