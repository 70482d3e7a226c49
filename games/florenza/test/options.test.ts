import { anyOptions } from '@signoria/testkit/vitest';
import { expect, test } from 'vitest';
import { FIGURES } from '../src/figures.ts';
import { florenza } from '../src/index.ts';
import { dealt } from './deal.ts';
import { table } from './table.ts';

const path = (input: unknown, seats = 2) => {
  const read = florenza.readOptions(input, seats);
  return read.ok ? 'accepted' : read.error.path;
};

const read = (input: unknown) => {
  const options = florenza.readOptions(input, 2);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
};

test('R1.4, R1.9, R1.10, R1.11, R4.4, R9.11 missing options have their defaults', () => {
  expect(florenza.readOptions({}, 2)).toEqual({
    ok: true,
    value: {
      firstGame: false,
      noDie: false,
      palagio: true,
      twoPlayerOffices: true,
      limitedCubes: false,
      hiddenCertificates: false,
    },
  });
});

test.each([
  [{ firstGame: 1 }, 'firstGame'],
  [{ die: true }, 'die'],
  [{ figures: { workshops: { boscaiuolo: { pay: { wood: 1 } } } } }, 'figures.workshops.boscaiuolo.pay'],
  [{ figures: { workshops: { casa: { gain: { wood: 1 } } } } }, 'figures.workshops.casa.gain'],
  [{ figures: { workshops: { osteria: { copies: 1 } } } }, 'figures.workshops.osteria'],
  [{ figures: { artworks: { 'duomo-abside': { income: { gold: 1 } } } } }, 'figures.artworks.duomo-abside.income'],
  [{ figures: { artworks: { 'duomo-abside': { skills: [] } } } }, 'figures.artworks.duomo-abside.skills'],
  [{ figures: { artists: { giotto: { life: 8 } } } }, 'figures.artists.giotto.life'],
  [{ figures: { artists: { giotto: { name: 'Giotto' } } } }, 'figures.artists.giotto.name'],
  [{ figures: { skills: { 'giotto-painter': { table: [1, 2] } } } }, 'figures.skills.giotto-painter.table'],
  [{ figures: { skills: { 'giotto-painter': { masterpiece: [7] } } } }, 'figures.skills.giotto-painter.masterpiece.0'],
  [{ figures: { prices: { sale: 75 } } }, 'figures.prices.sale'],
  [{ figures: { noDie: { step: 51 } } }, 'figures.noDie.step'],
  [{ figures: { noDie: { step: 0 } } }, 'figures.noDie.step'],
  [{ figures: { die: { 7: { resource: 'wood' } } } }, 'figures.die.7'],
])('options %j are refused at %s', (input, refused) => {
  expect(path(input)).toBe(refused);
});

test.each([
  [{ figures: { workers: { start: 9 } } }, 2, 'figures.workers.start'],
  [{ figures: { workshops: { fabbro: { copies: 0 } } } }, 2, 'figures.workshops.fabbro.copies'],
  [{ firstGame: true, figures: { workshops: { fabbro: { copies: 0 } } } }, 2, 'accepted'],
  [{ firstGame: true, figures: { workshops: { fabbro: { copies: 0 } } } }, 3, 'figures.workshops.fabbro.copies'],
  [{ limitedCubes: true, figures: { cubes: { gold: 4 } } }, 5, 'figures.start.gold'],
  [{ figures: { cubes: { gold: 4 } } }, 5, 'accepted'],
])('R1.2, R1.4, R1.8 options %j with %i players: %s', (input, seats, outcome) => {
  expect(path(input, seats)).toBe(outcome);
});

/**
 * Counted by hand: both players choose two workshops (4). Each of the 8 rounds has the Atrio, the Captain and the
 * Bishop (3). Each of the two players has 8 workers with an artist or preacher (16) and up to three questions about the
 * work of each (24), a pass (1), and at the market a sale, a purchase, two for one and leaving (5): 4 + 8 × (3 + 2 ×
 * 46). With ten workers each player has ten decisions more in a round.
 */
test('R1.8, R3.6, R4.1, R5.1, R6.1, R7.1, R9.1 mostDecisions counts the most decisions of every phase', () => {
  const most = (options: unknown) => florenza.mostDecisions(read(options), 2);
  expect(most({})).toBe(764);
  expect(most({ figures: { workers: { all: 10 } } })).toBe(764 + 8 * 2 * 10);
});

test('an override changes and marks the figures it names', () => {
  const { figures } = dealt(2, { figures: { workshops: { fabbro: { cost: { wood: 3 } } } } });
  expect([figures.workshops.fabbro.cost.wood, figures.workshops.fabbro.source]).toEqual([3, 'override']);
  expect(figures.workshops.cava).toEqual(FIGURES.workshops.cava);
  expect(figures.derived.skillsFor['duomo-cupola'].buonarroti.map(({ skill }) => skill)).toEqual([
    'architect',
    'painter',
  ]);
});

test('R1.11 with the option the certificates of the others are hidden, though everybody could count them', () => {
  const people = { paul: { certificates: 5 }, mary: { certificates: 3 } };
  const game = table(people, { options: { hiddenCertificates: true } });
  const lines = (viewer: number | null, seat: number) => florenza.hiddenLines(florenza.view(game.state, viewer), seat);
  expect([lines(0, 0), lines(0, 1), lines(null, 0)]).toEqual([[], ['certificates'], ['certificates']]);
  const shown = table(people);
  expect(florenza.hiddenLines(florenza.view(shown.state, 0), 1)).toEqual([]);
  const over = table(people, { at: 'roundEnd', options: { hiddenCertificates: true } });
  expect(florenza.hiddenLines(florenza.view(over.state, 0), 1)).toEqual([]);
});

anyOptions(florenza);
