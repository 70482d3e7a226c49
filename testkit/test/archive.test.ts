import type { AnyRules } from '@signoria/engine';
import { derivedSeed, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { palio } from '../../engine/test/toy/index.ts';
import { canonicalJson, faultOf, playThrough, readArchive, writeArchive } from '../src/index.ts';

const rules = palio as unknown as AnyRules;
const GAMES = [2, 3, 2].map((seats, index) => {
  const setting = { options: { thieves: index < 2 }, seats, seed: derivedSeed(seedFromText('archive'), 'game', index) };
  return { ...setting, decisions: playThrough(rules, { ...setting, checks: [] }).game?.decisions ?? [] };
});
const TEXT = writeArchive(rules, GAMES);
const WHAT_TO_DO =
  'If the change is intended, raise rulesVersion of palio (stored games would replay differently), then run `npm run archive`.';

/** Returns the fault of the archive under changed rules. */
const faultAfter = (change: Partial<AnyRules>) => faultOf({ ...rules, ...change }, readArchive(TEXT));

test('an archive stores whole games in compact form, and replaying them gives the same result', () => {
  const { game, rulesVersion, games } = readArchive(TEXT);
  expect({ game, rulesVersion }).toEqual({ game: 'palio', rulesVersion: 1 });
  expect(games.map(({ decisions }) => decisions)).toEqual(GAMES.map(({ decisions }) => decisions));
  expect(TEXT.length).toBeLessThan(JSON.stringify(games).length / 2);
  expect(faultAfter({})).toBeUndefined();
});

test('the order of moves and of keys does not matter', () => {
  expect(faultAfter({ moves: (state, seat) => rules.moves(state, seat).toReversed() })).toBeUndefined();
  expect(canonicalJson({ b: [{ d: 1, c: 2 }], a: null })).toBe('{"a":null,"b":[{"c":2,"d":1}]}');
});

test('another score, rank or final state is reported as a changed outcome, with instructions', () => {
  const scored = faultAfter({ scores: (state) => rules.scores(state).map((score) => ({ ...score, total: 99 })) });
  expect(scored).toMatch(/^game 1 of the archive \(2 seats, seed [0-9a-f]{32}\): scores 99 .*, once \d/);
  expect(scored?.split('\n').at(-1)).toBe(WHAT_TO_DO);
  expect(faultAfter({ scores: (state) => rules.scores(state).map((score) => ({ ...score, rank: 1 })) })).toContain(
    '(rank 1), ',
  );
  const setup: AnyRules['setup'] = (options, seats, seed) => {
    const state = rules.setup(options, seats, seed);
    Object.assign(state.table as object, { wind: 'north' });
    return state;
  };
  expect(faultAfter({ setup })).toContain('the same scores, but another final state');
});

test('an illegal decision or a different end is reported as a changed outcome', () => {
  const moves: AnyRules['moves'] = (state, seat) =>
    rules.moves(state, seat).filter((move) => (move as { do: string }).do !== 'take');
  expect(faultAfter({ moves })).toMatch(/decision \d+ of \d+ can no longer be taken: .*\n/);
  expect(faultAfter({ pending: (state) => [...rules.pending(state), 9] })).toContain('not over after its');
  expect(
    faultAfter({ readOptions: () => ({ ok: false, error: { code: 'malformed', message: 'no', path: '' } }) }),
  ).toContain('its options are refused: no');
});

test('an archive of another rules version must be generated again', () => {
  expect(faultAfter({ rulesVersion: 2 })).toBe(
    'the archive has version 1 of the rules, the game has 2: generate the archive again with `npm run archive`',
  );
});
