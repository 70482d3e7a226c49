import type { GameEntry } from '@signoria/catalogue';

/** Settings of the training of one game. */
export interface TrainingSettings {
  /** The numbers of seats of the games, in rotation. */
  readonly seats: readonly number[];
  /** The weight of the final result against the forecasts on the way to it, at every position learned (TD(λ)). */
  readonly lambda: number;
  /** The number of positions that self-play may evaluate for one decision. Fewer give more games in the same time. */
  readonly positions: number;
  /** The beam width of self-play; that of search.ts if absent. */
  readonly beam?: number;
}

/** Two seats are played most often, in the Dice Game as often as one. Games with more decisions need a higher λ. */
export const SETTINGS: Readonly<Record<GameEntry['id'], TrainingSettings>> = {
  card: { seats: [2, 3, 2, 4], lambda: 0.75, positions: 150 },
  dice: { seats: [1, 2, 1, 2, 3, 2, 1, 4], lambda: 0.87, positions: 300, beam: 6 },
  firenze: { seats: [2, 3, 2, 4], lambda: 0.93, positions: 100 },
  florenza: { seats: [2, 3, 2, 4, 2, 5], lambda: 0.86, positions: 80 },
};

/** The value network learns one of this many positions of a game, since consecutive ones are almost alike. */
export const STRIDE = 2;

/** Units of the hidden layers. Both networks of a game must fit into 120 KB. */
export const VALUE_UNITS = 32;
export const POLICY_UNITS = 24;
