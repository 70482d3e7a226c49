import type { Family } from '@signoria/common';
import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { ARTISTS, CARDS, KINDS, LOCATIONS, MONUMENTS, QUANTITIES } from '../src/components.ts';
import { RESOURCES } from '../src/goods.ts';
import { card } from '../src/index.ts';
import { fontanaTable, hire, playCard, table } from './table.ts';

/** The component lists, worked examples, illustrations and hints of the rulebook. */

const options = { guilds: true, openPurses: false };
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

test('R1.2, R1.6 component list: 76 Florenza cards, 85 artists, 27 monuments, 17 locations, 86 resources, 4000 fiorini', () => {
  expect(sum(Object.values(CARDS).map(({ copies }) => copies.length))).toBe(76);
  expect(sum(Object.values(ARTISTS).map(({ values }) => values.length))).toBe(85);
  expect(Object.keys(MONUMENTS)).toHaveLength(27);
  expect(sum(Object.values(LOCATIONS).map(({ copies }) => copies.length))).toBe(17);
  expect(sum(RESOURCES.map((resource) => QUANTITIES.supply[resource]))).toBe(86);
  expect(QUANTITIES.supply).toMatchObject({ marble: 21, metal: 11 }); // the two counts that both editions print
  expect(QUANTITIES.supply.fiorini).toBe(8 * 50 + 16 * 100 + 4 * 500);
});

test('R1.3, R4.7 component list: 9 residences, 13 workshops, 12 guilds, 6 preachers, 12 buildings, palaces and churches', () => {
  const counts = KINDS.map((kind) => [
    kind,
    sum(
      Object.values(CARDS)
        .filter((row) => row.kind === kind)
        .map(({ copies }) => copies.length),
    ),
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    residence: 9,
    workshop: 13,
    guild: 12,
    preacher: 6,
    districtBuilding: 12,
    palace: 12,
    church: 12,
  });
});

test.each([
  [2, 6],
  [3, 8],
  [4, 10],
])(
  'R1.7, R1.8, R1.9 set-up for %i players: %i artists, seven monuments, 300 fiorini, one of each resource, five cards',
  (seats, artists) => {
    const { table, secret } = card.setup(options, seats, seedFromText('rulebook'));
    expect(table.artists).toHaveLength(artists);
    expect(table.row).toHaveLength(7);
    for (const player of table.players)
      expect(player.goods).toEqual({ marble: 1, wood: 1, metal: 1, fabric: 1, gold: 1, spice: 1, fiorini: 300 });
    for (const hand of secret.hands) expect(hand).toHaveLength(5);
  },
);

test('R2.5, R4.5 hint: with Palagio, Casamento and Casa you draw seven cards, and never more', () => {
  const residences = Object.keys(CARDS).filter((id) => CARDS[id as keyof typeof CARDS].kind === 'residence');
  expect(residences).toEqual(['casa', 'casamento', 'palagio']); // no fourth name, and no two alike (R4.6)
  const game = table(
    { medici: { built: ['palagio', 'casamento', 'casa'] }, pazzi: {} },
    { round: 2, at: 'drawFlorenzaCards' },
  );
  expect(game.hand('medici')).toHaveLength(7);
  expect(game.hand('pazzi')).toHaveLength(4);
});

test('R3.1, R3.2 example: Medici, Pazzi, Pitti and Strozzi with Palagio, Casamento, Casa and Predicatore', () => {
  const game = table(
    {
      medici: { built: ['casamento'] },
      pazzi: { built: ['palagio', 'girolamo-savonarola'] },
      pitti: { built: ['casa', 'giordano-bruno'] },
      strozzi: { built: ['casamento'] },
    },
    { captain: 'medici', round: 2 },
  );
  const acted: Family[] = [];
  const spaces: string[] = [];
  while (game.state.table.agenda.steps.at(-1)?.ask === 'action') {
    const [name] = game.waitsFor();
    if (name === undefined) break;
    acted.push(name);
    game.sendWorkers(name);
    spaces.push(...game.eventsOf('extraActions').map(({ space }) => space));
  }
  expect(spaces).toEqual(['palagio', 'casamento', 'casa', 'predicatore']);
  const everyone: Family[] = ['medici', 'pazzi', 'pitti', 'strozzi'];
  expect(acted).toEqual([
    ...everyone, // a. all players take their first action
    ...everyone, // b, c. and three more
    ...everyone,
    ...everyone,
    'pazzi', // d. Palagio
    ...['medici', 'strozzi'], // e. Casamento
    'pitti', // f. Casa
    ...['pazzi', 'pitti'], // g. Predicatore
  ]);
});

