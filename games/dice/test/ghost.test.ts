import { expect, test } from 'vitest';
import { ghostsChoice } from '../src/ghost.ts';
import { DIE_IDS } from '../src/index.ts';
import { cash, done, mark, obtain, recruit, table } from './table.ts';

const PALAZZO = ['camera-nuziale', 'palazzo-facciata', 'giardino', 'ritratto'] as const;
const VALUES = [1, 2, 3, 4, 5, 6];

test('R13.1 alone you are active first, then the Pope is and you use one die of his turn', () => {
  const game = table({ john: {} }, { used: ['white', 'brown'] });
  game.plays('john', cash('grey'), done);
  expect(game.state.table).toMatchObject({ round: 1, turn: 1, active: 'ghost' });
  expect(game.eventsOf('rolled')).toMatchObject([{ active: 'ghost' }]);
  expect(game.state.table.used).toHaveLength(3);
  const left = DIE_IDS.filter((die) => !game.state.table.used.includes(die));
  for (const die of DIE_IDS) expect(game.may('john', cash(die))).toBe(left.includes(die));
  const [die = 'white'] = left;
  game.plays('john', cash(die), done);
  expect(game.state.table).toMatchObject({ round: 2, turn: 0, active: 0 });
});

/** A reference implementation that counts die by die, as a person would on the board. */
function countedByHand(dice: Readonly<Record<string, number>>): string[] {
  const board = ['white', 'brown', 'grey', 'green', 'red', 'yellow'];
  const taken: string[] = [];
  let finger = 'white';
  while (taken.length < 3) {
    for (let count = dice[finger] ?? 0; count > 0; count--)
      do finger = board[(board.indexOf(finger) + 1) % 6] ?? 'white';
      while (taken.includes(finger));
    taken.push(finger);
  }
  return taken;
}

test('R13.2, R13.3 for every roll the Pope takes three different dice, the same as counted by hand', () => {
  let whites = 0;
  for (const white of VALUES)
    for (const brown of VALUES)
      for (const grey of VALUES)
        for (const green of VALUES)
          for (const red of VALUES)
            for (const yellow of VALUES) {
              const dice = { white, brown, grey, green, red, yellow };
              const chosen = ghostsChoice(dice);
              if (new Set(chosen).size !== 3) throw new Error(`not three dice for ${JSON.stringify(dice)}`);
              if (chosen.join() !== countedByHand(dice).join())
                throw new Error(`${chosen} for ${JSON.stringify(dice)}`);
              if (chosen[0] === 'white') whites++;
            }
  expect(whites).toBe(6 ** 5); // he takes white first exactly when it shows 6
});

test('R13.4 the Pope makes the steps of white and brown when he takes them', () => {
  const roll = { white: 6, brown: 3, grey: 1, green: 1, red: 1, yellow: 1 };
  const game = table({ john: {} }, { active: 'ghost', dice: roll, at: 'active' });
  expect(game.eventsOf('ghostChose')).toEqual([{ type: 'ghostChose', dice: ['white', 'brown', 'red'] }]);
  expect(game.eventsOf('ghostAdvanced')).toEqual([
    { type: 'ghostAdvanced', track: 'captain', steps: 1, space: 1 },
    { type: 'ghostAdvanced', track: 'bishop', steps: 2, space: 2 },
  ]);
  const without = table({ john: {} }, { active: 'ghost', dice: { ...roll, white: 2, grey: 1 }, at: 'active' });
  expect(without.state.table.ghost).toEqual({ captain: 0, bishop: 0 }); // grey, green, red
});

test.each([
  [['white', 'brown', 'red'], []],
  [['white', 'green', 'red'], [['bishop', 2]]],
  [['grey', 'brown', 'red'], [['captain', 1]]],
  [
    ['grey', 'green', 'red'],
    [
      ['captain', 1],
      ['bishop', 2],
    ],
  ],
] as const)('R13.5 when you have used %j, the Pope’s steps are %j', (used, steps) => {
  const game = table({ john: {} }, { used, dice: { white: 4, brown: 1 }, at: 'others' });
  const own = game.events.slice(
    0,
    game.events.findIndex(({ type }) => type === 'rolled'), // before his own turn
  );
  expect(own).toEqual(steps.map(([track, count]) => ({ type: 'ghostAdvanced', track, steps: count, space: count })));
});

test('R13.5 a die used for a bonus does not stop the Pope, and its rolled value sets his steps', () => {
  const game = table(
    { john: { built: ['picconiere'], tracks: { bishop: 7 } } },
    { used: ['green', 'red'], dice: { white: 5, brown: 2 } },
  );
  game.plays('john', recruit('brown', 'low'), obtain('white', 'low'), mark('cupola', 'marble'), done);
  const [step] = game.eventsOf('ghostAdvanced');
  expect(step).toEqual({ type: 'ghostAdvanced', track: 'captain', steps: 1, space: 1 });
});

test('R13.6 the Pope becomes Captain or Bishop by the rules for players, ties included, and gains nothing', () => {
  const lead = table(
    { john: { tracks: { captain: 3 } } },
    { round: 2, ghost: { captain: 4, bishop: 1 }, at: 'offices' },
  );
  expect(lead.eventsOf('officesNamed')).toEqual([{ type: 'officesNamed', captain: 'ghost', bishop: 'ghost' }]);
  expect(lead.asks('john')).toMatchObject({ ask: 'die' });
  const tie = table(
    { john: { tracks: { captain: 3, bishop: 2 } } },
    { round: 2, ghost: { captain: 3 }, at: 'offices' },
  );
  expect(tie.eventsOf('officesNamed')).toEqual([{ type: 'officesNamed', captain: null, bishop: 0 }]);
});

test('R13.6 the Pope stops at the end of a track', () => {
  const game = table({ john: {} }, { used: ['grey', 'green', 'red'], ghost: { captain: 9, bishop: 10 }, at: 'others' });
  const [captain, bishop] = game.eventsOf('ghostAdvanced');
  expect(captain).toMatchObject({ track: 'captain', steps: 1, space: 10 });
  expect(bishop).toMatchObject({ track: 'bishop', steps: 0, space: 10 });
});

test('R5.4, R13.6 as Bishop you may take a die the Pope has taken', () => {
  const game = table({ john: {} }, { active: 'ghost', bishop: 'john', at: 'active' });
  for (const die of DIE_IDS) expect(game.may('john', cash(die))).toBe(true);
});

test.each([
  [1, 6],
  [3, 6],
  [4, 3],
  [5, 3],
  [6, 1],
])('R13.7 the Palazzo completed in round %i scores %i points', (round, points) => {
  const game = table({ john: { artworks: PALAZZO } }, { round, at: 'turnEnd' });
  expect(game.eventsOf('palazzoBonus')).toEqual([{ type: 'palazzoBonus', seat: 0, points }]);
});

test.each([
  ['easy', 40],
  ['normal', 50],
  ['hard', 60],
  ['extreme', 70],
])('R13.8 the %s Pope is beaten with %i points', (pope, points) => {
  const alone = (fiorini: number) => table({ john: { fiorini } }, { options: { pope } }).scores('john');
  expect(alone((points - 3) * 200)).toMatchObject({ total: points, rank: 1 }); // the Pozzo is worth 3
  expect(alone((points - 3) * 200 - 100)).toMatchObject({ total: points - 1, rank: 2 });
});

test('R13.8 with more players the option changes nothing', () => {
  const game = table({ john: { fiorini: 200 }, paul: {} }, { options: { pope: 'extreme' } });
  expect([game.scores('john').rank, game.scores('paul').rank]).toEqual([1, 2]);
});
