import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'Raise towers of one colour to exactly the height a commission needs, and place your seal on it before anyone else does.',
  round: {
    name: 'A turn',
    steps: [
      'Each turn you take a card with its bricks, build, tear down every tower you did not raise, and fulfil commissions that match your towers.',
    ],
  },
  end: 'Once a player has placed their last seal, every other player has one more turn.',
  points: [
    'Commissions, balconies, tiles and churches score at once; flags (most seals of a colour) and the celebrations in your hand score at the end.',
  ],
};
