import { expect, test } from 'vitest';
import type { Person } from './table.ts';
import { anonymous, complete, hire, playCard, table } from './table.ts';

const end = { round: 5, captain: 'medici', at: 'electCaptain' } as const;
const guildPoints = (medici: Person) =>
  table({ medici, pazzi: {}, pitti: {}, strozzi: {} }, end).line('medici', 'guilds');

test('R12.2 the Arte Maggiore scores 3 for each workshop', () => {
  expect(guildPoints({ built: ['arte-maggiore'] })).toBe(0);
  expect(guildPoints({ built: ['arte-maggiore', 'fabbro', 'cava', 'casa', 'pozzo'] })).toBe(6);
  expect(guildPoints({ built: ['fabbro', 'cava'] })).toBe(0);
});

test('R12.3 with the Bottega d’Arte artists cost 50 less', () => {
  const game = table(
    { medici: { goods: { marble: 1, fiorini: 150 }, built: ['bottega-d-arte'], hand: ['sagrato'] }, pazzi: {} },
    {
      artists: [
        { artist: 'alberti-architect', value: 1 }, // 50
        { artist: 'vasari-architect', value: 2 }, // 100
        { artist: 'palladio-architect', value: 3 }, // 150
      ],
    },
  );
  game.plays('medici', playCard('sagrato')); // costs 100 itself
  expect(game.choices('medici')).toEqual([hire('alberti-architect'), hire('vasari-architect'), anonymous('architect')]);
  game.plays('medici', hire('vasari-architect'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ paid: 50 }]);
  expect(game.goods('medici')).toEqual({});
});

test('R12.3 with the Bottega d’Arte an anonymous artist is free', () => {
  const game = table({
    medici: { goods: { marble: 1, fiorini: 100 }, built: ['bottega-d-arte'], hand: ['sagrato'] },
    pazzi: {},
  });
  game.plays('medici', playCard('sagrato'), anonymous('architect'));
  expect(game.eventsOf('anonymousHired')).toMatchObject([{ paid: 0 }]);
  expect(game.goods('medici')).toEqual({});
});

test('R12.3 the discount never exceeds the price of the artist and does not lower the cost of the work', () => {
  const options = { figures: { cards: { 'bottega-d-arte': { discount: 150 } } } };
  const game = table(
    { medici: { goods: { marble: 1, fiorini: 100 }, built: ['bottega-d-arte'], hand: ['sagrato'] }, pazzi: {} },
    { options, artists: [{ artist: 'alberti-architect', value: 1 }] },
  );
  game.plays('medici', playCard('sagrato'), hire('alberti-architect'));
  expect(game.eventsOf('artistHired')).toMatchObject([{ paid: 0 }]);
  expect(game.goods('medici')).toEqual({});
});

test('R12.4 with the Edificatore a monument costs 50 less, a church does not', () => {
  const goods = { marble: 4, fiorini: 100 };
  const game = table(
    { medici: { goods, built: ['edificatore'], hand: ['sagrato'] }, pazzi: {} }, // 100 and an architect
    { round: 2, row: ['ospedale-chiostro'] }, // 100 − 50 and an artist of 50
  );
  expect(game.may('medici', playCard('sagrato'))).toBe(false);
  game.plays('medici', complete('ospedale-chiostro'), anonymous('sculptor'));
  expect(game.eventsOf('monumentCompleted')).toMatchObject([{ paid: { marble: 4, fiorini: 50 } }]);
  expect(game.goods('medici')).toEqual({});
});

test('R12.4 the owner of the Edificatore pays the full cost of a church', () => {
  const goods = { marble: 1, fiorini: 150 };
  const game = table({ medici: { goods, built: ['edificatore'], hand: ['sagrato'] }, pazzi: {} }, { round: 2 });
  game.plays('medici', playCard('sagrato'), anonymous('architect'));
  expect(game.goods('medici')).toEqual({});
});

