import { expect, test } from 'vitest';
import { MONUMENTS } from '../src/components.ts';
import { FIGURES } from '../src/figures.ts';
import { ROUND } from '../src/flow.ts';
import type { Card } from '../src/index.ts';
import { keep, playCard, sendWorkers, table } from './table.ts';

const four = { medici: {}, pazzi: {}, pitti: {}, strozzi: {} };

test('R2.1 the phases of a round come in this order', () => {
  expect(ROUND.map(({ name }) => name)).toEqual([
    'drawArtistsAndMonuments',
    'drawFlorenzaCards',
    ...['first', 'second', 'third', 'fourth', 'palagio', 'casamento', 'casa', 'predicatore'],
    ...['discardMonumentsAndArtists', 'chooseKeptCards', 'discardHands'],
    ...['familyIncome', 'captainsResource', 'cardIncome', 'electCaptain', 'resetLocations'],
  ]);
});

test('R2.2 nothing is drawn in round 1', () => {
  const game = table({ medici: {}, pazzi: {} }, { round: 1, at: 'drawArtistsAndMonuments' });
  expect(game.events).toEqual([]);
  expect(game.waitsFor()).toEqual(['medici']);
});

test.each([
  [{ medici: {}, pazzi: {} }, 6],
  [{ medici: {}, pazzi: {}, pitti: {} }, 8],
  [four, 10],
])('R2.3 new artists are drawn face down each round (%#)', (people, count) => {
  const game = table(people, { round: 2, at: 'drawArtistsAndMonuments' });
  expect(game.state.table.artists).toHaveLength(count);
  expect(game.state.secret.artistValues).toHaveLength(count);
  expect(game.eventsOf('artistsDrawn')).toEqual([{ type: 'artistsDrawn', artists: game.state.table.artists }]);
});

test('R2.4 five new monuments are sorted in with the old; of equals the earlier drawn is further left', () => {
  const game = table(
    { medici: {}, pazzi: {} },
    {
      round: 2,
      at: 'drawArtistsAndMonuments',
      row: ['banco-atrio', 'ospedale-chiostro'], // 9, 7
      monumentDeck: [
        'battistero-cupola', // 7
        'duomo-pulpito', // 9
        'duomo-cupola', // 19
        'uffizi-interni', // 6
        'ospedale-cappella', // 7
      ],
    },
  );
  expect(game.state.table.row).toEqual([
    'duomo-cupola',
    ...['banco-atrio', 'duomo-pulpito'],
    ...['ospedale-chiostro', 'battistero-cupola', 'ospedale-cappella'],
    'uffizi-interni',
  ]);
  expect(game.state.table.row.map((one) => MONUMENTS[one].points)).toEqual([19, 9, 9, 7, 7, 7, 6]);
});

test('R2.5 from the Captain clockwise everyone draws four cards and one for each residence', () => {
  const game = table(
    { medici: { built: ['casa'] }, pazzi: {}, pitti: { built: ['casa', 'casamento'] } },
    { captain: 'pazzi', round: 2, at: 'drawFlorenzaCards' },
  );
  expect(game.eventsOf('cardsDrawn').map(({ seat, count }) => [seat, count])).toEqual([
    [1, 4],
    [2, 6],
    [0, 5],
  ]);
});

const numeralsOf = (cards: readonly Card[]) => {
  const marks = cards.flatMap((one) => FIGURES.cards[one].copies.map((mark) => mark.split(' ')[0] ?? ''));
  return [...new Set(marks)].sort();
};

test('R2.6 deck II joins in round 2, deck III in round 3', () => {
  const game = table({ medici: {}, pazzi: {} }, { round: 1, at: 'electCaptain' });
  expect(game.state.table.round).toBe(2);
  const inPlay = () => [...game.state.secret.deck, ...game.state.secret.hands.flat()];
  expect(inPlay()).toHaveLength(32);
  expect(game.state.secret.laterDecks.map(({ length }) => length)).toEqual([16]);
  expect(inPlay()).not.toContain('padrone'); // deck III only
  expect(inPlay()).toContain('cava'); // deck II only
  const third = table({ medici: {}, pazzi: {} }, { round: 2, at: 'electCaptain' });
  expect([...third.state.secret.deck, ...third.state.secret.hands.flat()]).toHaveLength(48);
  expect(third.state.secret.laterDecks).toEqual([]);
  expect(numeralsOf(third.state.secret.deck)).toEqual(['I', 'II', 'III']);
});

test('R2.6 the discard pile is shuffled in before round 4, and not before round 5', () => {
  const deck: Card[] = ['casa', 'casa', 'casamento', 'fabbro', 'sagrato', 'ritratto', 'cava', 'pozzo', 'sala'];
  const fourth = table({ medici: {}, pazzi: {} }, { round: 3, at: 'electCaptain', deck });
  expect(fourth.state.table.round).toBe(4);
  expect(fourth.state.secret.discarded.flat(2)).toEqual([]);
  expect(fourth.state.secret.deck).toHaveLength(48 - 8);
  const fifth = table({ medici: {}, pazzi: {} }, { round: 4, at: 'electCaptain', deck });
  expect(fifth.state.table.round).toBe(5);
  expect(fifth.state.secret.discarded.flat(2)).toHaveLength(48 - 9);
  expect(fifth.state.secret.deck).toEqual(['sala']); // the other eight were drawn from the top: the deck was not shuffled
});

