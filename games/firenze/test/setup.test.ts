import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { countBricks } from '../src/bricks.ts';
import { CARD_IDS, CARDS, COMMISSION_IDS, LEVELS, NUMERALS } from '../src/components.ts';
import type { Options } from '../src/index.ts';
import { COLOURS, firenze, partsOf } from '../src/index.ts';
import { census } from '../src/testkit.ts';

const deal = (seats: number, seed: string, input: Partial<Options> = {}) => {
  const options = firenze.readOptions(input, seats);
  return firenze.setup(options.ok ? options.value : expect.fail(), seats, seedFromText(seed));
};
const many = (count: number, seats: number, input: Partial<Options> = {}) =>
  Array.from({ length: count }, (_, index) => deal(seats, `deal ${index}`, input));
const neutral = ({ table }: ReturnType<typeof deal>) =>
  COMMISSION_IDS.filter((_, place) => table.seals[place] === 'neutral').map(partsOf);

test('R1.1, R1.2 two to four players use all 88 bricks', () => {
  expect(firenze.seats).toEqual({ min: 2, max: 4 });
  const counts = census(deal(3, 'bricks'));
  expect(COLOURS.map((colour) => counts[colour])).toEqual([25, 18, 15, 12, 10, 8]);
});

test('R9 the box has 52 cards of 25 names, 10 of them start cards', () => {
  const rows = Object.values(CARDS);
  expect(rows.length).toBe(25);
  expect(rows.reduce((sum, { copies }) => sum + copies, 0)).toBe(52);
  expect(rows.reduce((sum, row) => sum + ('starts' in row ? row.starts : 0), 0)).toBe(10);
});

test('R1.3 the board has 36 commissions: six colours of six levels', () => {
  expect(COMMISSION_IDS).toHaveLength(36);
  expect(COMMISSION_IDS.slice(6, 12)).toEqual(LEVELS.map((level) => `yellow-${level}`));
});

test('R1.4 one balcony of each of the four numerals is laid, in their order', () => {
  for (const { figures, table } of many(40, 2))
    expect(table.balconies.map((balcony) => figures.balconies[balcony].numeral)).toEqual(NUMERALS);
});

test('R1.4 no two balconies lie on one commission, even if corrected figures give two the same one', () => {
  const balconies = {
    'balcony-I-white': { level: 7 },
    'balcony-I-yellow': { level: 6 },
    'balcony-I-green': { level: 6 },
    'balcony-I-red': { level: 5 },
    'balcony-I-blue': { level: 5 },
  };
  for (const { figures, table } of many(30, 2, { figures: { balconies } }))
    expect(new Set(table.balconies.map((balcony) => figures.derived.covered[balcony])).size).toBe(4);
});

test('R1.5 five neutral seals lie outside of balconies, at most two tiles on a tower, two or three seals on levels 3 and 4', () => {
  const low = new Set<number>();
  for (const state of many(60, 3)) {
    const seals = neutral(state);
    const balconies = state.table.balconies.map((balcony) => state.figures.balconies[balcony]);
    expect(seals).toHaveLength(5);
    for (const { colour, level } of balconies) expect(seals).not.toContainEqual({ colour, level });
    for (const colour of COLOURS) {
      const own = balconies.filter((one) => one.colour === colour).length;
      const tiles = own + seals.filter((one) => one.colour === colour).length;
      expect(tiles).toBeLessThanOrEqual(Math.max(2, own));
    }
    low.add(seals.filter(({ level }) => level <= 4).length);
  }
  expect([...low].sort()).toEqual([2, 3]);
});

test.each([0, 1, 3, 4, 7])('R1.5 the option sets the number of neutral seals: %i', (neutralSeals) => {
  for (const state of many(10, 2, { neutralSeals })) {
    expect(neutral(state)).toHaveLength(neutralSeals);
    if (neutralSeals >= 4) expect([2, 3]).toContain(neutral(state).filter(({ level }) => level <= 4).length);
  }
});

