import { expect, test } from 'vitest';
import { anonymous, complete, hire, table } from './table.ts';

const chiostro = { marble: 4, fiorini: 100 }; // and a sculptor or an architect

test('R6.1 a player can complete any monument of the row or of the own reserve, but none that another player reserved', () => {
  const game = table(
    {
      medici: { goods: { marble: 5, metal: 1, fiorini: 150 }, reservedMonuments: ['ospedale-chiostro'] },
      pazzi: { reservedMonuments: ['battistero-cupola'] },
    },
    { row: ['lastricato-fontana', 'palazzodellasignoria-facciata'] }, // the fountain costs 200 fiorini
  );
  expect(game.offered('medici', 'complete')).toEqual([
    complete('palazzodellasignoria-facciata'),
    complete('ospedale-chiostro'),
  ]);
});

test('R6.1, R6.2 completing a monument of the row pays its cost and an artist, and the card lies in front of the player', () => {
  const game = table(
    { medici: { goods: { ...chiostro, fiorini: 200 } }, pazzi: {} },
    { row: ['banco-atrio', 'ospedale-chiostro'], artists: [{ artist: 'giambologna-sculptor', value: 2 }] },
  );
  const before = game.supply();
  game.plays('medici', complete('ospedale-chiostro'), hire('giambologna-sculptor'));
  expect(game.goods('medici')).toEqual({});
  expect(game.supply()).toMatchObject({ marble: (before.marble ?? 0) + 4, fiorini: (before.fiorini ?? 0) + 200 });
  expect(game.state.table.row).toEqual(['banco-atrio']);
  expect(game.player('medici').monuments).toEqual(['ospedale-chiostro']);
  expect(game.eventsOf('monumentCompleted')).toMatchObject([{ paid: { marble: 4, fiorini: 100 } }]);
  expect(game.scores('medici')).toMatchObject({ monuments: 7, artists: 2 });
});

test('R6.1 completing a reserved monument leaves the row as it is and takes the monument out of the reserve', () => {
  const game = table(
    { medici: { goods: { ...chiostro, fiorini: 150 }, reservedMonuments: ['ospedale-chiostro'] }, pazzi: {} },
    { row: ['banco-atrio'] },
  );
  game.plays('medici', complete('ospedale-chiostro'), anonymous('sculptor'));
  expect(game.player('medici').reservedMonuments).toEqual([]);
  expect(game.player('medici').monuments).toEqual(['ospedale-chiostro']);
  expect(game.state.table.row).toEqual(['banco-atrio']);
  expect(game.line('medici', 'reservedMonuments')).toBe(0);
});

test('R6.2 a monument is not offered if one resource or 50 fiorini are missing', () => {
  const may = (goods: Partial<typeof chiostro>) =>
    table({ medici: { goods }, pazzi: {} }, { row: ['ospedale-chiostro'] }).may(
      'medici',
      complete('ospedale-chiostro'),
    );
  expect(may({ marble: 4, fiorini: 150 })).toBe(true);
  expect(may({ marble: 3, fiorini: 150 })).toBe(false);
  expect(may({ marble: 4, fiorini: 100 })).toBe(false); // nothing left for the artist
});

test('R6.5 a player may complete other monuments before the reserved ones', () => {
  const game = table(
    {
      medici: { goods: { marble: 4, fiorini: 150 }, reservedMonuments: ['duomo-cupola', 'duomo-facciata'] },
      pazzi: {},
    },
    { row: ['ospedale-chiostro'] },
  );
  game.plays('medici', complete('ospedale-chiostro'), anonymous('architect'));
  expect(game.player('medici')).toMatchObject({
    monuments: ['ospedale-chiostro'],
    reservedMonuments: ['duomo-cupola', 'duomo-facciata'],
  });
});
