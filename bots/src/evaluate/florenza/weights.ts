/** What things are worth in points at the end, found by playing greedy players against each other. */
export interface Weights {
  /** A cube, the first two of a kind and others; 100 fiorini, the first 400 and others; all until the last round. */
  readonly cube: number;
  readonly moreCubes: number;
  readonly hundred: number;
  readonly moreHundreds: number;
  /** A worker to be placed this round, and one more every round. */
  readonly worker: number;
  readonly income: number;
  /** A worker on the way to the market. */
  readonly market: number;
  /** A point of influence; to lead with it; to be Bishop for the second time. */
  readonly influence: number;
  readonly bishop: number;
  readonly cardinal: number;
  /** To lead with prestige. */
  readonly captain: number;
  /** How often the best workshop is used, of the rounds that are left; each one after it less often by the same factor. */
  readonly use: number;
  /** Of a bonus for all four artworks, for each that is complete. */
  readonly set: number;
  /**
   * Of an artwork that goods are kept for: more than the whole of it, since the artist comes on top and workers that follow
   * fetch the rest. A cube or 100 fiorini that are missing divide it by so much more.
   */
  readonly reach: number;
  readonly far: number;
  /** A point of the best rival. */
  readonly rival: number;
}

export const WEIGHTS: Weights = {
  cube: 0.7,
  moreCubes: 0.4,
  hundred: 0.3,
  moreHundreds: 0.25,
  worker: 0.5,
  income: 2.8,
  market: 0.1,
  influence: 0.6,
  bishop: 1,
  cardinal: 2.5,
  captain: 1,
  use: 0.78,
  set: 0.5,
  reach: 1.7,
  far: 0.15,
  rival: 0.3,
};
