import { CATALOGUE } from '@signoria/catalogue/all';
import type { AnyReplay, AnyRules } from '@signoria/engine';
import { at, undoable, withDecision } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import { curtainSeat } from '../../src/table/curtainSeat.ts';
import { positionAfter } from '../../src/table/positionAfter.ts';
import { replayViews } from '../../src/table/replayViews.ts';
import { snapshotBuilder } from '../../src/table/snapshot.ts';
import { randomGame } from '../support/randomGame.ts';

const NAMES = ['Anna', 'Bruno'];

describe.each(Object.entries(CATALOGUE))('%s', (_, { rules, text }) => {
  const replays = randomGame(rules, NAMES.length, 'one builder');

  test('undoable decisions are those of the engine, through a whole game', () => {
    const viewOf = replayViews(rules);
    const { build } = snapshotBuilder(rules, NAMES);
    const counts = replays.map((replayed) => {
      const viewer = replayed.entries.at(-1)?.seat ?? 0;
      return build(viewOf(replayed, viewer), text.en).undoable;
    });
    expect(counts).toEqual(replays.map(({ game }) => undoable(game)));
    expect(Math.max(...counts)).toBeGreaterThan(1);
  });

  test('pending seats, moves and the end of the game are those of the true position', () => {
    const viewOf = replayViews(rules);
    const { build } = snapshotBuilder(rules, NAMES);
    for (const replayed of replays.filter((_replayed, index) => index % 7 === 0)) {
      const { state } = replayed.game;
      const [viewer = 0] = rules.pending(state);
      const { pending, moves, over } = build(viewOf(replayed, viewer), text.en);
      expect([pending, over]).toEqual([rules.pending(state), rules.pending(state).length === 0]);
      expect(moves).toEqual(rules.moves(state, viewer));
    }
  });

  test('an earlier position is the one shown then, without a question', () => {
    const viewOf = replayViews(rules);
    const { build } = snapshotBuilder(rules, NAMES);
    const now = viewOf(at(replays, 24), 0);
    for (const version of [1, 12, 24]) {
      const then = build(viewOf(at(replays, version), 0), text.en);
      const position = positionAfter(now, version) ?? expect.fail();
      expect(build(position, text.en)).toEqual({ ...then, moves: [] });
    }
    expect(positionAfter(now, 0)).toBeNull();
    expect(positionAfter({ ...now, past: now.past.map((one) => ({ ...one, view: null })) }, 12)).toBeNull();
  });

  test('a score is complete for its owner and at the end; for others it has public lines only', () => {
    const viewOf = replayViews(rules);
    const { build } = snapshotBuilder(rules, NAMES);
    const shown = (replayed: AnyReplay, viewer: number | null) => build(viewOf(replayed, viewer), text.en).scores;
    const totals = (replayed: AnyReplay) => rules.totals(replayed.game.state);
    for (const replayed of replays.filter((_replayed, index) => index % 7 === 0)) {
      expect(shown(replayed, 1)[1]).toMatchObject({ total: totals(replayed)[1], isWhole: true });
      for (const { total, lines, isWhole } of shown(replayed, null)) {
        expect(lines.every(({ points }) => points !== null)).toBe(isWhole);
        expect(lines.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBe(total);
      }
    }
    const end = at(replays, replays.length - 1);
    expect(shown(end, null).map(({ total }) => total)).toEqual(totals(end));
  });

  test('nobody has earned fewer than 0 points at the start', () => {
    const { scores } = snapshotBuilder(rules, NAMES).build(replayViews(rules)(at(replays, 0), 0), text.en);
    for (const { earned } of scores) expect(earned.total).toBeGreaterThanOrEqual(0);
  });

  test('a position has one guess per viewer, and a decision one text per language', () => {
    const replayed = at(replays, 24);
    let guesses = 0;
    const counting: AnyRules = {
      ...rules,
      guess(view, draw) {
        guesses++;
        return rules.guess(view, draw);
      },
    };
    let worded = 0;
    const talking = (spoken: typeof text.en): typeof text.en => ({
      ...spoken,
      event(...parts) {
        worded++;
        return spoken.event(...parts);
      },
    });
    const viewOf = replayViews(counting);
    const { build } = snapshotBuilder(counting, NAMES);
    const [en, it] = [talking(text.en), talking(text.it)];
    const { chronicle } = build(viewOf(replayed, 0), en);
    const events = chronicle.length;
    const guessed = guesses; // a decision without events needs no guess, unless it was the last
    expect(guessed).toBeLessThanOrEqual(replayed.entries.length);
    expect(worded).toBe(events);
    expect(build(viewOf(replayed, 0), en).chronicle).toEqual(chronicle);
    expect([guesses, worded]).toEqual([guessed, events]);
    build(viewOf(replayed, 0), it);
    expect([guesses, worded]).toEqual([guessed, 2 * events]);
    const [seat = 0] = rules.pending(replayed.game.state);
    const next = withDecision(rules, replayed, seat, rules.moves(replayed.game.state, seat)[0]);
    const added = build(viewOf(next, 0), en).chronicle.length - events;
    expect([guesses, worded]).toEqual([guessed + 1, 2 * events + added]);
  });
});

describe('the curtain', () => {
  test('is for the first pending seat at the shared screen', () => {
    expect(curtainSeat([0, 2], null, [1, 2, 0])).toBe(2);
    expect(curtainSeat([0, 2], 0, [2])).toBe(2);
  });

  test('is absent for the seat already shown, for remote seats and for a single local player', () => {
    expect(curtainSeat([0, 2], 0, [2, 0])).toBeNull();
    expect(curtainSeat([0, 2], 0, [1])).toBeNull();
    expect(curtainSeat([0, 2], null, [])).toBeNull();
    expect(curtainSeat([0], null, [0])).toBeNull();
  });
});
