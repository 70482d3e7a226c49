import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You lead a family of Florence and want the most prestige after five rounds.',
  round: {
    name: 'A round',
    steps: [
      'With your actions you gather resources and fiorini, play cards that give income and more actions, and hire artists to complete palaces, churches and monuments.',
    ],
  },
  end: 'The game ends after five rounds.',
  points: [
    'You score prestige for your works, their artists, sets and guilds, and lose it for what you reserve and do not finish.',
  ],
};
