/** In points at the end of the game; found by some thousand games between players whose weights differed a little. */
export const WEIGHTS = {
  /** What a seal that is placed brings besides its points: it is nearer to the end, and nobody else can have it. */
  seal: 0.66,
  /** How much of a flag counts that one holds now, and for a seal that is still to come. */
  flag: 0.49,
  flagAhead: 0.23,
  /** What is left of a balcony's prize for each one that must come before it. */
  waiting: 0.31,
  /** How likely a brick of a colour can be had in a turn, and how much likelier each one in the row makes it. */
  brick: 0.53,
  brickInRow: 0.1,
  mostLikely: 0.92,
  /** Bricks of a colour gathered in a turn when they are sure. */
  gathered: 1.26,
  /** Bricks laid in a usual turn. */
  pace: 2.9,
  /** What is left of a prize for each turn it still takes. */
  turn: 0.79,
  /** What a brick costs that is still to be found. */
  missing: 0.17,
  /** What is left of a tower's worth for each one before it that has no brick for its next turn either. */
  alone: 0.63,
  /** What counts of a tower that is not begun yet. */
  plan: 0.94,
  /** A brick kept of a tower that falls. */
  ruin: 0.26,
  /** What is left when somebody else builds for the same commission and is as far. */
  contested: 0.72,
  /** Turns a seal takes, to tell how long the game will last; and what is left of a prize for each turn too late. */
  turnsASeal: 1.82,
  late: 0.49,
  /** A brick in the storehouse, whatever its colour; and what each one more is worth of the one before. */
  store: 0.74,
  storeMore: 0.87,
  /** The cost of keeping so many towers growing, in bricks. */
  upkeep: 0.56,
  /** Of a card in hand. */
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
  /** Of a building, for each turn the game will last. */
  building: { workshop: 0.3, warehouse: 0.22, quarry: 0.53 } as Readonly<Record<string, number>>,
  /** Cards beyond the limit. */
  excess: 0.65,
  /** Of the best rival's points, and of a brick in the others' storehouses and towers. */
  rival: 0.19,
  hinder: 0.11,
};
export type Weights = typeof WEIGHTS;
