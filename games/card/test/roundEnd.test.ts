import { expect, test } from 'vitest';
import type { GameEvent } from '../src/index.ts';
import { card } from '../src/index.ts';
import { choose, keep, sendWorkers, table } from './table.ts';

const row = ['duomo-cupola', 'banco-atrio', 'ospedale-chiostro', 'uffizi-interni'] as const;
const artists = [
  { artist: 'mochi-sculptor', value: 1 },
  { artist: 'davinci-painter', value: 7 },
] as const;

test('R10.1 a round ends with discards, income, the new Captain and the reset, in this order', () => {
  const types: GameEvent['type'][] = [];
  const game = table(
    { medici: { hand: ['casa', 'fabbro'], built: ['cambiavalute'] }, pazzi: {} },
    { captain: 'medici', at: 'discardMonumentsAndArtists', row, artists },
  );
  const note = () => types.push(...game.events.map(({ type }) => type));
  note();
  game.plays('medici', keep('casa'));
  note();
  game.plays('medici', choose('gold'));
  note();
  expect(types.slice(0, types.indexOf('roundBegan'))).toEqual([
    ...['monumentsRemoved', 'artistsRemoved', 'cardKept', 'cardsDiscarded'],
    ...['income', 'income', 'captainsResource', 'income', 'income', 'income'],
    'captainElected',
    'locationsReset',
  ]);
});

test('R10.2 the two monuments on the left stay, the others leave the game', () => {
  const game = table({ medici: {}, pazzi: {} }, { at: 'discardMonumentsAndArtists', row });
  expect(game.state.table.row).toEqual(['duomo-cupola', 'banco-atrio']);
  expect(game.state.table.removedMonuments).toEqual(['ospedale-chiostro', 'uffizi-interni']);
});

test.each([0, 1, 2])('R10.2 a row of %i stays as it is', (length) => {
  const short = row.slice(0, length);
  const game = table({ medici: {}, pazzi: {} }, { at: 'discardMonumentsAndArtists', row: short });
  expect(game.state.table.row).toEqual(short);
  expect(game.eventsOf('monumentsRemoved')).toEqual([]);
});

test('R10.3 the artists left on the table leave the game, and nobody sees their values', () => {
  const game = table({ medici: {}, pazzi: {} }, { at: 'discardMonumentsAndArtists', artists });
  expect(game.state.table.artists).toEqual([]);
  expect(game.state.table.removedArtists).toEqual(['mochi-sculptor', 'davinci-painter']);
  expect(game.eventsOf('artistsRemoved')).toEqual([
    { type: 'artistsRemoved', artists: ['mochi-sculptor', 'davinci-painter'] },
  ]);
  expect(game.state.secret.removedValues).toEqual([1, 7]);
  expect(JSON.stringify(card.view(game.state, 0))).not.toContain('"removedValues"');
});

test('R10.4 everyone with cards keeps exactly one; all choose at the same time and in secret', () => {
  const game = table(
    {
      medici: { hand: ['casa', 'fabbro', 'casa'] },
      pazzi: { hand: ['ritratto'] },
      pitti: {},
      strozzi: { hand: ['sagrato', 'erbolaio'] },
    },
    { captain: 'pitti', at: 'discardMonumentsAndArtists' },
  );
  expect(game.waitsFor()).toEqual(['medici', 'strozzi']); // one card is kept without a question
  expect(game.choices('medici')).toEqual([keep('casa'), keep('fabbro')]); // not none, not two; equal cards once
  game.plays('strozzi', keep('erbolaio'));
  expect(game.waitsFor()).toEqual(['medici']);
  expect(game.state.secret.hands[3]).toEqual(['sagrato', 'erbolaio']); // sealed until everyone has chosen
  expect(card.redact({ type: 'cardKept', seat: 3, card: 'erbolaio' }, 0)).toEqual({ type: 'cardKept', seat: 3 });
  expect(card.view(game.state, 0).own?.kept).toBeNull();
  expect(card.view(game.state, 3).own?.kept).toBe('erbolaio');
  expect(JSON.stringify({ ...card.view(game.state, 0), figures: null })).not.toContain('"erbolaio"');
  game.plays('medici', keep('casa'));
  expect(['medici', 'pazzi', 'pitti', 'strozzi'].map((name) => game.hand(name as 'medici'))).toEqual([
    ['casa'],
    ['ritratto'],
    [],
    ['erbolaio'],
  ]);
  expect(game.state.secret.discarded).toEqual([[['fabbro', 'casa']], [[]], [[]], [['sagrato']]]);
  expect(game.state.secret.sealed).toEqual([null, null, null, null]);
});

test('R10.4 other players see how many cards somebody discards, but not which', () => {
  const game = table({ medici: { hand: ['casa', 'fabbro'] }, pazzi: {} }, { at: 'chooseKeptCards' });
  game.plays('medici', keep('casa'));
  const [discard] = game.eventsOf('cardsDiscarded');
  if (discard === undefined) throw new Error('nothing was discarded');
  expect(card.redact(discard, 0)).toEqual({ type: 'cardsDiscarded', seat: 0, count: 1, cards: ['fabbro'] });
  expect(card.redact(discard, 1)).toEqual({ type: 'cardsDiscarded', seat: 0, count: 1 });
  expect(card.redact(discard, null)).toEqual({ type: 'cardsDiscarded', seat: 0, count: 1 });
});

test('R10.12 locations and anonymous artists are turned up again', () => {
  const game = table(
    { medici: {}, pazzi: {} },
    { at: 'electCaptain', newCaptain: 'pazzi', locations: ['location-baratto'], anonymous: [] },
  );
  expect(game.state.table.locations).toHaveLength(14);
  expect(game.state.table.locations).toContain('location-capitano-del-popolo');
  expect(game.state.table.anonymous).toEqual(['architect', 'sculptor', 'painter']);
});

test('R10.13 round 5 ends with income and the new Captain; nothing is discarded or reset', () => {
  const game = table(
    { medici: { hand: ['casa', 'fabbro'] }, pazzi: {} },
    { round: 5, space: 'fourth', ask: { ask: 'action', of: 'pazzi' }, captain: 'medici', row, artists, anonymous: [] },
  );
  game.plays('pazzi', sendWorkers);
  expect(game.waitsFor()).toEqual(['medici']);
  expect(game.choices('medici')[0]).toMatchObject({ do: 'choose' }); // the Captain's resource, not a card to keep
  game.plays('medici', choose('spice'));
  expect(game.eventsOf('captainElected')).toEqual([{ type: 'captainElected', seat: 1, claimed: false }]);
  expect(game.eventsOf('locationsReset')).toEqual([]);
  expect(game.state.table).toMatchObject({ over: true, row, anonymous: [] });
  expect(game.state.table.artists).toHaveLength(2);
  expect(game.hand('medici')).toEqual(['casa', 'fabbro']);
  expect(game.goods('medici')).toEqual({ marble: 1, wood: 1, spice: 1, fiorini: 200 });
});
