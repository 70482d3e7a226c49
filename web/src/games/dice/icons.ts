import * as diceGame from '@signoria/dice';

export interface SheetIcon {
  readonly good: diceGame.Good;
  /** The index among icons of the same good, from 0. Icons are marked in this order. */
  readonly index: number;
}

export function iconsOf(goods: Readonly<diceGame.Goods>): readonly SheetIcon[] {
  return diceGame.GOODS.flatMap((good) =>
    Array.from({ length: diceGame.iconCount(goods, good) }, (_, index) => ({ good, index })),
  );
}
