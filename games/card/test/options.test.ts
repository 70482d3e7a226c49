import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { FIGURES } from '../src/figures.ts';
import { card } from '../src/index.ts';
import { playCard, table } from './table.ts';

const read = (input: unknown, seats = 2) => card.readOptions(input, seats);
const path = (input: unknown, seats = 2) => {
  const result = read(input, seats);
  return result.ok ? 'accepted' : `${result.error.code} at ${result.error.path}`;
};

test('R1.3, R1.11 by default guilds are in and purses are closed', () => {
  expect(read({})).toEqual({ ok: true, value: { guilds: true, openPurses: false } });
  expect(read(undefined)).toEqual(read({}));
  expect(read({ guilds: false, openPurses: true })).toEqual({ ok: true, value: { guilds: false, openPurses: true } });
  expect(card.options).toEqual([
    { id: 'guilds', kind: 'flag', default: true },
    { id: 'openPurses', kind: 'flag', default: false },
  ]);
});

test('options of another type or name are refused with their path', () => {
  expect(path({ guilds: 'yes' })).toBe('malformed at guilds');
  expect(path({ thieves: true })).toBe('malformed at thieves');
  expect(path([])).toBe('malformed at ');
  expect(path('guilds')).toBe('malformed at ');
});

test('without an override the figures are those of the box, and every row has a source', () => {
  const figures = card.figures({ guilds: true, openPurses: false });
  expect(figures).toBe(FIGURES);
  for (const rows of [figures.cards, figures.artists, figures.monuments, figures.locations])
    for (const row of Object.values(rows)) expect(row.source).toBe('published');
  expect(figures.prices.source).toBe('rulebook');
});

test('R4.1 an override changes and marks only the figures it names', () => {
  const options = read({ figures: { cards: { casa: { cost: { wood: 1 } } }, prices: { workers: 100 } } });
  if (!options.ok) throw new Error(options.error.message);
  const figures = card.figures(options.value);
  expect(figures.cards.casa).toEqual({
    ...FIGURES.cards.casa,
    cost: { ...FIGURES.cards.casa.cost, wood: 1 },
    source: 'override',
  });
  expect(figures.prices).toEqual({ ...FIGURES.prices, workers: 100, source: 'override' });
  expect(figures.cards.casamento).toEqual(FIGURES.cards.casamento);
  expect(FIGURES.cards.casa.cost.wood).toBe(2);
});

test('R4.1, R9.1 the rules play by the override', () => {
  const options = { figures: { cards: { casa: { cost: { wood: 1 } } }, prices: { workers: 100 } } };
  const game = table({ medici: { goods: { wood: 1 }, hand: ['casa'] }, pazzi: {} }, { options });
  game.plays('medici', playCard('casa')).sendWorkers('pazzi');
  expect(game.goods('medici')).toEqual({});
  expect(game.goods('pazzi')).toEqual({ fiorini: 100 });
});

test('R1.2, R1.8, R5.3 copies and values of an override are in the decks', () => {
  const figures = { cards: { casa: { copies: ['I', 'II 3+'] } }, artists: { 'giotto-architect': { values: [3, 9] } } };
  const options = read({ figures });
  if (!options.ok) throw new Error(options.error.message);
  const { secret, table: open } = card.setup(options.value, 2, seedFromText('copies'));
  const all = [...secret.deck, ...secret.hands.flat(), ...secret.laterDecks.flat()];
  expect(all.filter((one) => one === 'casa')).toHaveLength(1);
  expect(secret.artistDeck.length + open.artists.length).toBe(86);
});

test.each([
  [{ cards: { villa: { points: 1 } } }, 'malformed at figures.cards.villa'],
  [{ castles: {} }, 'malformed at figures.castles'],
  [{ cards: { casa: { colour: 1 } } }, 'malformed at figures.cards.casa.colour'],
  [{ cards: { casa: { cost: { wool: 1 } } } }, 'malformed at figures.cards.casa.cost.wool'],
  [{ cards: { casa: { cost: { wood: -1 } } } }, 'outOfRange at figures.cards.casa.cost.wood'],
  [{ cards: { casa: { cost: { wood: 1.5 } } } }, 'outOfRange at figures.cards.casa.cost.wood'],
  [{ cards: { casa: { cost: { wood: '2' } } } }, 'malformed at figures.cards.casa.cost.wood'],
  [{ cards: { casa: { copies: ['I', 'IV'] } } }, 'malformed at figures.cards.casa.copies.1'],
  [{ cards: { casa: { copies: 'I' } } }, 'malformed at figures.cards.casa.copies'],
  [{ cards: { casa: { kind: 'palace' } } }, 'malformed at figures.cards.casa.kind'],
  [{ cards: { fabbro: { artists: ['painter'] } } }, 'malformed at figures.cards.fabbro.artists'],
  [{ cards: { sagrato: { artists: [] } } }, 'outOfRange at figures.cards.sagrato.artists'],
  [{ cards: { sagrato: { artists: ['poet'] } } }, 'malformed at figures.cards.sagrato.artists.0'],
  [{ artists: { 'giotto-painter': { values: [] } } }, 'outOfRange at figures.artists.giotto-painter.values'],
  [{ artists: { 'giotto-painter': { values: [3, -4] } } }, 'outOfRange at figures.artists.giotto-painter.values.1'],
  [{ artists: { 'giotto-painter': { cost: 120 } } }, 'outOfRange at figures.artists.giotto-painter.cost'],
  [{ monuments: { 'uffizzi-interni': { points: 7 } } }, 'malformed at figures.monuments.uffizzi-interni'],
  [{ monuments: { 'uffizi-interni': { points: null } } }, 'malformed at figures.monuments.uffizi-interni.points'],
  [{ locations: { 'location-orafo': { copies: ['5'] } } }, 'malformed at figures.locations.location-orafo.copies.0'],
  [
    { locations: { 'location-capitano-del-popolo': { copies: [] } } },
    'malformed at figures.locations.location-capitano-del-popolo.copies',
  ],
  [{ prices: { workers: 75 } }, 'outOfRange at figures.prices.workers'],
  [{ supply: { fiorini: 4010 } }, 'outOfRange at figures.supply.fiorini'],
  [{ prestige: { set: 2.5 } }, 'outOfRange at figures.prestige.set'],
  [{ start: [] }, 'malformed at figures.start'],
  [{ box: {} }, 'malformed at figures.box'],
  [JSON.parse('{"__proto__": {"polluted": 1}}'), 'malformed at figures.__proto__'],
])('figures %j are refused: %s', (figures, refused) => {
  expect(path({ figures })).toBe(refused);
});

test.each([
  [{ supply: { wood: 3 } }, 4, 'outOfRange at figures.start.wood'],
  [{ start: { fiorini: 2050 } }, 2, 'outOfRange at figures.start.fiorini'],
  [{ hand: { opening: 9 } }, 2, 'outOfRange at figures.hand.opening'],
  [{ monumentRow: { perRound: 6 } }, 2, 'outOfRange at figures.monumentRow'],
  [{ artistsPerRound: { players3: 18 } }, 3, 'outOfRange at figures.artistsPerRound.players3'],
  [{ artistsPerRound: { players3: 18 } }, 2, 'accepted'],
])('figures %j with %i players: %s', (figures, seats, result) => {
  expect(path({ figures }, seats)).toBe(result);
});
