import { FAMILIES } from '@signoria/common';
import { derivedSeed, seedFromText } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { MONUMENTS } from '../src/components.ts';
import { drawMonuments } from '../src/draw.ts';
import { FIGURES } from '../src/figures.ts';
import type { Monument } from '../src/index.ts';
import { card } from '../src/index.ts';
import { census } from '../src/testkit.ts';
import { table } from './table.ts';

const seed = seedFromText('set-up');
const setup = (seats: number, guilds = true, from = seed) => card.setup({ guilds, openPurses: false }, seats, from);
const SEATS = [2, 3, 4];

test('R1.1 the game takes two to four players, and a state contains no families', () => {
  expect(card.seats).toEqual({ min: 2, max: 4 });
  const json = JSON.stringify({ ...setup(4), figures: null });
  for (const family of FAMILIES) expect(json).not.toContain(family);
  for (const seats of SEATS) expect(setup(seats).table.players).toHaveLength(seats);
});

describe('R1.2, R1.4 the three decks by number of players', () => {
  test.each([
    [2, [16, 16, 16]],
    [3, [21, 21, 22]],
    [4, [26, 26, 24]],
  ])('R1.2 %i players use decks of %j', (seats, sizes) => {
    const { secret } = setup(seats);
    const deckOne = secret.deck.length + 5 * seats;
    expect([deckOne, ...secret.laterDecks.map(({ length }) => length)]).toEqual(sizes);
  });

  test('R1.2 cards marked 4 are missing with three players, those marked 3+ with two as well', () => {
    const cards = (seats: number) => census(setup(seats));
    expect(cards(4)).toMatchObject({ 'card fontana': 1, 'card edicola': 1, 'card casa': 4 });
    expect(cards(3)).toMatchObject({ 'card edicola': 1, 'card casa': 3 });
    expect(cards(3)).not.toHaveProperty('card fontana');
    expect(cards(2)).toMatchObject({ 'card casa': 2 });
    expect(cards(2)).not.toHaveProperty('card edicola');
  });

  test('R1.4 each deck holds the cards of its numeral, and deck I is shuffled', () => {
    const { secret } = setup(2);
    const [two = [], three = []] = secret.laterDecks;
    const numerals = (cards: readonly (keyof typeof FIGURES.cards)[], numeral: string) =>
      cards.every((one) => FIGURES.cards[one].copies.some((mark) => mark.split(' ')[0] === numeral));
    expect(numerals([...secret.deck, ...secret.hands.flat()], 'I')).toBe(true);
    expect(numerals(two, 'II')).toBe(true);
    expect(numerals(three, 'III')).toBe(true);
    const other = setup(2, true, seedFromText('another shuffle')).secret;
    expect([...other.deck, ...other.hands.flat()]).not.toEqual([...secret.deck, ...secret.hands.flat()]);
    expect([...other.deck, ...other.hands.flat()].sort()).toEqual([...secret.deck, ...secret.hands.flat()].sort());
  });
});

test.each(SEATS)('R1.3 without guilds none of them is in the decks of %i players', (seats) => {
  const guilds = Object.keys(census(setup(seats, false))).filter(
    (name) => FIGURES.cards[name.replace('card ', '') as 'casa']?.kind === 'guild',
  );
  expect(guilds).toEqual([]);
  expect(census(setup(seats, true))).toHaveProperty('card padrone', 1);
});

test.each([
  [2, 14],
  [3, 16],
  [4, 17],
])('R1.5 with %i players %i locations lie face up', (seats, count) => {
  const { locations } = setup(seats).table;
  expect(locations).toHaveLength(count);
  expect(locations.filter((one) => one === 'location-baratto')).toHaveLength(seats === 2 ? 1 : 2);
  expect(locations.filter((one) => one === 'location-boscaiuolo')).toHaveLength(seats === 4 ? 2 : 1);
});

test.each(SEATS)('R1.6 the supply is the box less what %i players took', (seats) => {
  const { supply } = setup(seats).table;
  const left = { marble: 21, wood: 21, metal: 11, fabric: 11, gold: 11, spice: 11 };
  for (const [good, amount] of Object.entries(left)) expect(supply).toHaveProperty(good, amount - seats);
  expect(supply.fiorini).toBe(4000 - 300 * seats);
});

test('R1.7 the monument row is in descending order of value', () => {
  for (let count = 0; count < 20; count++) {
    const from = derivedSeed(seed, 'rows', count);
    const { row } = setup(2, true, from).table;
    const values = row.map((monument) => MONUMENTS[monument].points);
    expect(values).toEqual([...values].sort((one, other) => other - one));
  }
});

test('R1.7 of seven monuments drawn, those of equal value are in the order drawn', () => {
  const drawn: Monument[] = [
    'sanlorenzo-navata', // 6
    'ospedale-chiostro', // 7
    'uffizi-interni', // 6
    'duomo-altare', // 12
    'battistero-cupola', // 7
    'santamarianovella-cappella', // 6
    'ospedale-cappella', // 7
  ];
  const { state } = table({ medici: {}, pazzi: {} }, { monumentDeck: drawn });
  drawMonuments(state, FIGURES.monumentRow.opening);
  expect(state.table.row).toEqual([
    'duomo-altare',
    ...['ospedale-chiostro', 'battistero-cupola', 'ospedale-cappella'],
    ...['sanlorenzo-navata', 'uffizi-interni', 'santamarianovella-cappella'],
  ]);
});

test('R1.8 artists lie face down: their names are on the table, their values are not', () => {
  const { table, secret } = setup(4);
  expect(table.artists).toHaveLength(10);
  expect(secret.artistValues).toHaveLength(10);
  expect(secret.artistDeck).toHaveLength(75);
  table.artists.forEach((artist, index) => {
    expect(FIGURES.artists[artist].values).toContain(secret.artistValues[index]);
  });
});

test('R1.9 the opening hands come from deck I alone', () => {
  const { secret } = setup(3);
  for (const hand of secret.hands) {
    expect(hand).toHaveLength(5);
    for (const one of hand) expect(FIGURES.cards[one].copies.some((mark) => mark.split(' ')[0] === 'I')).toBe(true);
  }
});

test('R1.10 the first Captain is chosen at random and acts first', () => {
  const captains = new Set<number>();
  for (let count = 0; count < 40; count++) {
    const state = setup(4, true, derivedSeed(seed, 'captains', count));
    captains.add(state.table.captain);
    expect(card.pending(state)).toEqual([state.table.captain]);
  }
  expect([...captains].sort()).toEqual([0, 1, 2, 3]);
});
