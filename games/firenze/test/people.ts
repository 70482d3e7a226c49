/** Boxes that make rare things happen within a game. */

/** Few bricks and few seals: the pouch runs empty, towers are fought over, and games end. */
export const SCARCE = {
  bricks: { white: 16, yellow: 10, green: 8, red: 6, blue: 5, purple: 4 },
  seals: { players2: 3, players3: 3, players4: 3 },
};

/** Cheap to build: towers grow, and there is more than one card can hold. */
export const PLENTY = {
  construction: { three: 0, four: 0, five: 1, six: 2 },
  row: { bricks: 6 },
  limits: { bricks: 14 },
};
