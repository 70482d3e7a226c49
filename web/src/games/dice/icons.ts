import { diceGame } from '@signoria/catalogue';

export interface SheetIcon {
  readonly good: diceGame.Good;
  /** Which of its kind, counted from 0: the first ones are marked first. */
  readonly index: number;
}

/** How many icons these goods take: one each, and one for every 100 fiorini. */
export function iconCount(goods: Readonly<diceGame.Goods>, good: diceGame.Good): number {
  return good === 'fiorini' ? goods.fiorini / diceGame.COIN : goods[good];
}

export function iconsOf(goods: Readonly<diceGame.Goods>): readonly SheetIcon[] {
  return diceGame.GOODS.flatMap((good) =>
    Array.from({ length: iconCount(goods, good) }, (_, index) => ({ good, index })),
  );
}