test('R2.5, R4.4, R4.5 example, step h: in the next round Casa, Casamento and Palagio each give a card, a Predicatore gives none', () => {
  const game = table(
    {
      medici: { built: ['casamento'] },
      pazzi: { built: ['palagio', 'girolamo-savonarola'] },
      pitti: { built: ['casa', 'giordano-bruno'] },
      strozzi: { built: ['casamento'] },
    },
    { captain: 'medici', round: 3, at: 'drawFlorenzaCards' },
  );
  expect(game.eventsOf('cardsDrawn').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 5],
    [1, 5],
    [2, 5],
    [3, 5],
  ]);
});

test('R5.3, R5.4 example: Strozzi hires Giambologna for the Fontana and turns over a masterpiece of 3', () => {
  const game = fontanaTable();
  game.plays('strozzi', playCard('fontana'));
  expect(game.choices('strozzi')).toEqual([hire('romano-architect'), hire('giambologna-sculptor')]); // an architect or a sculptor
  game.plays('strozzi', hire('giambologna-sculptor'));
  expect(game.eventsOf('cardPlayed')).toEqual([
    { type: 'cardPlayed', seat: 3, card: 'fontana', paid: { marble: 1, metal: 1, fiorini: 50 } },
  ]);
  expect(game.eventsOf('artistHired')).toMatchObject([{ artist: 'giambologna-sculptor', paid: 100, value: 3 }]);
  expect(game.goods('strozzi')).toEqual({});
  expect(Math.max(...ARTISTS['giambologna-sculptor'].values)).toBe(3); // the masterpiece has no effect but its 3
  expect(game.scores('strozzi')).toMatchObject({ palaces: 3, artists: 3 });
  expect(game.line('strozzi', 'guilds')).toBe(0);
});

test('R5.3 illustration: four cards show Giambologna, three of value 2 and one of 3; two show Giulio Romano, both of 2', () => {
  expect(ARTISTS['giambologna-sculptor']).toMatchObject({ skill: 'sculptor', cost: 100, values: [2, 2, 2, 3] });
  expect(ARTISTS['romano-architect']).toMatchObject({ skill: 'architect', cost: 100, values: [2, 2] });
});

test('R4.1 illustration: the Palagio costs one wood, two marble and one fabric', () => {
  const { cost } = CARDS.palagio;
  expect(cost).toEqual({ wood: 1, marble: 2, fabric: 1 });
});

test('R6.3 hint: reserving a monument and completing it later takes two actions', () => {
  const game = table(
    { medici: { goods: { marble: 4, fiorini: 150 } }, pazzi: {} },
    { captain: 'medici', row: ['ospedale-chiostro'] },
  );
  game.plays('medici', { do: 'reserveMonument', monument: 'ospedale-chiostro' });
  expect(game.waitsFor()).toEqual(['pazzi']); // the first action is over, the monument is not complete
  expect(game.player('medici').monuments).toEqual([]);
  game.sendWorkers('pazzi');
  game.plays('medici', { do: 'complete', monument: 'ospedale-chiostro' }, { do: 'hireAnonymous', skill: 'sculptor' });
  expect(game.waitsFor()).toEqual(['pazzi']);
  expect(game.player('medici').monuments).toEqual(['ospedale-chiostro']);
});

test.each([2, 3, 4])(
  'R2.1, R2.4 hint: with %i players the monument deck runs out exactly at the beginning of round 5',
  (seats) => {
    const state = card.setup(options, seats, seedFromText('hint'));
    const left: number[] = [state.secret.monumentDeck.length];
    while (card.pending(state).length > 0) {
      const [seat = 0] = card.pending(state);
      const moves = card.moves(state, seat);
      const move = moves.find((one) => one.do === 'sendWorkers') ?? moves[0];
      if (move === undefined) break;
      card.apply(state, seat, move, (event) => {
        if (event.type === 'monumentsDrawn') left.push(state.secret.monumentDeck.length);
      });
    }
    expect(left).toEqual([20, 15, 10, 5, 0]);
    expect(state.table.round).toBe(5);
  },
);
