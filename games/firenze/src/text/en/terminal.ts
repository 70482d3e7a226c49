import type { Like } from '@signoria/engine';

/** Words that only the terminal uses, kept short. */
export const TERMINAL = {
  lastTurns: (names: string) => `last turns: ${names}`,
  endTile: (points: number) => `end tile +${points}`,
  endTileTaken: (name: string) => `the ${name} have the end tile`,
  balconyDue: (numeral: string) => `balcony ${numeral} is next`,
  /** Points for the first player to reach a level. */
  first: (points: number) => `first +${points}`,
  you: 'you',
  /** The loss by an event, after the name of a player. */
  loses: (name: string, bricks: number) => `${name} −${bricks}`,
  losesLevel: (name: string) => `${name}: tower −1`,
  site: 'Site',
  /** A height and its points: "possible heights: 5 for 4, 6 for 5+2". */
  levelFor: (level: number, points: string) => `${level} for ${points}`,
  kept: (bricks: number) => `you keep ${bricks}`,
  /** The heading of the construction costs of one brick, of two, … */
  costs: (most: number) => `1 to ${most} bricks cost`,
  /** The legend of the signs on the table; `signs` are those of the six colours. */
  legend: (signs: string) =>
    `Bricks are ${signs}, in the same column everywhere. The city shows the prestige of each commission, with the numeral of its balcony, or the family that has fulfilled it; × is closed for this game. The price of a card is on the left of the row. ▸ marks everything you can take, raise or fulfil, ✓ a tower that grew this turn, ! a tower that is torn down unless it grows.`,
};
export type TerminalWords = Like<typeof TERMINAL>;
