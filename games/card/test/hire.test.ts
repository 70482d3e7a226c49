import { expect, test } from 'vitest';
import { anonymous, complete, hire, playCard, table } from './table.ts';

const cellini = { artist: 'cellini-sculptor', value: 4 } as const; // 150 fiorini
const vasari = { artist: 'vasari-architect', value: 2 } as const; // 100
const perugino = { artist: 'perugino-painter', value: 2 } as const; // 100

test('R5.1 a work needs exactly one artist, of a type it shows', () => {
  const game = table(
    { medici: { goods: { marble: 1, gold: 1, fiorini: 500 }, hand: ['giardino'] }, pazzi: {} }, // architect or sculptor
    { round: 2, artists: [perugino, cellini, vasari] },
  );
  game.plays('medici', playCard('giardino'));
  expect(game.choices('medici')).toEqual([
    hire('cellini-sculptor'),
    hire('vasari-architect'),
    anonymous('architect'),
    anonymous('sculptor'),
  ]);
  game.plays('medici', hire('vasari-architect'));
  expect(game.player('medici').artworks).toEqual([{ work: 'giardino', artist: 'vasari-architect', value: 2 }]);
  expect(game.waitsFor()).toEqual(['pazzi']);
});

test('R5.1 without an artist of the right type the work cannot be begun', () => {
  const goods = { marble: 1, wood: 1, fiorini: 1000 };
  const position = { round: 2, artists: [vasari, perugino], anonymous: ['architect', 'painter'] } as const;
  const game = table({ medici: { goods, hand: ['pulpito'] }, pazzi: {} }, position); // sculptor
  expect(game.offered('medici', 'play')).toEqual([]);
});

test('R5.1, R5.2 a work cannot be begun without the means for both its cost and an artist', () => {
  const sagrato = (fiorini: number) =>
    table(
      { medici: { goods: { marble: 1, fiorini }, hand: ['sagrato'] }, pazzi: {} }, // one marble and 100 fiorini
      { artists: [vasari], anonymous: [] },
    );
  expect(sagrato(150).may('medici', playCard('sagrato'))).toBe(false);
  const game = sagrato(200);
  game.plays('medici', playCard('sagrato'), hire('vasari-architect'));
  expect(game.goods('medici')).toEqual({});
  expect(game.eventsOf('artistHired')).toMatchObject([{ paid: 100 }]);
});

test('R5.2 only affordable artists are offered', () => {
  const game = table(
    { medici: { goods: { marble: 1, gold: 1, fiorini: 150 }, hand: ['giardino'] }, pazzi: {} }, // 50 for the garden
    { round: 2, artists: [cellini, vasari] },
  );
  game.plays('medici', playCard('giardino'));
  expect(game.choices('medici')).toEqual([hire('vasari-architect'), anonymous('architect'), anonymous('sculptor')]);
});

test('R5.3 the value is turned over only when the artist is paid', () => {
  const game = table(
    { medici: { goods: { marble: 1, gold: 1, fiorini: 200 }, hand: ['giardino'] }, pazzi: {} },
    { round: 2, artists: [cellini] },
  );
  game.plays('medici', playCard('giardino'));
  expect(JSON.stringify(game.events)).not.toContain('value');
  game.plays('medici', hire('cellini-sculptor'));
  expect(game.events.map(({ type }) => type)).toEqual(['cardPlayed', 'artistHired']);
  expect(game.eventsOf('artistHired')).toMatchObject([{ value: 4 }]);
  expect(game.line('medici', 'artists')).toBe(4);
});

test('R5.4 a masterpiece counts its value like any other', () => {
  const points = (value: number) => {
    const game = table(
      { medici: { goods: { marble: 1, gold: 1, fiorini: 200 }, hand: ['giardino'] }, pazzi: {} },
      { round: 2, artists: [{ artist: 'cellini-sculptor', value }] },
    );
    return game.plays('medici', playCard('giardino'), hire('cellini-sculptor')).scores('medici').total;
  };
  expect(points(4) - points(3)).toBe(1); // 4 is Cellini's masterpiece
  expect(points(3) - points(2)).toBe(1);
});