test('R12.4 the discount never exceeds the cost of the monument and does not lower the price of the artist', () => {
  const options = { figures: { cards: { edificatore: { discount: 200 } } } };
  const position = { round: 2, row: ['ospedale-chiostro'], options } as const;
  const built = ['edificatore'] as const;
  const poor = table({ medici: { goods: { marble: 4 }, built }, pazzi: {} }, position);
  expect(poor.may('medici', complete('ospedale-chiostro'))).toBe(false);
  const game = table({ medici: { goods: { marble: 4, fiorini: 50 }, built }, pazzi: {} }, position);
  game.plays('medici', complete('ospedale-chiostro'), anonymous('sculptor'));
  expect(game.goods('medici')).toEqual({});
});

test('R12.3, R12.4 both discounts apply together: 50 less for the monument and 50 less for the artist', () => {
  const game = table(
    { medici: { goods: { marble: 4, fiorini: 100 }, built: ['edificatore', 'bottega-d-arte'] }, pazzi: {} },
    { round: 2, row: ['ospedale-chiostro'], artists: [{ artist: 'giambologna-sculptor', value: 2 }], anonymous: [] },
  );
  game.plays('medici', complete('ospedale-chiostro'), hire('giambologna-sculptor'));
  expect(game.goods('medici')).toEqual({});
});

test('R12.5 the Mastro Artista scores 5 for each set of architect, sculptor and painter who were hired by name', () => {
  const architect = { work: 'sagrato', artist: 'vasari-architect', value: 2 } as const;
  const sculptor = { work: 'pulpito', artist: 'cellini-sculptor', value: 4 } as const;
  const painter = { work: 'abside', artist: 'perugino-painter', value: 2 } as const;
  const built = ['mastro-artista', 'sagrato', 'pulpito', 'abside'] as const;
  expect(guildPoints({ built, artworks: [architect, sculptor, painter] })).toBe(5);
  expect(guildPoints({ built, artworks: [architect, sculptor] })).toBe(0); // the painter was anonymous
  const reservedArtists = [{ artist: 'perugino-painter', value: 2 }] as const;
  expect(guildPoints({ built, artworks: [architect, sculptor], reservedArtists })).toBe(0); // reserved is not hired
});

test('R12.5 two artists of each type make two sets, on cards and monuments alike', () => {
  const artworks = [
    { work: 'sagrato', artist: 'vasari-architect', value: 2 },
    { work: 'pulpito', artist: 'cellini-sculptor', value: 4 },
    { work: 'abside', artist: 'perugino-painter', value: 2 },
    { work: 'duomo-campanile', artist: 'giotto-architect', value: 3 },
    { work: 'duomo-pulpito', artist: 'mochi-sculptor', value: 1 },
    { work: 'duomo-abside', artist: 'giotto-painter', value: 3 },
  ] as const;
  const built = ['mastro-artista', 'sagrato', 'pulpito', 'abside'] as const;
  const monuments = ['duomo-campanile', 'duomo-pulpito', 'duomo-abside'] as const;
  expect(guildPoints({ built, monuments, artworks })).toBe(10);
});

test('R12.6 the Padrone scores 3 for each residence', () => {
  expect(guildPoints({ built: ['padrone', 'casa', 'palagio', 'fabbro'] })).toBe(6);
});

test('R12.7 the Protettore scores 3 for each completed monument and nothing for a reserved one', () => {
  const monuments = ['ospedale-chiostro', 'uffizi-interni'] as const;
  expect(guildPoints({ built: ['protettore'], monuments, reservedMonuments: ['banco-atrio'] })).toBe(6);
});

test('R12.8 the Signore de lo Rione scores 2 more for each set, on top of the 5', () => {
  const built = ['signore-de-lo-rione', 'ritratto', 'camino', 'abside', 'navata', 'pozzo', 'loggia'] as const;
  expect(guildPoints({ built })).toBe(4);
  const game = table({ medici: { built }, pazzi: {}, pitti: {} }, end);
  expect(game.line('medici', 'sets')).toBe(10);
});

test('R12.2, R12.6 several guilds add up', () => {
  expect(guildPoints({ built: ['padrone', 'casa', 'arte-maggiore', 'fabbro', 'protettore'] })).toBe(6);
});
