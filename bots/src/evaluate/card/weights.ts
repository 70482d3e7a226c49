/** In points at the end of the game; found by playing against itself. */
export const WEIGHTS = {
  resource: 1.6,
  /** Each further one of a kind is worth this part of the one before. */
  another: 0.85,
  /** For 100 fiorini. */
  fiorini: 1.3,
  action: 1.2,
  card: 0.55,
  /** How far what is within reach counts as if it were there: the best of it, and each further one. */
  reach: 0.8,
  furtherReach: 0.39,
  /** The chance left after each thing that is still missing. */
  perMissing: 0.43,
  /** What lies open may be taken by others. */
  contested: 1,
  artist: 2.4,
  setBegun: 1.2,
  setHalf: 2.3,
  artistsPerRound: 1.25,
  monumentsPerRound: 0.5,
  counted: 0.55,
  captain: 0.7,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;
