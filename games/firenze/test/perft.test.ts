import { perftCounts } from '@signoria/testkit/vitest';
import { firenze } from '../src/index.ts';
import { table } from './table.ts';

const ROW = [
  ['mason', { white: 1 }],
  ['spy', { red: 1, blue: 1 }],
  ['festival', {}],
] as const;

/**
 * Counted by hand: Holger, with 2 white bricks, can pay for all three cards; nothing is asked about payment. Then he
 * has: 3 white with the Mason, who can be played (a new tower, an exchange for each of the 2 colours in the row, the
 * Mason, the end: 5); a white, a red and a blue with the Spy (3 new towers, an exchange for white, the Spy, the end:
 * 6); nothing with the Festival, so his turn ends and Thomas, with 1 yellow brick, can pay for 2 cards. 13 moves in
 * all.
 */
const turn = table({ holger: { store: { white: 2 } }, thomas: {} }, { row: ROW, deck: ['quarry'], pouch: {} });
perftCounts('a card and what comes after it', firenze, turn.state, [3, 13]);

/**
 * Counted by hand: a white brick begins a new tower or raises one of two distinct towers; two bricks cost nothing. With
 * the end of building that makes 4 moves. After any brick one white brick is left. After a new tower of 1: raise it,
 * the 3 or the 2, begin another, or end: 5. After 3 becomes 4: 4, 2, new, end: 4. After 2 becomes 3: the 3 to be torn
 * down, the 3 just raised, new, end: 4. After the end both towers are torn down: Thomas chooses between 2 cards. 15 in
 * all.
 */
const site = table(
  {
    holger: {
      store: { white: 2 },
      towers: [
        ['white', 3],
        ['white', 2],
      ],
    },
    thomas: {},
  },
  { at: 'build', row: ROW, deck: ['quarry'], pouch: {}, exchanged: true, neutral: ['white-3', 'white-4'] },
);
perftCounts('bricks one by one', firenze, site.state, [4, 15]);

/**
 * Counted by hand: 2 of 2 white, a red and a blue brick go. First 3 moves; after a white one 3, after a red or a blue
 * one 2 each: 7.
 */
const tribute = table(
  { holger: { store: { white: 2, red: 1, blue: 1 } }, thomas: {} },
  {
    row: [
      ['tribute', {}],
      ['spy', {}],
    ],
    deck: ['quarry'],
    pouch: {},
  },
).plays('holger', { do: 'take', place: 0 });
perftCounts('bricks lost one by one', firenze, tribute.state, [3, 7]);
