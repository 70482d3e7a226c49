import { loadText } from '@signoria/catalogue';
import { at, plain, replay, sameJson } from '@signoria/engine';
import { describe, expect, test, vi } from 'vitest';
import { readLocalGame } from '../../src/localGames/localGame.ts';
import { localGamesIn } from '../../src/localGames/savedGames.ts';
import { resumeOrNull } from '../../src/table/resumeOrNull.ts';
import { memoryStore } from '../support/keptGames.ts';
import { open, playUntilOver, rules, SEED, seatsOf, settled } from '../support/localTables.ts';

describe('a local table', () => {
  test('plays a whole game against bots and saves it after every decision', async () => {
    const { table, kept } = open(seatsOf('person', 'random', 'random'));
    await playUntilOver(table);
    const { over, scores, version, chronicle } = table.snapshot();
    expect(over).toBe(true);
    expect(kept.length).toBe(version);
    expect(kept.map((one) => one.over)).toEqual(kept.map((_, index) => index === version - 1));
    expect(scores.some(({ rank }) => rank === 1)).toBe(true);
    expect(plain(chronicle.at(-1)?.words ?? [])).not.toBe('');
    expect(table.standings().length).toBe(version);
    expect(replay(rules, JSON.parse(JSON.stringify(table.record()))).ok).toBe(true);
  });

  test('asks a bot again that could not be reached', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { table, asked } = open(seatsOf('random', 'random'), undefined, 1);
    await settled();
    expect(asked.length).toBe(1);
    await vi.runOnlyPendingTimersAsync();
    vi.useRealTimers();
    await playUntilOver(table);
  });

  test('the imagined state fits the view of the person, and bots receive only their own view', async () => {
    const { table, asked } = open(seatsOf('person', 'random'));
    await playUntilOver(table, () => asked.length >= 12);
    const { view, imagined, seat } = table.snapshot();
    expect(seat).toBe(0);
    expect(sameJson(rules.view(imagined, 0), view)).toBe(true);
    for (const { view: seen, seed } of asked) {
      expect(seen).toMatchObject({ viewer: 1 });
      expect(seen).not.toHaveProperty('secret');
      expect(seed).not.toBe(SEED);
    }
  });

  test('draws a curtain between persons, without any hand', async () => {
    const { table } = open(seatsOf('person', 'person'));
    await settled();
    expect(table.curtain()).not.toBeNull();
    expect(table.snapshot().view).toMatchObject({ viewer: null, own: null });
    expect(table.snapshot().moves).toEqual([]);
    const first = table.curtain();
    table.liftCurtain();
    expect(table.snapshot().seat).toBe(first);
    await playUntilOver(table, () => table.curtain() !== null);
    expect(table.curtain()).not.toBe(first);
    await playUntilOver(table);
    expect(table.snapshot().over).toBe(true);
  });

  test('keeps the view of the mover until the device is passed on, so that the mover can undo', async () => {
    const { table } = open(seatsOf('person', 'person'));
    table.liftCurtain();
    const { seat, moves, view } = table.snapshot();
    table.answer(moves.find((move) => sameJson(move, { do: 'sendWorkers' })));
    expect([table.curtain(), table.next()]).toEqual([null, 1 - (seat ?? 0)]);
    expect(table.snapshot()).toMatchObject({ seat, moves: [], undoable: 1 });
    table.undo(1);
    expect(table.next()).toBeNull();
    expect(sameJson(table.snapshot().view, view)).toBe(true);
    table.answer(table.snapshot().moves.find((move) => sameJson(move, { do: 'sendWorkers' })));
    table.pass();
    expect([table.curtain(), table.next(), table.snapshot().seat]).toEqual([1 - (seat ?? 0), null, null]);
    table.undo(1);
    expect(table.snapshot().version).toBe(1);
  });

  test('against bots every own decision can be undone, and the game is marked', async () => {
    const { table, kept } = open(seatsOf('person', 'random', 'random'));
    const mine = () => table.snapshot().moves.length > 0;
    await playUntilOver(table, mine);
    const dealt = table.record().decisions;
    table.answer(at(table.snapshot().moves, 0));
    const { undoable } = table.snapshot();
    if (undoable > 0) table.undo(1);
    expect(table.uncountedReasons()).toEqual([]); // an undo up to the barrier adds no reason
    await playUntilOver(table, () => table.snapshot().undoableInAll >= 5 && table.snapshot().undoable === 0 && mine());
    const { undoableInAll } = table.snapshot();
    table.undo(1);
    expect(table.snapshot().undoableInAll).toBe(undoableInAll - 1);
    expect(mine()).toBe(true);
    expect([table.uncountedReasons(), kept.at(-1)?.notes]).toEqual([['takenBack'], ['takenBack']]);
    table.undo(undoableInAll);
    expect(table.snapshot().undoableInAll).toBe(undoableInAll - 1); // not that many are left
    table.undo(undoableInAll - 1);
    expect(table.record().decisions).toEqual(dealt);
    await playUntilOver(table);
    expect(kept.at(-1)).toMatchObject({ over: true, notes: ['takenBack'] });
  });

  test('a whole turn beyond the barrier is undone at once, but not between two persons', async () => {
    const { table } = open(seatsOf('person', 'random'));
    await playUntilOver(table, () => table.snapshot().undoableTurn > 1 && table.snapshot().undoable === 0);
    const { undoableTurn, undoableInAll } = table.snapshot();
    table.undo(undoableTurn);
    expect(table.snapshot().undoableInAll).toBe(undoableInAll - undoableTurn);
    const shared = open(seatsOf('person', 'person'));
    await playUntilOver(shared.table, () => {
      const snapshot = shared.table.snapshot();
      expect(snapshot.undoableInAll).toBe(snapshot.undoable);
      return snapshot.over;
    });
  });

  test('follows the game of another window, which runs the bots until this window has the focus again', async () => {
    const seats = seatsOf('person', 'random', 'random');
    const here = open(seats);
    await playUntilOver(here.table, () => here.table.snapshot().moves.length > 0);
    const there = open(seats, resumeOrNull(rules, here.table.record()) ?? expect.fail());
    there.table.answer(at(there.table.snapshot().moves, 0));
    const before = here.asked.length;
    here.table.follow(
      resumeOrNull(rules, there.table.record()) ?? expect.fail(),
      ['takenBack'],
      here.kept.at(-1)?.hints ?? expect.fail(),
    );
    expect(here.table.uncountedReasons()).toEqual(['takenBack']);
    await settled();
    expect(sameJson(here.table.record().decisions, there.kept[0]?.record.decisions)).toBe(true);
    expect(here.asked.length).toBe(before);
    here.table.wake();
    await playUntilOver(here.table, () => here.table.snapshot().moves.length > 0);
    expect(here.asked.length).toBeGreaterThan(before);
  });

  test('undoes a decision that revealed nothing while the next bot is thinking', async () => {
    const { table } = open(seatsOf('person', 'random'));
    await playUntilOver(table, () => table.snapshot().moves.length > 0);
    const before = table.snapshot();
    const workers = before.moves.find((move) => sameJson(move, { do: 'sendWorkers' }));
    table.answer(workers);
    expect(table.snapshot().version).toBe(before.version + 1);
    expect(table.snapshot().undoable).toBe(1);
    table.undo(1);
    expect(table.snapshot().version).toBe(before.version);
    expect(sameJson(table.snapshot().view, before.view)).toBe(true);
    await settled();
    expect(table.snapshot().version).toBe(before.version);
  });

  test('undoes any own decision since the barrier, or the whole turn, at once', async () => {
    const { table } = open(seatsOf('person', 'random'));
    await playUntilOver(table, () => table.snapshot().moves.length > 0);
    const answer = (wanted: object) => {
      const fits = (move: unknown) => sameJson({ ...(move as object), ...wanted }, move);
      table.answer(table.snapshot().moves.find(fits));
      return table.snapshot();
    };
    const before = table.snapshot();
    const between = answer({ do: 'activate', location: 'location-baratto' });
    expect(between).toMatchObject({ undoable: 1, undoableTurn: 1 });
    const after = answer({ do: 'barter' });
    expect(after).toMatchObject({ undoable: 2, undoableTurn: 2, version: before.version + 2 });
    const [line] = after.chronicle.slice(-1);
    expect(line).toMatchObject({ mover: 0, turn: before.version, version: after.version });
    table.undo(3);
    table.undo(0);
    expect(table.snapshot().version).toBe(after.version);
    table.undo(1);
    expect(sameJson(table.snapshot().view, between.view)).toBe(true);
    expect(table.snapshot()).toMatchObject({ undoable: 1, undoableTurn: 1 });
    answer({ do: 'barter' });
    table.undo(2);
    expect(sameJson(table.snapshot().view, before.view)).toBe(true);
    expect(table.snapshot()).toMatchObject({ undoable: before.undoable, undoableTurn: before.undoableTurn });
    answer({ do: 'activate', location: 'location-baratto' });
    answer({ do: 'barter' });
    await playUntilOver(table);
    expect(replay(rules, JSON.parse(JSON.stringify(table.record()))).ok).toBe(true);
  });

  test('pauses long before the turn of a bot and briefly within it', async () => {
    const { table, pauses } = open(seatsOf('random', 'random'));
    await playUntilOver(table);
    const played = replay(rules, JSON.parse(JSON.stringify(table.record())));
    expect(pauses).toEqual(played.ok && played.value.entries.map(({ turnStart }, index) => turnStart !== index));
    expect(new Set(pauses).size).toBe(2);
  });

  test('changes the language at any time, including the chronicle', async () => {
    const { table } = open(seatsOf('person', 'random'));
    await playUntilOver(table, () => table.snapshot().chronicle.length > 8);
    const english = table.snapshot().chronicle.map(({ words }) => plain(words));
    table.setText(await loadText('card', 'it'));
    const italian = table.snapshot().chronicle.map(({ words }) => plain(words));
    expect(italian.length).toBe(english.length);
    expect(italian).not.toEqual(english);
  });

  test('resumes a saved game; a truncated record is refused', async () => {
    const seats = seatsOf('person', 'random');
    const { table, kept } = open(seats);
    await playUntilOver(table, () => kept.length >= 20);
    table.close();
    const { kept: stored, store } = memoryStore();
    const games = localGamesIn(store, () => 1);
    const record = table.record();
    games.save({ id: 'one', seats, record, over: false, notes: [], hints: { isAllowed: false, asked: 2, askedAt: 7 } });
    stored.set('signoria.game.bad', '{"id":');
    expect(games.all().map(({ game }) => game.id)).toEqual(['one']);
    expect(games.find('one')?.hints).toEqual({ isAllowed: false, asked: 2, askedAt: 7 });
    const renamed = seats.map(({ playerKind: sitter, ...seat }) => ({ ...seat, sitter }));
    const older = readLocalGame({ id: 'one', seats: renamed, record });
    expect(older?.seats).toEqual(seats);
    expect(older?.hints).toEqual({ isAllowed: true, asked: null, askedAt: null });
    const replayed = resumeOrNull(rules, games.find('one')?.record ?? record);
    expect(replayed?.entries.length).toBe(record.decisions.length);
    await playUntilOver(open(seats, replayed ?? expect.fail()).table);
    expect(resumeOrNull(rules, { ...record, decisions: record.decisions.slice(1) })).toBeNull();
    expect(readLocalGame({ id: 'x', seats: seats.slice(1), record })).toBeNull();
    games.remove('one');
    expect(games.find('one')).toBeNull();
  });
});
