import { expect, test } from 'vitest';
import { card } from '../src/index.ts';
import { choose, hire, playCard, table } from './table.ts';

const row = ['duomo-cupola', 'banco-atrio', 'ospedale-chiostro'] as const;

test('R6.3 a reserved monument is not complete and costs its prestige until it is', () => {
  const game = table({ medici: {}, pazzi: {} }, { row });
  game.plays('medici', { do: 'reserveMonument', monument: 'duomo-cupola' });
  expect(game.player('medici').monuments).toEqual([]);
  expect(game.scores('medici')).toMatchObject({ reservedMonuments: -19 });
});

test('R6.4 any monument of the row may be reserved, free of charge, and everyone sees which', () => {
  const game = table({ medici: {}, pazzi: {} }, { row });
  expect(game.offered('medici', 'reserveMonument').map(({ monument }) => monument)).toEqual(row);
  game.plays('medici', { do: 'reserveMonument', monument: 'banco-atrio' });
  expect(game.state.table.row).toEqual(['duomo-cupola', 'ospedale-chiostro']); // not refilled
  expect(card.view(game.state, 1).table.players[0]?.reservedMonuments).toEqual(['banco-atrio']);
  expect(card.view(game.state, null).table.players[0]?.reservedMonuments).toEqual(['banco-atrio']);
});

test('R6.5 a player may reserve any number of monuments, one with each action', () => {
  const game = table({ medici: {}, pazzi: {} }, { row });
  for (const monument of row) {
    game.plays('medici', { do: 'reserveMonument', monument });
    expect(game.waitsFor()).toEqual(['pazzi']);
    game.sendWorkers('pazzi');
  }
  expect(game.player('medici').reservedMonuments).toEqual(row);
});

const artists = [
  { artist: 'cellini-sculptor', value: 3 },
  { artist: 'vasari-architect', value: 2 },
  { artist: 'cellini-sculptor', value: 4 },
] as const;

test('R7.1, R5.6 an artist of the table is reserved; of equal cards the earliest drawn', () => {
  const game = table({ medici: {}, pazzi: {} }, { artists });
  expect(game.offered('medici', 'reserveArtist').map(({ artist }) => artist)).toEqual([
    'cellini-sculptor',
    'vasari-architect',
  ]);
  game.plays('medici', { do: 'reserveArtist', artist: 'cellini-sculptor' });
  expect(game.player('medici').reservedArtists).toEqual(['cellini-sculptor']);
  expect(game.state.table.artists).toEqual(['vasari-architect', 'cellini-sculptor']);
  expect(game.state.secret.reservedValues).toEqual([[3], []]);
  expect(game.state.secret.artistValues).toEqual([2, 4]);
});

test('R7.2 anonymous artists cannot be reserved', () => {
  const game = table({ medici: { goods: { fiorini: 1000 } }, pazzi: {} });
  expect(game.state.table.anonymous).toHaveLength(3);
  expect(game.offered('medici', 'reserveArtist')).toEqual([]);
});

test('R7.3 reserving costs nothing and shows nothing; the price is paid when the artist is hired', () => {
  const game = table({ medici: { goods: { marble: 1, fiorini: 200 }, hand: ['sagrato'] }, pazzi: {} }, { artists });
  game.plays('medici', { do: 'reserveArtist', artist: 'vasari-architect' });
  expect(game.goods('medici')).toEqual({ marble: 1, fiorini: 200 });
  expect(game.events).toEqual([{ type: 'artistReserved', seat: 0, artist: 'vasari-architect' }]);
  const { table: seen, own } = card.view(game.state, 0);
  expect(seen.players[0]?.reservedArtists).toEqual(['vasari-architect']);
  expect(JSON.stringify([seen, own])).not.toContain('"value"'); // the owner does not know it either
  game.sendWorkers('pazzi');
  game.plays('medici', playCard('sagrato'), hire('vasari-architect', 'reserve'));
  expect(game.goods('medici')).toEqual({});
  expect(game.eventsOf('artistHired')).toMatchObject([{ paid: 100, value: 2 }]);
});

test('R7.4 a player may reserve any number of artists, and keeps them when the round ends', () => {
  const game = table(
    { medici: { reservedArtists: [{ artist: 'mochi-sculptor', value: 1 }] }, pazzi: {} },
    { captain: 'pazzi', space: 'fourth', ask: { ask: 'action', of: 'medici' }, artists },
  );
  game.plays('medici', { do: 'reserveArtist', artist: 'vasari-architect' }).plays('pazzi', choose('wood'));
  expect(game.state.table.round).toBe(2);
  expect(game.player('medici').reservedArtists).toEqual(['mochi-sculptor', 'vasari-architect']);
  expect(game.state.secret.reservedValues[0]).toEqual([1, 2]);
});