test('R5.5 an anonymous artist costs 50, is worth nothing, and is gone for the rest of the round', () => {
  const game = table({
    medici: { goods: { marble: 1, fiorini: 150 }, hand: ['sagrato'] },
    pazzi: { goods: { spice: 1, fabric: 1, fiorini: 100 }, hand: ['ritratto'] },
  });
  game.plays('medici', playCard('sagrato'), anonymous('architect'));
  expect(game.eventsOf('anonymousHired')).toMatchObject([{ skill: 'architect', paid: 50 }]);
  expect(game.goods('medici')).toEqual({});
  expect(game.player('medici').artworks).toEqual([{ work: 'sagrato', artist: null, value: 0 }]);
  expect(game.state.table.anonymous).toEqual(['sculptor', 'painter']);
  game.plays('pazzi', playCard('ritratto'));
  expect(game.choices('pazzi')).toEqual([anonymous('painter')]); // one of each type
});

test('R5.5 an anonymous artist hired this round cannot be hired again by anyone', () => {
  const game = table(
    { medici: { goods: { marble: 1, fiorini: 500 }, hand: ['sagrato'] }, pazzi: {} },
    { anonymous: ['sculptor', 'painter'] },
  );
  expect(game.offered('medici', 'play')).toEqual([]);
});

test('R5.6 cards of one artist are one choice, and the earliest drawn is taken', () => {
  const game = table(
    { medici: { goods: { marble: 1, gold: 1, fiorini: 500 }, hand: ['giardino'] }, pazzi: {} },
    {
      round: 2,
      artists: [{ artist: 'cellini-sculptor', value: 2 }, vasari, { artist: 'cellini-sculptor', value: 4 }],
      anonymous: [],
    },
  );
  game.plays('medici', playCard('giardino'));
  expect(game.choices('medici')).toEqual([hire('cellini-sculptor'), hire('vasari-architect')]);
  game.plays('medici', hire('cellini-sculptor'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ value: 2 }]);
  expect(game.state.table.artists).toEqual(['vasari-architect', 'cellini-sculptor']);
  expect(game.state.secret.artistValues).toEqual([2, 4]); // the values stay with their cards
});

test('R5.7 a reserved artist is a choice apart from the one on the table', () => {
  const position = { round: 2, artists: [{ artist: 'cellini-sculptor', value: 2 }], anonymous: [] } as const;
  const people = {
    medici: { goods: { marble: 1, gold: 1, fiorini: 500 }, hand: ['giardino'], reservedArtists: [cellini] },
    pazzi: {},
  } as const;
  const choices = [hire('cellini-sculptor', 'table'), hire('cellini-sculptor', 'reserve')];
  const game = table(people, position);
  game.plays('medici', playCard('giardino'));
  expect(game.choices('medici')).toEqual(choices);
  game.plays('medici', hire('cellini-sculptor', 'reserve'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ value: 4, paid: 150 }]);
  expect(game.player('medici').reservedArtists).toEqual([]);
  expect(game.state.table.artists).toEqual(['cellini-sculptor']);
});

test('R5.7 nobody else can hire a reserved artist', () => {
  const game = table(
    { medici: { goods: { marble: 4, fiorini: 1000 } }, pazzi: { reservedArtists: [cellini, vasari] } },
    { row: ['ospedale-chiostro'], anonymous: [] },
  );
  expect(game.may('medici', complete('ospedale-chiostro'))).toBe(false);
});

test('R5.6, R5.7 two reserved cards of one artist are one choice; the one reserved first is taken', () => {
  const reserved = [
    { artist: 'cellini-sculptor', value: 3 },
    { artist: 'cellini-sculptor', value: 4 },
  ] as const;
  const game = table(
    { medici: { goods: { marble: 4, fiorini: 250 }, reservedArtists: reserved }, pazzi: {} },
    { row: ['ospedale-chiostro'], anonymous: [] },
  );
  game.plays('medici', complete('ospedale-chiostro'));
  expect(game.choices('medici')).toEqual([hire('cellini-sculptor', 'reserve')]);
  game.plays('medici', hire('cellini-sculptor', 'reserve'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ value: 3 }]);
  expect(game.state.secret.reservedValues[0]).toEqual([4]);
});
