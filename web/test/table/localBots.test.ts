import { plainChoice, think as thinkHere } from '@signoria/bots';
import { replay, startReplay } from '@signoria/engine';
import { describe, expect, test } from 'vitest';
import type { Think } from '../../src/table/botClient.ts';

import { open, playUntilOver, rules, SEED, seatsOf, settled } from '../support/localTables.ts';

describe('bots at a table in the browser', () => {
  test('replaces a move of a bot that is not legal by a legal one, and reports it without naming the move', async () => {
    const { table, reported } = open(seatsOf('random', 'random'), undefined, 0, async () => plainChoice({ do: 'win' }));
    await playUntilOver(table, () => reported.length === 3);
    const { decisions } = table.record();
    expect(replay(rules, JSON.parse(JSON.stringify(table.record()))).ok).toBe(true);
    expect(decisions.length).toBeGreaterThanOrEqual(2);
    expect(decisions[0]?.move).toEqual(
      rules.moves(startReplay(rules, {}, 2, SEED).game.state, decisions[0]?.seat ?? 0)[0],
    );
    expect(reported[0]?.message).toBe(`the bot in seat ${decisions[0]?.seat} chose a move that is not legal`);
    table.close();
  });

  test('discards the answer of a bot after an undo', async () => {
    const answers: (() => void)[] = [];
    let isHeld = () => false;
    const think: Think = (question) =>
      isHeld()
        ? new Promise((resolve) => answers.push(() => void thinkHere(question).then(resolve)))
        : thinkHere(question);
    const { table } = open(seatsOf('person', 'random'), undefined, 0, think);
    isHeld = () => table.snapshot().undoableInAll > 0;
    await playUntilOver(table, () => answers.length > 0);
    const { version, undoableInAll } = table.snapshot();
    table.undo(undoableInAll);
    answers[0]?.();
    await settled();
    expect(table.snapshot().version).toBeLessThan(version);
    table.close();
  });
});
