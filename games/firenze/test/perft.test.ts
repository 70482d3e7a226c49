import { ways } from '@signoria/engine/testkit/vitest';
import { firenze } from '../src/index.ts';
import { table } from './table.ts';

const ROW = [
  ['mason', { white: 1 }],
  ['spy', { red: 1, blue: 1 }],
  ['festival', {}],
] as const;

/**
 * By hand: Holger, with 2 white bricks, can reach all three cards, and pays with what he has. Then: 3 white with the Mason,
 * who can be played (a new tower, an exchange for each of the 2 colours in the row, the Mason, the end: 5); a white, a red
 * and a blue with the Spy (3 new towers, an exchange for white, the Spy, the end: 6); nothing with the Festival, so that his
 * turn is over and Thomas, with 1 yellow brick, can reach 2 cards: 13 ways in all.
 */
const turn = table({ holger: { store: { white: 2 } }, thomas: {} }, { row: ROW, deck: ['quarry'], pouch: {} });
ways('a card and what comes after it', firenze, turn.state, [3, 13]);

/**
 * By hand: a white brick for a new tower or for one of two that are not alike; two bricks cost nothing. 3 ways with the end
 * of building besides make 4. After any brick one white brick is left. After a new tower of 1: it, 3 and 2 can be raised, or
 * another begun, or the end: 5. After 3 becomes 4: 4, 2, new, end: 4. After 2 becomes 3: 3 that will fall, 3 of today, new,
 * end: 4. After the end both towers fall: Thomas chooses between 2 cards. 15 in all.
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
ways('bricks one by one', firenze, site.state, [4, 15]);

/** By hand: 2 of 2 white, a red and a blue brick go. First 3 ways; after a white one 3, after a red or a blue one 2 each: 7. */
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
ways('bricks lost one by one', firenze, tribute.state, [3, 7]);
