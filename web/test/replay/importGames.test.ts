import { CATALOGUE } from '@signoria/catalogue/all';
import { expect, test } from 'vitest';
import type { ImportCounts } from '../../src/gameFiles/importGames.ts';
import { importGames } from '../../src/gameFiles/importGames.ts';
import { localGamesIn } from '../../src/localGames/savedGames.ts';
import { readRecords } from '../../src/replay/readFile.ts';
import { keptGame, livelyGame, memoryStore } from '../support/keptGames.ts';

const rulesOf = async (game: string) => (CATALOGUE[game] ?? expect.fail(`no ${game}`)).rules;
const rules = await rulesOf('card');

/** Returns a whole game, or its first decisions. */
function gameOf(seed: string, decisions = Number.POSITIVE_INFINITY) {
  const positions = [...livelyGame(rules, 2, seed)];
  return keptGame(rules, positions[decisions] ?? positions.at(-1) ?? expect.fail('no position'));
}

const [first, second, third] = [gameOf('one'), gameOf('two'), gameOf('three', 20)];

function fileOf(games: readonly unknown[]) {
  const read = readRecords(JSON.stringify({ games }));
  return read.ok ? read.value : expect.fail(read.error.code);
}

const NONE: ImportCounts = {
  imported: 0,
  duplicate: 0,
  unreadable: 0,
  otherGame: 0,
  otherVersion: 0,
  edited: 0,
  noRoom: 0,
};

test('games of a file are imported unchanged and once, and failures are counted', async () => {
  const { kept, store } = memoryStore();
  const games = localGamesIn(store, () => 9);
  const mine = { ...third, over: false, notes: [] } as unknown as Parameters<typeof games.save>[0];
  games.save(mine);
  const before = kept.get('signoria.game.kept');
  const { record } = second;
  const { id: _, over: __, ...exported } = first;
  const file = fileOf([
    { ...exported, names: ['Anna', 'Bruno'], notes: ['takenBack'], savedAt: 5 },
    { names: ['Anna', 'Otto'], record }, // from a server, which does not identify bots
    { ...exported, names: [] }, // a duplicate
    { names: [], record: third.record },
    { names: [], record: { ...record, game: 'chess' } },
    { names: [], record: { ...record, rulesVersion: 99 } }, // a duplicate too: the rules version does not matter
    { names: [], record: { ...record, rulesVersion: 99, decisions: record.decisions.slice(1) } },
    { names: [], record: { ...record, decisions: record.decisions.slice(1) } },
    { names: [], record: {} },
  ]);
  const outcomes = await importGames(file, games, rulesOf);
  expect(outcomes).toEqual({
    imported: 2,
    duplicate: 3,
    unreadable: 1,
    otherGame: 1,
    otherVersion: 1,
    edited: 1,
    noRoom: 0,
  });
  const brought = games.all().filter(({ game }) => game.id !== 'kept');
  expect(new Set(brought.map(({ game }) => game.id)).size).toBe(2);
  expect(brought).toMatchObject([
    { savedAt: 9, game: { over: true, notes: ['imported'], record, seats: [{ name: 'Anna' }, { name: 'Otto' }] } },
    { savedAt: 5, game: { over: true, notes: ['takenBack'], record: first.record, seats: first.seats } },
  ]);
  expect(kept.get('signoria.game.kept')).toBe(before);
  const again = await importGames(file, games, rulesOf);
  expect(again).toEqual({ ...outcomes, imported: 0, duplicate: 5 });
  expect(games.all()).toHaveLength(3);
});

test('an unfinished game is imported, and games without room in the storage are counted', async () => {
  const { store } = memoryStore();
  const games = localGamesIn(store, () => 9);
  expect(await importGames(fileOf([third]), games, rulesOf)).toEqual({ ...NONE, imported: 1 });
  expect(games.all()).toMatchObject([{ game: { over: false, record: third.record } }]);
  const full = localGamesIn({ ...store, setItem: () => expect.fail('full') }, () => 9);
  expect(await importGames(fileOf([first, second]), full, rulesOf)).toEqual({ ...NONE, noRoom: 2 });
});