test('R2.7 a short deck is dealt player by player: the whole share while it lasts', () => {
  const deck: Card[] = ['casa', 'casamento', 'fabbro', 'sagrato', 'ritratto', 'erbolaio'];
  const game = table(
    { medici: {}, pazzi: {}, pitti: {} },
    { captain: 'pazzi', round: 5, at: 'drawFlorenzaCards', deck },
  );
  expect(game.hand('pazzi')).toEqual(['casa', 'casamento', 'fabbro', 'sagrato']);
  expect(game.hand('pitti')).toEqual(['ritratto', 'erbolaio']);
  expect(game.hand('medici')).toEqual([]);
});

test('R3.1 each player has four actions, in turns from the Captain clockwise', () => {
  const game = table({ medici: {}, pazzi: {}, pitti: {} }, { captain: 'pitti' });
  for (let turn = 0; turn < 4; turn++) {
    expect(game.waitsFor()).toEqual(['pitti']);
    game.sendWorkers('pitti');
    expect(game.waitsFor()).toEqual(['medici']);
    game.sendWorkers('medici');
    expect(game.waitsFor()).toEqual(['pazzi']);
    game.sendWorkers('pazzi');
  }
  expect(game.state.table.agenda.steps.at(-1)?.ask).toBe('captainsResource');
});

test('R3.2 extra actions follow the turn order, which starts with the Captain', () => {
  const preachers = table(
    { medici: { built: ['girolamo-savonarola'] }, pazzi: {}, pitti: { built: ['giordano-bruno'] } },
    { captain: 'pazzi', space: 'fourth', ask: { ask: 'action', of: 'medici' } },
  );
  preachers.plays('medici', sendWorkers);
  expect(preachers.eventsOf('extraActions')).toEqual([{ type: 'extraActions', space: 'predicatore', seats: [2, 0] }]);
  expect(preachers.waitsFor()).toEqual(['pitti']);
});

test('R3.3 a Casa played as the fourth action gives its action in the same round', () => {
  const game = table(
    { medici: {}, pazzi: { goods: { wood: 2 }, hand: ['casa'] } },
    { captain: 'medici', space: 'fourth', ask: { ask: 'action', of: 'pazzi' } },
  );
  game.plays('pazzi', playCard('casa'));
  expect(game.eventsOf('extraActions')).toEqual([{ type: 'extraActions', space: 'casa', seats: [1] }]);
  expect(game.waitsFor()).toEqual(['pazzi']);
});

test('R3.3 a Palagio played in the Casamento action comes too late, a preacher played in it does not', () => {
  const owner = { goods: { wood: 1, marble: 2, fabric: 1, fiorini: 100 }, built: ['casamento'] as const };
  const palagio = table(
    { medici: { ...owner, hand: ['palagio'] }, pazzi: {} },
    { captain: 'medici', round: 2, space: 'casamento' },
  );
  palagio.plays('medici', playCard('palagio'));
  expect(palagio.eventsOf('extraActions')).toEqual([]);
  expect(palagio.state.table.agenda.steps.at(-1)?.ask).toBe('captainsResource');
  const preacher = table(
    { medici: { ...owner, hand: ['girolamo-savonarola'] }, pazzi: {} },
    { captain: 'medici', round: 2, space: 'casamento' },
  );
  preacher.plays('medici', playCard('girolamo-savonarola'));
  expect(preacher.waitsFor()).toEqual(['medici']);
});

test('R3.4 there is no passing; workers can always be sent out, even with an empty supply', () => {
  const game = table(
    { medici: {}, pazzi: {} },
    { supply: { fiorini: 0, marble: 0, wood: 0, metal: 0, fabric: 0, gold: 0, spice: 0 }, locations: [], deck: [] },
  );
  expect(game.choices('medici')).toEqual([sendWorkers]);
  game.plays('medici', sendWorkers);
  expect(game.goods('medici')).toEqual({});
  expect(game.eventsOf('workersSent')).toEqual([{ type: 'workersSent', seat: 0, fiorini: 0 }]);
});

test('R3.5 a move other than sending out workers is illegal if the supply cannot pay it in full', () => {
  const game = table(
    { medici: { goods: { marble: 2, fiorini: 300 } }, pazzi: {} },
    { supply: { fiorini: 50, marble: 0, wood: 0, metal: 0, fabric: 0, gold: 0, spice: 0 } },
  );
  expect(game.choices('medici').map(({ do: sort }) => sort)).toEqual(['activate', 'sendWorkers', 'seekInspiration']);
  expect(game.offered('medici', 'activate')).toEqual([{ do: 'activate', location: 'location-capitano-del-popolo' }]);
});

test('R2.1 the game is over after the fifth round and asks nobody anything', () => {
  const game = table({ medici: { hand: ['casa', 'fabbro'] }, pazzi: {} }, { round: 5, at: 'electCaptain' });
  expect(game.state.table.over).toBe(true);
  expect(game.waitsFor()).toEqual([]);
  expect(game.may('medici', keep('casa'))).toBe(false);
  expect(game.eventsOf('gameEnded')).toHaveLength(1);
});
