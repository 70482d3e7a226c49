import { expect, test } from 'vitest';
import { anonymous, choose, playCard, sendWorkers, table } from './table.ts';

test('R4.1 a card costs the resources and fiorini it shows, and they go back to the supply', () => {
  const game = table({
    medici: { goods: { metal: 2, marble: 1, wood: 1, fiorini: 100 }, hand: ['segheria', 'casa'] },
    pazzi: {},
  });
  const before = game.supply();
  expect(game.offered('medici', 'play')).toEqual([playCard('segheria')]); // one wood is not enough for the Casa
  game.plays('medici', playCard('segheria')); // one metal, one marble, 50 fiorini
  expect(game.goods('medici')).toEqual({ metal: 1, wood: 1, fiorini: 50 });
  expect(game.supply()).toEqual({
    ...before,
    metal: (before.metal ?? 0) + 1,
    marble: (before.marble ?? 0) + 1,
    fiorini: (before.fiorini ?? 0) + 50,
  });
  expect(game.hand('medici')).toEqual(['casa']);
});

test('R4.1 neither one resource nor 50 fiorini may be missing', () => {
  const cost = { metal: 1, marble: 1, fiorini: 50 };
  const mayPlay = (goods: Partial<typeof cost>) =>
    table({ medici: { goods, hand: ['segheria'] }, pazzi: {} }).may('medici', playCard('segheria'));
  expect(mayPlay(cost)).toBe(true);
  expect(mayPlay({ ...cost, metal: 0 })).toBe(false);
  expect(mayPlay({ ...cost, marble: 0 })).toBe(false);
  expect(mayPlay({ ...cost, fiorini: 0 })).toBe(false);
});

test('R4.1 only cards of your own hand can be played', () => {
  const game = table({ medici: { goods: { wood: 5 } }, pazzi: { goods: { wood: 5 }, hand: ['casa'] } });
  expect(game.offered('medici', 'play')).toEqual([]);
});

test('R4.2 the card is in front of its owner and stays there when rounds end', () => {
  const game = table(
    { medici: { goods: { wood: 1, marble: 1 }, hand: ['fabbro'] }, pazzi: {} },
    { captain: 'pazzi', space: 'fourth', ask: { ask: 'action', of: 'medici' } },
  );
  game.plays('medici', playCard('fabbro'));
  expect(game.player('medici').built).toEqual(['fabbro']);
  game.plays('pazzi', choose('gold'));
  expect(game.state.table.round).toBe(2);
  expect(game.player('medici').built).toEqual(['fabbro']);
});

test('R4.3 workshops and residences pay at the end of the round they are played in', () => {
  const game = table(
    {
      medici: { goods: { wood: 1, marble: 1 }, hand: ['fabbro'] },
      pazzi: { goods: { wood: 2, marble: 1 }, hand: ['casamento'] },
    },
    { captain: 'pazzi', space: 'fourth' },
  );
  game.plays('pazzi', playCard('casamento')).plays('medici', playCard('fabbro'));
  game.plays('pazzi', sendWorkers).plays('pazzi', choose('gold'));
  expect(game.eventsOf('income').filter(({ from }) => from === 'cards')).toEqual([
    { type: 'income', seat: 1, from: 'cards', goods: { fiorini: 50 } },
    { type: 'income', seat: 0, from: 'cards', goods: { metal: 1 } },
  ]);
});

test('R4.4 a preacher and each residence give one more action', () => {
  const game = table(
    { medici: { built: ['palagio', 'casamento', 'casa', 'girolamo-savonarola'] }, pazzi: {} },
    { captain: 'medici', round: 2 },
  );
  let actions = 0;
  while (game.state.table.agenda.steps.at(-1)?.ask === 'action') {
    if (game.waitsFor().includes('medici')) actions++;
    game.sendWorkers(...game.waitsFor());
  }
  expect(actions).toBe(8);
});

test('R4.5 a residence gives its card only from the next round on', () => {
  const game = table(
    { medici: { goods: { wood: 2 }, hand: ['casa'] }, pazzi: {} },
    { captain: 'medici', space: 'fourth' },
  );
  game.plays('medici', playCard('casa'));
  expect(game.hand('medici')).toEqual([]);
  game.sendWorkers('pazzi', 'medici').plays('medici', choose('gold'));
  expect(game.eventsOf('cardsDrawn').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 4],
    [0, 5],
  ]);
});

test('R4.6 a player cannot have two identical cards', () => {
  const game = table({
    medici: { goods: { wood: 8, marble: 8 }, built: ['casa'], hand: ['casa', 'casamento'] },
    pazzi: {},
  });
  expect(game.offered('medici', 'play')).toEqual([playCard('casamento')]);
});

test('R4.6 two identical cards in hand are offered as one choice', () => {
  const game = table({ medici: { goods: { wood: 8 }, hand: ['casa', 'fabbro', 'casa'] }, pazzi: {} });
  expect(game.offered('medici', 'play')).toEqual([playCard('casa')]);
  game.plays('medici', playCard('casa'));
  expect(game.hand('medici')).toEqual(['fabbro', 'casa']);
});

test('R4.6 the Facciata of the palace and that of the church are of different kinds and go together', () => {
  const game = table(
    {
      medici: { goods: { marble: 3, fiorini: 150 }, built: ['facciata-palazzo'], hand: ['facciata-chiesa'] },
      pazzi: {},
    },
    { round: 3 },
  );
  game.plays('medici', playCard('facciata-chiesa'), anonymous('architect'));
  expect(game.player('medici').built).toEqual(['facciata-palazzo', 'facciata-chiesa']);
});

test('R4.7 a player has at most one preacher', () => {
  const people = { goods: { fiorini: 500 }, hand: ['tommaso-d-aquino', 'francesco-d-assisi'] as const };
  const free = table({ medici: people, pazzi: {} }, { round: 3 });
  expect(free.offered('medici', 'play')).toHaveLength(2);
  const following = table({ medici: { ...people, built: ['girolamo-savonarola'] }, pazzi: {} }, { round: 3 });
  expect(following.offered('medici', 'play')).toEqual([]);
});

test('R4.8 a church asks for an artist with the same action; nothing is paid before', () => {
  const game = table({ medici: { goods: { marble: 1, fiorini: 200 }, hand: ['sagrato'] }, pazzi: {} });
  game.plays('medici', playCard('sagrato'));
  expect(game.state.table.agenda.steps.at(-1)).toEqual({ ask: 'hire', seat: 0, work: 'sagrato' });
  expect(game.goods('medici')).toEqual({ marble: 1, fiorini: 200 });
  expect(game.hand('medici')).toEqual(['sagrato']);
  game.plays('medici', anonymous('architect'));
  expect(game.player('medici').built).toEqual(['sagrato']);
  expect(game.hand('medici')).toEqual([]);
  expect(game.waitsFor()).toEqual(['pazzi']); // one action in all
});

test('R4.8 a district building needs no artist', () => {
  const game = table(
    { medici: { goods: { wood: 2, fiorini: 150 }, hand: ['biblioteca'] }, pazzi: {} },
    { anonymous: [] },
  );
  game.plays('medici', playCard('biblioteca'));
  expect(game.waitsFor()).toEqual(['pazzi']);
  expect(game.player('medici').artworks).toEqual([]);
});
