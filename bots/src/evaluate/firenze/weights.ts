/** In points at the end of the game; by judgement and some trial games. */
export const WEIGHTS = {
  /** What a seal that is placed brings besides its points: the end, and a commission nobody else can have. */
  seal: 1.6,
  /** How much of a flag counts that one holds now, and for a seal that is still to come. */
  flag: 0.6,
  flagAhead: 0.25,
  /** How likely a brick that is not there yet will be, and each brick of its colour in the row makes it likelier. */
  brick: 0.5,
  brickInRow: 0.06,
  mostLikely: 0.86,
  /** What is left of a tower's worth for each turn it still takes. */
  turn: 0.86,
  /** Bricks laid in a usual turn. */
  pace: 2.5,
  /** What is left of a tower's worth for each one before it that has no brick for its next turn either. */
  alone: 0.6,
  /** What counts of a tower that is not begun yet. */
  plan: 0.9,
  /** A brick kept of a tower that falls. */
  ruin: 0.15,
  /** What is left when somebody else builds for the same commission and is as far. */
  contested: 0.7,
  /** A brick in the storehouse, by what the colour's commissions are worth; each one more counts less. */
  store: 0.1,
  storeMore: 0.92,
  /** The cost of keeping so many towers growing, in bricks. */
  upkeep: 0.5,
  /** Of a card in hand or in front. */
  card: {
    mason: 1.4,
    architect: 0.7,
    wholesaler: 1,
    princess: 0.9,
    patrician: 0.4,
    smuggler: 0.6,
    spy: 0.9,
    saboteur: 0.5,
    workshop: 2.2,
    warehouse: 1,
    quarry: 2,
  } as Readonly<Record<string, number>>,
  /** Cards beyond the limit. */
  excess: 0.5,
  rival: 0.25,
};
export type Weights = typeof WEIGHTS;
