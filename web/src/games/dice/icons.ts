import * as diceGame from '@signoria/dice';

export interface SheetIcon {
  readonly good: diceGame.Good;
  /** Which of its kind, counted from 0: the first ones are marked first. */
  readonly index: number;
}

export function iconsOf(goods: Readonly<diceGame.Goods>): readonly SheetIcon[] {
  return diceGame.GOODS.flatMap((good) =>
    Array.from({ length: diceGame.iconCount(goods, good) }, (_, index) => ({ good, index })),
  );
}
