import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You build up a district of Florence on your own sheet and want the most prestige at the end. In a solo game you must reach the score of Pope Sisto IV.',
  round: {
    name: 'A round',
    steps: [
      'From round 2 on, completed artworks of your Chiesa give you income.',
      'The player who leads the Captain’s track receives a resource; the leader of the Bishop’s track may use any die this round.',
      'Each player is active once: roll all 6 dice and use 3 of them. Then every other player uses 1 of the dice left.',
      'A die gives resources, or steps on a track, or an artist, or 200 fiorini. You mark resources on your sheet at once.',
      'When all icons of an artwork are marked, hire an artist to complete it. When the marks of a space cover a building, you may build it.',
    ],
  },
  end: 'The game ends after 6 rounds with one or two players, 5 with three and 4 with four.',
  points: [
    'Palazzo and Chiesa: the prestige of your completed artworks and their artists.',
    'The whole Palazzo: 6 for the first player to complete it, 3 for the second, 1 for the others.',
    'Buildings: their prestige, and a bonus on spaces 5 to 8.',
    'The Captain’s track: up to 7.',
    'Left in your supply: 1 for each star, each spare resource and every 200 fiorini.',
  ],
};
