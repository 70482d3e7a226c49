import type { Decision, GameRecord } from '@signoria/engine';
import { advance, at, begin, chance, resume, seedFromText, toRecord, undoable } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { Move } from '../src/index.ts';
import { firenze } from '../src/index.ts';
import { done, found, give, table, take } from './table.ts';

const ROW = [
  ['mason', { white: 4 }],
  ['festival', { red: 4 }],
  ['spy', { blue: 2, green: 2 }],
  ['quarry', {}],
  ['warehouse', { white: 1 }],
  ['tribute', { purple: 1 }],
] as const;

test('R3.1, R3.2 the leftmost card is free, each other costs a brick more; only affordable cards are offered', () => {
  const offered = (bricks: number) => {
    const game = table({ holger: { store: { white: bricks } }, thomas: {} }, { row: ROW });
    return game.offered('holger', 'take').map(({ place }) => place);
  };
  expect(offered(1)).toEqual([0, 1]);
  expect(offered(3)).toEqual([0, 1, 2, 3]);
  expect(offered(5)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(offered(9)).toEqual([0, 1, 2, 3, 4, 5]);
  const poor = table({ holger: { store: { white: 1 } }, thomas: {} }, { row: ROW });
  expect(poor.whyNot('holger', take(3))).toBe('You need 3 bricks; you have 1. (R3.2)');
});

test('R3.1, R2.3 with an empty storehouse the leftmost card is the only choice', () => {
  const game = table({ holger: {}, thomas: {} }, { row: ROW });
  expect(game.asks('holger')).toBe('card');
  expect(game.choices('holger')).toEqual([take(0)]);
  game.plays('holger', take(0));
  expect(game.player('holger').hand).toEqual(['mason']);
  expect(game.store('holger')).toEqual({ white: 4 });
  expect(game.asks('holger')).toBe('build');
});

test('R3.2 a card costs one brick of any colour on each card to its left, from the leftmost on', () => {
  const game = table({ holger: { store: { white: 2, green: 1 } }, thomas: {} }, { row: ROW });
  game.plays('holger', take(2));
  expect(game.asks('holger')).toBe('cost');
  expect(game.choices('holger')).toEqual([give('white'), give('green')]);
  expect(game.whyNot('holger', give('blue'))).toBe('You have no blue brick in your storehouse. (R3.2)');
  game.plays('holger', give('green'));
  expect(game.onCard(0)).toEqual({ white: 4, green: 1 });
  expect(game.onCard(1)).toEqual({ white: 1, red: 4 }); // the second brick can only be white: nothing is asked
  expect(game.player('holger').hand).toEqual(['spy']);
});

test('R3.3 the bricks on the card cannot pay for it', () => {
  const game = table({ holger: { store: { white: 1 } }, thomas: {} }, { row: ROW });
  expect(game.may('holger', take(2))).toBe(false); // two bricks are needed, and four are on the card
});

test('R3.5 cards move left and a new one comes on the right with 4 bricks', () => {
  const position = { row: ROW, deck: ['princess'], pouch: { yellow: 6 } } as const;
  const game = table({ holger: { store: { white: 2 } }, thomas: {} }, position);
  game.plays('holger', take(1));
  expect(game.row()).toEqual(['mason', 'spy', 'quarry', 'warehouse', 'tribute', 'princess']);
  expect(game.onCard(5)).toEqual({ yellow: 4 });
  expect(game.pouch()).toEqual({ yellow: 2 });
});

test('R3.5 bricks lost to an event are in the pouch before the row is refilled', () => {
  const row = [['storehouse-fire', { red: 4 }], ...ROW.slice(1)] as unknown as typeof ROW;
  const game = table({ holger: { store: { red: 1 } }, thomas: {} }, { row, deck: ['spy'], pouch: {} });
  game.plays('holger', take(0));
  expect(game.onCard(5)).toEqual({ red: 3 });
});

test('R3.6 a pouch with fewer bricks gives all it has, and none are added later', () => {
  const game = table(
    { holger: { store: { white: 2 } }, thomas: {} },
    { row: ROW, deck: ['princess', 'princess'], pouch: { yellow: 3 } },
  );
  game.plays('holger', take(1));
  expect(game.onCard(5)).toEqual({ yellow: 3 });
  expect(game.pouch()).toEqual({});
  const empty = table({ holger: { store: { white: 2 } }, thomas: {} }, { row: ROW, deck: ['princess'], pouch: {} });
  empty.plays('holger', take(1));
  expect(empty.row()[5]).toBe('princess');
  expect(empty.onCard(5)).toEqual({});
});

test('R3.7 when the deck is empty, the discard pile is shuffled, with the event just resolved', () => {
  const row = [['tribute', {}], ...ROW.slice(1)] as unknown as typeof ROW;
  const position = { row, deck: [], discard: [] } as const;
  const people = { holger: { store: { white: 9 } }, thomas: { store: { white: 9 } } };
  const game = table(people, position);
  game.plays('holger', take(0));
  expect(game.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', cards: 1 }]);
  expect(game.row()[5]).toBe('tribute');
  expect(game.state.table.discard).toEqual([]);
});

test('R3.4, R9.4, R9.7, R9.8, R9.9 each kind of card goes to its place', () => {
  const taken = (card: 'spy' | 'festival' | 'quarry' | 'santa-croce' | 'collapse') => {
    const row = [['mason', {}], [card, {}], ...ROW.slice(2)] as unknown as typeof ROW;
    const game = table({ holger: { store: { white: 1 } }, thomas: {} }, { row });
    game.plays('holger', take(1));
    const { hand, buildings } = game.player('holger');
    return { hand, buildings, churches: game.state.table.churches, discard: game.state.table.discard };
  };
  expect(taken('spy')).toMatchObject({ hand: ['spy'], discard: [] });
  expect(taken('festival')).toMatchObject({ hand: ['festival'] });
  expect(taken('quarry')).toMatchObject({ hand: [], buildings: ['quarry'] });
  expect(taken('santa-croce')).toMatchObject({ churches: ['santa-croce'], discard: [] });
  expect(taken('collapse')).toMatchObject({ hand: [], discard: ['collapse'] });
});

test('R9.8 a second building of one name is discarded, its bricks are kept', () => {
  const row = [['warehouse', { red: 2 }], ...ROW.slice(1)] as unknown as typeof ROW;
  const game = table({ holger: { store: { white: 1 }, buildings: ['warehouse'] }, thomas: {} }, { row });
  game.plays('holger', take(0));
  expect(game.player('holger').buildings).toEqual(['warehouse']);
  expect(game.state.table.discard).toEqual(['warehouse']);
  expect(game.store('holger')).toEqual({ white: 1, red: 2 });
  expect(game.eventsOf('buildingRefused')).toHaveLength(1);
});

test('R2.1, R2.2 turns go clockwise, and only one player acts', () => {
  const game = table({ holger: { store: { white: 1 } }, thomas: { store: { white: 1 } }, daniela: {} }, { row: ROW });
  expect(game.waitsFor()).toEqual(['holger']);
  expect(game.whyNot('thomas', take(0))).toBe('It is another player’s turn. (R2.2)');
  game.plays('holger', take(0), done);
  expect(game.waitsFor()).toEqual(['thomas']);
});

test('R1.12, R2.4 taking the card is a barrier to undo, the rest of the turn can be taken back', () => {
  const options = firenze.readOptions({}, 2);
  let game = begin(firenze, options.ok ? options.value : expect.fail(), 2, seedFromText('undo'));
  const seat = game.state.table.active;
  ({ game } = advance(firenze, game, seat, { do: 'take', place: 0 }));
  expect(undoable(game)).toBe(0);
  ({ game } = advance(firenze, game, seat, found('white')));
  ({ game } = advance(firenze, game, seat, { do: 'raise', tower: 0 }));
  expect(undoable(game)).toBe(2);
  expect(game.turns[seat]).toBe(0); // still the turn that began with the card
});

test('R2.4 paying can be taken back, too, until the card is taken', () => {
  const options = firenze.readOptions({}, 2);
  let game = begin(firenze, options.ok ? options.value : expect.fail(), 2, seedFromText('undo'));
  const { active, players } = game.state.table;
  const player = players[active] ?? expect.fail();
  player.store = { ...player.store, red: 2 };
  ({ game } = advance(firenze, game, active, { do: 'take', place: 3 }));
  ({ game } = advance(firenze, game, active, { do: 'give', colour: 'red' }));
  expect(undoable(game)).toBe(2);
});

test('R2.3 the only affordable card is not taken automatically, so the previous player can undo', () => {
  const people = { holger: { store: { white: 1 } }, thomas: { store: {} } };
  const game = table(people, { at: 'build', row: ROW, exchanged: true });
  expect(firenze.apply(firenze.clone(game.state), 0, done)).toMatchObject({ revealed: false, turnOver: true });
  game.plays('holger', done);
  expect(game.choices('thomas')).toEqual([take(0)]);
});

test('a record of rules version 2, which leaves out cards taken without an alternative, is completed', () => {
  const records = Array.from({ length: 12 }, (_, number) => recordOf(`only card ${number}`));
  const older = records.map(({ whole, asked }) => ({ ...whole, rulesVersion: 2, decisions: asked }));
  expect(records.some(({ whole, asked }) => whole.decisions.length > asked.length)).toBe(true);
  for (const [index, record] of older.entries()) {
    const resumed = resume(firenze, record);
    expect(resumed.ok && toRecord(firenze, resumed.value.game)).toEqual(at(records, index).whole);
  }
  const { whole } = at(records, 0);
  expect(resume(firenze, { ...whole, rulesVersion: 2, decisions: whole.decisions.slice(1) }).ok).toBe(false);
});

/** Plays a game at random. `asked` leaves out the decisions for a card that had no alternative. */
function recordOf(name: string) {
  const options = firenze.readOptions({}, 2);
  if (!options.ok) throw new Error(options.error.message);
  const draw = chance(seedFromText(name), 'moves');
  let game = begin(firenze, options.value, 2, seedFromText(name));
  const asked: Decision<Move>[] = [];
  for (let [seat] = firenze.pending(game.state); seat !== undefined; [seat] = firenze.pending(game.state)) {
    const moves = firenze.moves(game.state, seat);
    const move = firenze.randomMove(game.state, seat, draw);
    if (moves.length > 1 || move.do !== 'take') asked.push({ seat, move });
    game = advance(firenze, game, seat, move).game;
  }
  const whole: GameRecord<Move> = JSON.parse(JSON.stringify(toRecord(firenze, game)));
  return { whole, asked };
}
