/** Figures that make rare situations happen within a game. */

/** Few bricks and few seals: the pouch runs empty, players compete for commissions, and games end. */
export const SCARCE = {
  bricks: { white: 16, yellow: 10, green: 8, red: 6, blue: 5, purple: 4 },
  seals: { players2: 3, players3: 3, players4: 3 },
};

/** Low construction costs, more bricks on cards and a higher brick limit: towers grow tall. */
export const PLENTY = {
  construction: { three: 0, four: 0, five: 1, six: 2 },
  row: { bricks: 6 },
  limits: { bricks: 14 },
};
