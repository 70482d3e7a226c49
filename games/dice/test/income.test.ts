import { expect, test } from 'vitest';
import { collect, mark, table } from './table.ts';

test('R4.1, R4.2 everyone receives the income of their Chiesa: fiorini, or a step on the artwork’s track', () => {
  const game = table(
    {
      ringo: { artworks: ['chiesa-facciata'] },
      paul: { artworks: ['cupola'] },
      george: { artworks: ['altare'] },
      john: { artworks: ['pulpito', 'ritratto'] },
    },
    { round: 2, at: 'income' },
  );
  expect(game.supply('ringo').fiorini).toBe(100);
  expect(game.player('paul').tracks).toEqual({ captain: 1, bishop: 0, preacher: 0 });
  expect(game.player('george').tracks).toEqual({ captain: 0, bishop: 1, preacher: 0 });
  expect(game.player('john').tracks).toEqual({ captain: 0, bishop: 0, preacher: 1 });
  expect(game.eventsOf('incomeCollected')).toHaveLength(4); // nothing for the Palazzo
});

test('R4.1, R3.1 all players collect income at the same time, before Captain and Bishop are compared', () => {
  const game = table(
    { ringo: { artworks: ['cupola', 'altare'] }, paul: { artworks: ['cupola', 'pulpito'] }, john: {} },
    { round: 2, at: 'income' },
  );
  expect(game.waitsFor()).toEqual(['ringo', 'paul']);
  game.plays('paul', collect('cupola'));
  expect(game.waitsFor()).toEqual(['ringo']);
  expect(game.eventsOf('officesNamed')).toEqual([]);
  game.plays('ringo', collect('altare'));
  expect(game.eventsOf('officesNamed')).toEqual([{ type: 'officesNamed', captain: null, bishop: 0 }]);
});

test('R4.3 several incomes are collected in the order that the player chooses, each with all its bonuses', () => {
  const people = { ringo: { artworks: ['cupola', 'pulpito'], tracks: { captain: 6, preacher: 6 } }, paul: {} } as const;
  const game = table(people, { round: 2, at: 'income' });
  expect(game.choices('ringo')).toEqual([collect('cupola'), collect('pulpito')]);
  // Space 7 of the Captain's track gives a step on the Preacher's; its space 7 gives a resource. The Pulpito waits.
  game.plays('ringo', collect('cupola'));
  expect(game.asks('ringo')).toMatchObject({ ask: 'mark', from: 'bonus' });
  expect(game.player('ringo').tracks).toMatchObject({ captain: 7, preacher: 7 });
  game.plays('ringo', mark('altare', 'gold'));
  expect(game.player('ringo').tracks).toMatchObject({ captain: 7, preacher: 8 });
});

test('R3.2 there is no income in round 1, nor are offices named', () => {
  const game = table({ ringo: { artworks: ['cupola'], tracks: { captain: 3 } }, paul: {} }, { round: 1, at: 'income' });
  expect(game.events.map(({ type }) => type)).toEqual(['rolled']);
  expect(game.player('ringo').tracks.captain).toBe(3);
});
