import { expect, test } from 'vitest';
import type { Bonus } from '../src/index.ts';
import { mark, recruit, table } from './table.ts';

/** Options for a Captain's track with these spaces only. */
const showing = (...spaces: readonly Bonus[]) => ({ options: { figures: { tracks: { captain: { spaces } } } } });
const step = recruit('white', 'high');
const HIGH = { dice: { white: 6 } };

test('R10.1 a step marks the next space, and the bonus of that space comes before the next step', () => {
  const game = table({ ringo: {}, paul: {} }, showing('resource', 'star'));
  game.plays('ringo', recruit('white', 'low'));
  expect(game.player('ringo').tracks.captain).toBe(1);
  expect(game.supply('ringo').stars).toBe(0);
  game.plays('ringo', mark('cupola', 'wood'));
  expect(game.events.map(({ type }) => type)).toEqual(['marked', 'advanced', 'starGained']);
  expect(game.player('ringo').tracks.captain).toBe(2);
});

test('R10.2, R10.4, R10.5 spaces of a track give fiorini, a star or a spare resource', () => {
  const game = table({ ringo: {}, paul: {} }, showing('fiorini', 'star', 'spare'));
  game.plays('ringo', recruit('white', 'low'));
  expect(game.supply('ringo')).toEqual({ spares: 0, stars: 1, fiorini: 100 });
  const box = table({ ringo: {}, paul: {} }, { ...showing('spare'), ...HIGH });
  box.plays('ringo', step);
  expect(box.eventsOf('sparesGained')).toEqual([{ type: 'sparesGained', seat: 0, spares: 1, from: 'captain' }]);
});

test('R10.3 the Captain’s track scores the sum of the numbers reached', () => {
  const game = table({ ringo: { tracks: { captain: 8 } }, paul: { tracks: { captain: 10 } } });
  expect(game.line('ringo', 'captainTrack')).toBe(1 + 1 + 2);
  expect(game.line('paul', 'captainTrack')).toBe(7);
});

test('R10.6 a bonus step on another track gives the bonus of that track, in the order of the spaces', () => {
  const game = table({ ringo: { tracks: { preacher: 2, captain: 6 } }, paul: {} }, HIGH);
  // Space 7 of the Captain's track gives a step on the Preacher's; its space 3 gives one on the Captain's, to space 8.
  game.plays('ringo', step);
  expect(game.eventsOf('advanced')).toEqual([
    { type: 'advanced', seat: 0, track: 'captain', space: 7, bonus: 'preacher' },
    { type: 'advanced', seat: 0, track: 'preacher', space: 3, bonus: 'captain' },
    { type: 'advanced', seat: 0, track: 'captain', space: 8, bonus: 'points-2' },
  ]);
});

test('R10.6 the bonus of the other track comes before the second step on the first', () => {
  const game = table({ ringo: { tracks: { preacher: 6 } }, paul: {} }, showing('preacher', 'fiorini'));
  game.plays('ringo', recruit('white', 'low'));
  expect(game.asks('ringo')).toMatchObject({ ask: 'mark', from: 'bonus' });
  expect(game.player('ringo').tracks).toMatchObject({ captain: 1, preacher: 7 });
  game.plays('ringo', mark('cupola', 'wood'));
  expect(game.player('ringo').tracks.captain).toBe(2);
});

test('R10.7 a resource of a track marks any open icon, never becomes a spare one, and is lost without an icon', () => {
  const game = table({ ringo: {}, paul: {} }, { ...showing('resource'), ...HIGH });
  game.plays('ringo', step);
  expect(new Set(game.offered('ringo', 'mark').map(({ resource }) => resource)).size).toBe(6);
  expect(game.choices('ringo').every((move) => move.do === 'mark')).toBe(true);

  const artworks = [
    'camera-nuziale',
    'palazzo-facciata',
    'giardino',
    'ritratto',
    'chiesa-facciata',
    'cupola',
    'altare',
    'pulpito',
  ] as const;
  const built = ['fabbro', 'casa', 'taverna', 'zecca', 'loggia', 'mercato', 'palagio'] as const;
  const full = table({ ringo: { artworks, built, palazzoBonus: 6 }, paul: {} }, { ...showing('resource'), ...HIGH });
  full.plays('ringo', step);
  expect(full.eventsOf('lost')).toEqual([{ type: 'lost', seat: 0, resource: null, from: 'bonus' }]);
});

test('R10.9 every step beyond the end gives 100 fiorini', () => {
  const game = table({ ringo: { tracks: { captain: 9 } }, paul: {} });
  game.plays('ringo', recruit('white', 'low'));
  expect(game.player('ringo').tracks.captain).toBe(10);
  expect(game.eventsOf('pastEnd')).toEqual([{ type: 'pastEnd', seat: 0, track: 'captain', fiorini: 100 }]);
  expect(game.supply('ringo').fiorini).toBe(100);
});
