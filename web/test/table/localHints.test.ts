import { at, sameJson } from '@signoria/engine';
import { expect, test } from 'vitest';
import { localGamesIn } from '../../src/localGames/savedGames.ts';
import { resumeOrNull } from '../../src/table/resumeOrNull.ts';
import { memoryStore } from '../support/keptGames.ts';
import { open, playUntilOver, rules, seatsOf, WORK } from '../support/localTables.ts';

test('advice of a local table has only legal moves, and an illegal answer is ignored', async () => {
  const { table } = open(seatsOf('person', 'random'));
  await playUntilOver(table, () => table.snapshot().moves.length > 0);
  const { moves, version } = table.snapshot();
  const advice = await table.advise(WORK);
  for (const { line } of advice?.candidates ?? []) expect(moves).toContainEqual(line[0]);
  expect(advice?.candidates.length).toBeGreaterThan(1);
  table.answer({ do: 'sendWorkers' });
  expect(table.snapshot().version).toBe(version);
});

test('hints are counted once per decision, and the count is saved', async () => {
  const { table, kept } = open(seatsOf('person', 'random'));
  await playUntilOver(table, () => table.snapshot().moves.length > 0);
  await table.advise(WORK);
  await table.advise(WORK);
  expect(kept.at(-1)?.hints.asked).toBe(1);
  table.answer(at(table.snapshot().moves, 0));
  await playUntilOver(table, () => table.snapshot().moves.length > 0);
  const saved = kept.length;
  await table.advise(WORK);
  expect([kept.length, kept.at(-1)?.hints.asked]).toEqual([saved + 1, 2]);
  table.answer(at(table.snapshot().moves, 0));
  expect(kept.at(-1)?.hints.asked).toBe(2);
});

test('a hint that cannot be saved is reported at once, and the next one that can be saved ends the report', async () => {
  const { table, storage } = open(seatsOf('person', 'random'));
  await playUntilOver(table, () => table.snapshot().moves.length > 0);
  const { version } = table.snapshot();
  let changes = 0;
  table.subscribe(() => changes++);
  storage.isFull = true;
  await table.advise(WORK);
  expect([table.isSaved(), changes, table.snapshot().version]).toEqual([false, 1, version]);
  table.answer(at(table.snapshot().moves, 0));
  await playUntilOver(table, () => table.snapshot().moves.length > 0);
  expect(table.isSaved()).toBe(false);
  storage.isFull = false;
  await table.advise(WORK);
  expect(table.isSaved()).toBe(true);
});

test('a hint is counted once per position, also after a reload, and again at another position after an undo', async () => {
  const seats = seatsOf('person', 'random');
  const before = open(seats);
  await playUntilOver(before.table, () => before.table.snapshot().moves.length > 1);
  await before.table.advise(WORK);
  before.table.close();
  const { store } = memoryStore();
  const games = localGamesIn(store, () => 1);
  const { record, hints } = before.kept.at(-1) ?? expect.fail();
  games.save({ id: 'one', seats, record, over: false, notes: [], hints });
  const saved = games.find('one') ?? expect.fail();
  const replayed = resumeOrNull(rules, saved.record) ?? expect.fail();
  const { table, kept } = open(seats, replayed, 0, undefined, saved.hints);
  await table.advise(WORK);
  table.answer(table.snapshot().moves.find((move) => sameJson(move, { do: 'sendWorkers' })));
  table.undo(1);
  await table.advise(WORK);
  expect(kept.at(-1)?.hints.asked).toBe(1);
  const begins = (move: unknown) => {
    table.answer(move);
    const isAskedAgain = table.snapshot().moves.length > 1;
    table.undo(1);
    return isAskedAgain;
  };
  const [one, other] = table.snapshot().moves.filter(begins);
  for (const move of [one, other]) {
    expect(move).toBeDefined();
    table.answer(move);
    await table.advise(WORK);
    table.undo(1);
  }
  expect(kept.at(-1)?.hints.asked).toBe(3); // two positions with the same version
});

test('a game set up without hints gives none, and a game of a version that did not count hints counts none', async () => {
  const without = open(seatsOf('person', 'random'), undefined, 0, undefined, {
    isAllowed: false,
    asked: 0,
    askedAt: null,
  });
  await playUntilOver(without.table, () => without.table.snapshot().moves.length > 0);
  expect([without.table.allowsHints, await without.table.advise(WORK)]).toEqual([false, null]);
  expect(without.table.review).toBeNull();
  const older = open(seatsOf('person', 'random'), undefined, 0, undefined, {
    isAllowed: true,
    asked: null,
    askedAt: null,
  });
  await playUntilOver(older.table, () => older.table.snapshot().moves.length > 0);
  expect(await older.table.advise(WORK)).not.toBeNull();
  older.table.answer(at(older.table.snapshot().moves, 0));
  expect(older.kept.at(-1)?.hints.asked).toBeNull();
});

test('the decisions of the latest turn are judged, only at a table with one person', async () => {
  const { table } = open(seatsOf('person', 'random'));
  await playUntilOver(table, () => table.snapshot().undoableInAll > 1);
  const { version, seat, chronicle } = table.snapshot();
  const own = chronicle.filter(({ mover }) => mover === seat).at(-1);
  const review = await table.review?.(own?.version ?? 0, WORK);
  expect(review?.before.version).toBe((own?.version ?? 0) - 1);
  expect(review?.advice.candidates[review.advice.played ?? 9]?.line[0]).toEqual(review?.move);
  expect(review?.earlier).toBe(table.snapshot().undoableInAll - 1);
  expect(await table.review?.(version + 1, WORK)).toBeNull();
  expect(open(seatsOf('person', 'person')).table.review).toBeNull();
});
