import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You lead a family in Renaissance Florence. Hire artists, complete palaces, churches and monuments, and have the most prestige after five rounds.',
  round: {
    name: 'A round',
    steps: [
      'New artists and 5 monuments are drawn, and everyone draws 4 Florenza cards. In round 1 the artists, monuments and cards are already there.',
      'In turn order, everyone takes one action, 4 times in all. Residences and preachers give extra actions.',
      'With an action you play a card, complete or reserve a monument, reserve an artist, activate a location, send out workers, go to market, or draw a card.',
      'Palaces, churches and monuments need an artist. You pay first and then see what the artist is worth.',
      'At the end of the round, keep one card and receive income: 1 marble, 1 wood, 200 fiorini, a resource chosen by the Captain, and whatever your cards give.',
      'The player who took the Capitano del Popolo is the next Captain and goes first.',
    ],
  },
  end: 'The game ends after round 5, with a last income and a last Captain.',
  points: [
    'Works: the prestige on your monuments, palaces, churches and district buildings.',
    'Artists: the value of each artist you have hired.',
    'Sets: 5 for each set of palace, church and district building.',
    'Guilds: what each of your guilds scores.',
    'Resources in hand: 4 for the most, 2 for the second most, 1 for the third most. Fiorini in hand score in the same way.',
    'The last Captain: 1.',
    'You lose the value of every monument and artist that you reserved and did not use.',
  ],
};
