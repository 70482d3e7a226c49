/** Weights in points at the end of the game, tuned by self-play. */
export const WEIGHTS = {
  resource: 1.6,
  /** The worth of each further unit of a resource, as a fraction of that of the unit before. */
  another: 0.85,
  /** For 100 fiorini. */
  fiorini: 1.3,
  action: 1.2,
  card: 0.55,
  /** The weight of the best option within reach, and the factor for each further one. */
  reach: 0.8,
  furtherReach: 0.39,
  /** The factor for each missing resource in the probability that a work can be finished (`likelihood` in reach.ts). */
  perMissing: 0.43,
  /** The factor for monuments on display, which others may take. */
  contested: 1,
  artist: 2.4,
  setBegun: 1.2,
  setHalf: 2.3,
  /** Artists hired, monuments completed, and components gained that count for a guild, each in a typical round. */
  artistsPerRound: 1.25,
  monumentsPerRound: 0.5,
  counted: 0.55,
  captain: 0.7,
  rival: 0.1,
};
export type Weights = typeof WEIGHTS;
