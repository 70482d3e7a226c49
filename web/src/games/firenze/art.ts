import type * as firenze from '@signoria/firenze';

/** The colour of a card's spine, as a class of colours.css. */
export function kindOf({ cards }: firenze.Figures, card: firenze.Card): string {
  return `fz-k-${cards[card].kind}`;
}

/** The symbol of a card, in `drawings.svg`; another game draws a bell tower too. */
export function drawingOf(card: firenze.Card): string {
  return card === 'campanile' ? 'v-campanile-giotto' : `v-${card}`;
}

/** The symbol of a colour, in `look/resources.svg`. */
export function markOf(colour: firenze.Colour): string {
  return `mark-${colour}`;
}
