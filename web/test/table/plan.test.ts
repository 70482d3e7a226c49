import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState } from '@signoria/engine';
import { at, sameJson } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { planOf, playPlan } from '../../src/table/plan.ts';
import type { TableSnapshot, TableSource } from '../../src/table/tableTypes.ts';
import { latestSize, NO_GROUPS, withAction, withoutLatest } from '../../src/table/undoGroups.ts';
import { livelyGame } from '../support/keptGames.ts';

const { rules } = CATALOGUE.firenze ?? expect.fail('the catalogue has no Firenze');

/** Returns the first position in which the first seat can pay for the second card with two colours. */
function choosing(): GameState {
  for (const { state } of livelyGame(rules, 2, 'planned')) {
    const moves = rules.moves(state, 0);
    const isAsked = rules.pending(state).includes(0) && moves.some((move) => sameJson(move, TAKE));
    if (isAsked && planOf({ rules, imagined: state, seat: 0 }, takeAndGive)?.steps.length === 2) return state;
  }
  return expect.fail('nobody chose a card');
}

const TAKE = { do: 'take', place: 1 };
function* takeAndGive(): Generator<unknown, void, GameState> {
  const after = yield TAKE;
  yield rules.moves(after, 0)[0];
  yield { do: 'done' }; // never asked for: the row was refilled
}

describe('a plan', () => {
  const snapshot = { rules, imagined: choosing(), seat: 0 };

  test('contains legal moves, each after the one before, up to the one that reveals something', () => {
    const plan = planOf(snapshot, takeAndGive) ?? expect.fail();
    expect(at(plan.steps, 0)).toBe(rules.moves(snapshot.imagined, 0).find((move) => sameJson(move, TAKE)));
    expect(rules.moves(plan.beforeLast, 0)).toContain(plan.steps[1]);
    expect(rules.moves(plan.beforeLast, 0)).not.toEqual(rules.moves(plan.after, 0));
  });

  test('is null if a step is not legal, and for a spectator', () => {
    function* impossible(): Generator<unknown, void, GameState> {
      yield TAKE;
      yield TAKE;
    }
    expect(planOf(snapshot, impossible)).toBeNull();
    expect(planOf({ ...snapshot, seat: null }, takeAndGive)).toBeNull();
  });
});

/** A table whose answers arrive when the test says so. */
function slowTable() {
  const listeners = new Set<() => void>();
  const answers: unknown[] = [];
  let now = { version: 7, undoable: 0, moves: ['a', 'b', 'c'] as readonly unknown[] };
  const set = (part: Partial<typeof now>) => {
    now = { ...now, ...part };
    for (const listener of [...listeners]) listener();
  };
  const table: TableSource = {
    snapshot: () => now as unknown as TableSnapshot,
    snapshotAt: () => null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    answer(move) {
      answers.push(move);
      set({ moves: [] });
    },
    undo: () => undefined,
  };
  const accept = (undoable: number, moves: readonly unknown[] = ['a', 'b', 'c']) =>
    set({ version: now.version + 1, undoable, moves });
  return { table, answers, accept, set, listeners };
}

describe('playing a plan', () => {
  const play = () => {
    const slow = slowTable();
    const ended: number[] = [];
    const stop = playPlan(slow.table, ['a', 'b', 'c'], (played) => ended.push(played));
    return { ...slow, ended, stop };
  };

  test('sends each step after the one before was accepted', () => {
    const { answers, accept, ended, listeners } = play();
    expect(answers).toEqual(['a']);
    accept(1);
    expect(answers).toEqual(['a', 'b']);
    accept(2);
    accept(3);
    expect([answers, ended, listeners.size]).toEqual([['a', 'b', 'c'], [3], 0]);
  });

  test('stops when a step is refused', () => {
    const { answers, accept, set, ended } = play();
    accept(1);
    set({ moves: ['a', 'b', 'c'] });
    expect([answers, ended]).toEqual([['a', 'b'], [1]]);
  });

  test('stops when something was revealed or another seat decided', () => {
    const { answers, accept, ended } = play();
    accept(0);
    expect([answers, ended]).toEqual([['a'], [1]]);
  });

  test('stops when the next step is not legal', () => {
    const { answers, accept, ended } = play();
    accept(1, ['c']);
    expect([answers, ended]).toEqual([['a'], [1]]);
  });

  test('sends nothing more after it was stopped', () => {
    const { answers, accept, stop } = play();
    stop();
    accept(1);
    expect(answers).toEqual(['a']);
  });
});

describe('one undo', () => {
  const plan = withAction(withAction(NO_GROUPS, 7, 4), 11, 1);

  test('takes back the latest action: a single decision, then the whole plan', () => {
    expect(latestSize(plan, 12, 5)).toBe(1);
    const left = withoutLatest(plan, 1);
    expect(latestSize(left, 20, 4)).toBe(4);
    expect(latestSize(withoutLatest(left, 4), 30, 0)).toBe(1);
  });

  test('takes back one decision if the plan cannot be undone freely or is not the latest', () => {
    const alone = withAction(NO_GROUPS, 7, 4);
    expect(latestSize(alone, 11, 3)).toBe(1);
    expect(latestSize(alone, 12, 4)).toBe(1);
    expect(latestSize(withAction(alone, 15, 1), 16, 9)).toBe(1);
  });

  test('of some decisions leaves the rest of a plan together', () => {
    expect(withoutLatest(plan, 3).sizes).toEqual([2]);
    expect(withAction(plan, 12, 0)).toEqual(plan);
  });
});
