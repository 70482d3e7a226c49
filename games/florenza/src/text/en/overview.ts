import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You lead a family of Florence and pay famous artists for artworks. The player with the most victory points after eight rounds wins.',
  round: {
    name: 'A round',
    steps: [
      'Everyone receives money, resources and 4 workers. The Captain of the People and the Bishop may use their powers. (Not in round 1.)',
      'In turn order you place one worker at a time: operate or build a workshop, hire an artist for an artwork, go to market, give charity to a preacher, or go to work. You promise now and pay later.',
      'Players at the market sell, buy and trade cubes.',
      'Workshops work from space 1 to space 8 of the districts: they produce, or you pay for them and they are finished.',
      'You complete artworks: you pay for the artwork and its artist, gain prestige and roll the die for more. If you cannot pay, you lose prestige.',
      'The player with the highest prestige marker becomes Captain and receives certificates worth its number; the player with the most church influence becomes Bishop. They go first in the next round.',
    ],
  },
  end: 'The game ends after round 8.',
  points: [
    'Prestige, on the track and in certificates: 1 point each. Artworks and their artists give most of it.',
    'Captain and Bishop at the end: 1 point each.',
    'Every 3 cubes and every 300 fiorini: 1 point.',
    'You lose 1 point for each empty workshop space and each unfinished artwork of your district, and 4 more for a Palazzo or a Chiesa without any artwork.',
  ],
};
