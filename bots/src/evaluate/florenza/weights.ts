/** What things are worth in points at the end, found by playing greedy players against each other. */
export interface Weights {
  /** A cube, the first two of a kind and others; 100 fiorini; both until the last round. */
  readonly cube: number;
  readonly moreCubes: number;
  readonly hundred: number;
  /** A worker to be placed this round, and one more every round. */
  readonly worker: number;
  readonly income: number;
  /** A point of influence; to lead with it; to be Bishop for the second time. */
  readonly influence: number;
  readonly bishop: number;
  readonly cardinal: number;
  /** To lead with prestige. */
  readonly captain: number;
  /** How often a workshop is used, of the rounds that are left. */
  readonly use: number;
  /** Of a bonus for all four artworks, for each that is complete. */
  readonly set: number;
  /** A point of the best rival. */
  readonly rival: number;
}

export const WEIGHTS: Weights = {
  cube: 0.65,
  moreCubes: 0.4,
  hundred: 0.6,
  worker: 0.8,
  income: 1.1,
  influence: 0.35,
  bishop: 1.2,
  cardinal: 2.5,
  captain: 1,
  use: 0.45,
  set: 0.5,
  rival: 0.3,
};
