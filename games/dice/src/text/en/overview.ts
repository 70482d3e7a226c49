import type { Overview } from '@signoria/engine';

export const OVERVIEW: Overview = {
  aim: 'You adorn a district of Florence on your own sheet and want the most prestige at the end; alone, at least as many as Pope Sisto IV.',
  round: {
    name: 'A turn',
    steps: [
      'You use three of six dice in your own turn and one in every other turn, for resources to mark, steps on three tracks, artists or fiorini.',
    ],
  },
  end: 'The game lasts six rounds with one or two players, five with three and four with four.',
  points: [
    'You score the artworks you complete in Palazzo and Chiesa, the buildings of your Rione and the Captain’s track; buildings also improve your dice.',
  ],
};