test('R1.6 rolled seals lie on any commissions without balconies, with no limit per tower', () => {
  const deals = many(80, 2, { sealPlacement: 'dice', neutralSeals: 7 });
  let most = 0;
  for (const state of deals) {
    const seals = neutral(state);
    expect(seals).toHaveLength(7);
    const covered = state.table.balconies.map((balcony) => state.figures.derived.covered[balcony]);
    for (const place of covered) expect(state.table.seals[place]).toBeNull();
    for (const colour of COLOURS) most = Math.max(most, seals.filter((one) => one.colour === colour).length);
  }
  expect(most).toBeGreaterThan(2);
});

test('R1.7 a dead colour, drawn or named, has six neutral seals and no balcony', () => {
  const dead = new Set<string>();
  for (const state of many(40, 2, { sealPlacement: 'deadColour', neutralSeals: 0 })) {
    const seals = neutral(state);
    const [{ colour } = expect.fail()] = seals;
    expect(seals).toEqual(LEVELS.map((level) => ({ colour, level })));
    for (const balcony of state.table.balconies) expect(state.figures.balconies[balcony].colour).not.toBe(colour);
    dead.add(colour);
  }
  expect(dead.size).toBe(6);
  const named = deal(2, 'named', { sealPlacement: 'deadColour', deadColour: 'purple' });
  expect(neutral(named)[0]?.colour).toBe('purple');
});

test('R1.8 players have nine, seven or six seals by their number', () => {
  for (const [seats, seals] of [
    [2, 9],
    [3, 7],
    [4, 6],
  ] as const)
    expect(deal(seats, 'seals').table.players.map((player) => player.seals)).toEqual(Array(seats).fill(seals));
});

test('R1.9 the starting player is drawn and has 2 white bricks, each next one more', () => {
  const firsts = new Set<number>();
  for (const { table } of many(30, 4)) {
    firsts.add(table.first);
    const order = [0, 1, 2, 3].map((next) => table.players[(table.first + next) % 4]?.store);
    expect(order.map((store) => store?.white)).toEqual([2, 3, 4, 5]);
    expect(order.every((store) => store !== undefined && countBricks(store) === store.white)).toBe(true);
    expect(table.active).toBe(table.first);
  }
  expect([...firsts].sort()).toEqual([0, 1, 2, 3]);
});

test('R1.10 start cards come first; the Campanile only if it is asked for', () => {
  for (const { figures, table } of many(20, 2)) {
    expect(table.row.every(({ card }) => figures.derived.starts.includes(card))).toBe(true);
    expect(table.starts).toHaveLength(4);
    expect(table.deck).not.toContain('campanile');
    expect(table.deck).toHaveLength(41);
  }
  expect(deal(2, 'campanile', { campanile: true }).table.deck).toContain('campanile');
});

test('R1.10 the four start cards left are turned over before any other', () => {
  const state = deal(2, 'starts');
  const left = [...state.table.starts];
  for (let turn = 0; turn < 4; turn++) {
    const seat = firenze.pending(state)[0] ?? expect.fail();
    firenze.apply(state, seat, { do: 'take', place: 0 });
    const drawn = state.table.row[5]?.card ?? expect.fail();
    expect(left).toContain(drawn);
    left.splice(left.indexOf(drawn), 1);
    const [move] = firenze.moves(state, seat).filter((one) => one.do === 'done');
    firenze.apply(state, seat, move ?? expect.fail());
    while (firenze.pending(state)[0] === seat)
      firenze.apply(state, seat, firenze.moves(state, seat).at(-1) ?? expect.fail());
  }
  expect(left).toEqual([]);
});

test('R1.11 the row begins with six cards with 4 bricks each', () => {
  const { table } = deal(4, 'row');
  expect(table.row.map(({ bricks }) => countBricks(bricks))).toEqual([4, 4, 4, 4, 4, 4]);
  expect(countBricks(table.pouch)).toBe(88 - 14 - 24);
});

test('a set-up uses every card of the box', () => {
  const counts = census(deal(2, 'cards', { campanile: true }));
  for (const card of CARD_IDS) expect(counts[card]).toBe(CARDS[card].copies);
});
