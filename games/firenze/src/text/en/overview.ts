import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You build towers of coloured bricks for the families of Florence and fulfil their commissions before the others do. The player with the most prestige at the end wins.',
  round: {
    name: 'A turn',
    steps: [
      'Take a card from the row with its bricks. The leftmost card is free; each card further right costs one brick more.',
      'You may exchange 3 of your bricks for 1 brick on a card in the row.',
      'Place up to 6 bricks on your towers; each tower has a single colour. Two bricks are free; the more you place, the more other bricks it costs.',
      'Tear down every tower that you did not raise this turn. You lose half of its bricks.',
      'Fulfil commissions: a tower of exactly the right colour and height gives you prestige, and you place your seal. Its bricks go back into the pouch.',
      'Discard down to 5 cards and 10 bricks.',
    ],
  },
  end: 'Once a player has placed their last seal, every other player has one more turn.',
  points: [
    'Commissions, and balconies instead of them: the prestige printed there.',
    'Level tiles and churches: extra prestige for the first commission of a height.',
    'End tile: 5 prestige for the first player to place their last seal.',
    'At the end, flags: the player with the most seals of a colour gains its flag.',
    'At the end, the celebrations in your hand.',
  ],
};
