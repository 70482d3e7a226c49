/** Weights in points at the end of the game, tuned by games between greedy bots. */
export interface Weights {
  /**
   * A cube (the first two of a kind, and further ones); 100 fiorini (the first 400, and further ones). In the last round
   * they value costs and rewards, but not the goods left.
   */
  readonly cube: number;
  readonly moreCubes: number;
  readonly hundred: number;
  readonly moreHundreds: number;
  /** A worker to be placed this round, and one more worker every round. */
  readonly worker: number;
  readonly income: number;
  /** A worker at the market. */
  readonly market: number;
  /** A point of influence; leading in influence; becoming Cardinal next. */
  readonly influence: number;
  readonly bishop: number;
  readonly cardinal: number;
  /** Leading in prestige. */
  readonly captain: number;
  /**
   * The share of the remaining rounds in which the best workshop is used. Each further workshop is multiplied by it
   * again.
   */
  readonly use: number;
  /** For each completed artwork of an incomplete set, the share of a quarter of the bonus for all four. */
  readonly set: number;
  /**
   * The factor for an artwork that goods are kept for. It exceeds 1, since the artist's roll adds prestige and later
   * workers fetch the missing goods. `far` is the discount for each missing cube or 100 fiorini.
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
