/**
 * Weights in points at the end of the game, tuned by thousands of games between players with slightly different
 * weights.
 */
export const WEIGHTS = {
  /**
   * The worth of a placed seal besides its points: it brings the end closer, and nobody else can seal the commission.
   */
  seal: 0.66,
  /** The weight of a flag held now, and of a flag for a seal still to come. */
  flag: 0.49,
  flagAhead: 0.23,
  /** The factor on a balcony's prize for each balcony that must come before it. */
  waiting: 0.31,
  /** The probability of getting a brick of a colour in a turn, and its increase for each such brick in the row. */
  brick: 0.53,
  brickInRow: 0.1,
  mostLikely: 0.92,
  /** Bricks of a colour gathered in a turn if they are certain. */
  gathered: 1.26,
  /** Bricks laid in a typical turn. */
  pace: 2.9,
  /** The discount factor on a prize for each turn it still takes. */
  turn: 0.79,
  /** The cost of each brick still to be found. */
  missing: 0.17,
  /** The factor on a tower's worth for each earlier tower that also lacks a brick for its next turn. */
  alone: 0.63,
  /** The factor for a tower that is not begun yet. */
  plan: 0.94,
  /** The worth of a brick kept from a tower that is torn down. */
  ruin: 0.26,
  /** The factor if a rival's tower is at least as close to the same commission. */
  contested: 0.72,
  /** Turns per seal, to estimate the length of the game; and the factor on a prize for each turn too late. */
  turnsASeal: 1.82,
  late: 0.49,
  /** The worth of a brick of any colour in the storehouse, and the factor for each further one. */
  store: 0.74,
  storeMore: 0.87,
  /** The weight of the construction cost of raising all towers, per brick. */
  upkeep: 0.56,
  /** The worth of a card in hand. */
  card: {
    mason: 0.85,
    architect: 0.5,
    wholesaler: 0.75,
    princess: 0.84,
    patrician: 0.32,
    smuggler: 0.75,
    spy: 0.89,
    saboteur: 0.51,
  } as Readonly<Record<string, number>>,
  /** The worth of a building per turn left. */
  building: { workshop: 0.3, warehouse: 0.22, quarry: 0.53 } as Readonly<Record<string, number>>,
  /** The penalty for each card beyond the limit. */
  excess: 0.65,
  /** The weight of the best rival's points, and of a brick in the others' storehouses and towers. */
  rival: 0.19,
  hinder: 0.11,
};
export type Weights = typeof WEIGHTS;
