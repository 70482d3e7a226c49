import type * as firenze from '@signoria/firenze';

/** Returns the class of `colours.css` that sets the colour of a card's kind. */
export function kindClass({ cards }: firenze.Figures, card: firenze.Card): string {
  return `firenze-kind-${cards[card].kind}`;
}

/** Returns the symbol of a card in `drawings.svg`. The id `v-campanile` belongs to another game. */
export function drawingOf(card: firenze.Card): string {
  return card === 'campanile' ? 'v-campanile-giotto' : `v-${card}`;
}

/** Returns the symbol of a brick colour in `drawings/resources.svg`. */
export function markOf(colour: firenze.Colour): string {
  return `mark-${colour}`;
}
