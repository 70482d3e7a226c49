import * as firenze from '@signoria/firenze';

/** A payment on the sheet: the number of bricks due, the bricks at hand, and those chosen. */
export interface Payable {
  readonly due: number;
  readonly store: Readonly<firenze.Bricks>;
  readonly paid: readonly firenze.Colour[];
}

/** Adds a brick. If nothing is missing, it replaces one of the colour that pays most. */
export function paidWith({ paid, due, store }: Payable, colour: firenze.Colour): readonly firenze.Colour[] {
  const count = (one: firenze.Colour) => paid.filter((other) => other === one).length;
  if (count(colour) >= store[colour]) return paid;
  if (paid.length < due) return [...paid, colour];
  const others = firenze.COLOURS.filter((one) => one !== colour && count(one) > 0);
  const [first = colour] = others;
  const most = others.reduce((best, one) => (count(one) > count(best) ? one : best), first);
  return [...paidWithout(paid, most), colour];
}

/** Takes one brick of a colour away. */
export function paidWithout(paid: readonly firenze.Colour[], colour: firenze.Colour): readonly firenze.Colour[] {
  const place = paid.lastIndexOf(colour);
  return place < 0 ? paid : paid.toSpliced(place, 1);
}
