import type { Examples } from '@signoria/engine';
import { named, prose } from '@signoria/engine';
import type { RuleNumber } from './rules.ts';

/** Worked examples by the number of their rule. All languages have the same ones, with the same figures. */
export const EXAMPLES: Examples<RuleNumber> = {
  'R3.2': {
    shows: ['princess'],
    steps: [
      prose`Anna has ${named('white', '3 white')} bricks and ${named('green', '1 green')} brick. She wants the Princess, the third card from the left, which costs 2 bricks.`,
      prose`She places ${named('green', '1 green')} brick on the first card and ${named('white', '1 white')} brick on the second.`,
      prose`Then she takes the Princess and the bricks on it: ${named('white', '2 white')}, ${named('blue', '1 blue')} and ${named('purple', '1 purple')}. Now she has 6 bricks.`,
      prose`The cards to the right move one space to the left. A new card comes from the deck, with 4 bricks.`,
    ],
  },
  'R5.4': {
    shows: [],
    steps: [
      prose`Bruno has ${named('white', '3 white')}, ${named('yellow', '2 yellow')}, ${named('green', '2 green')} and ${named('blue', '1 blue')} brick in his storehouse.`,
      prose`He places ${named('white', '2 white')} bricks on his white tower, ${named('green', '1 green')} brick on his green one and ${named('yellow', '1 yellow')} brick on his yellow one.`,
      prose`Placing 4 bricks costs 3 bricks. He puts ${named('white', '1 white')}, ${named('green', '1 green')} and ${named('blue', '1 blue')} brick into the pouch.`,
      prose`He keeps ${named('yellow', '1 yellow')} brick but cannot place it: 5 bricks would have cost 6.`,
    ],
  },
  'R6.1': {
    shows: [],
    steps: [
      prose`Bruno also has a ${named('red', 'red')} tower of 3 levels from an earlier turn, but no red brick to raise it.`,
      prose`He tears it down: 2 bricks go into the pouch, 1 brick goes into his storehouse.`,
    ],
  },
  'R7.4': {
    shows: [],
    steps: [
      prose`Bruno has a ${named('green', 'green')} and a ${named('white', 'white')} tower, each with 6 levels. Balcony I covers the white commission of 6 levels.`,
      prose`With the green tower he gains 5 prestige, and 2 more for the level tile, because it is the first commission of 6 levels.`,
      prose`With the white tower he fulfils balcony I: 7 prestige instead of the 4 on the board. The level tile is gone.`,
      prose`Now balcony II is open, even in this turn.`,
    ],
  },
  'R12.1': {
    shows: ['workshop', 'mason'],
    steps: [
      prose`Anna has a Workshop and places 5 bricks. Without it they would cost 6 bricks; with it they cost 5.`,
      prose`She also plays a Mason: the cost falls by 3, and she pays 2 bricks.`,
    ],
  },
  'R13.2': {
    shows: [],
    steps: [
      prose`Anna, Bruno and Clara play in this order. Bruno places his last seal and gains 5 prestige for the end tile.`,
      prose`He completes his turn. Then Clara has 1 more turn, then Anna has 1 more turn, and the game ends.`,
    ],
  },
  'R13.3': {
    shows: [],
    steps: [
      prose`Anna has 1 ${named('white', 'white')} seal, Bruno has 2. He gains the white flag, 2 prestige.`,
      prose`Anna and Clara have 1 ${named('yellow', 'yellow')} seal each: Anna’s is on level 5, Clara’s on level 6. Clara’s is higher, so she gains the yellow flag, 3 prestige.`,
    ],
  },
};
