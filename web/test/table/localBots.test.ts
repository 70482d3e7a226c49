import { Worker } from 'node:worker_threads';
import type { BotQuestion } from '@signoria/bots';
import { plainChoice, think as thinkHere } from '@signoria/bots';
import type { AdviceRequest } from '@signoria/bots/analysis';
import { replay, sameJson, startReplay } from '@signoria/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Think } from '../../src/table/botClient.ts';
import { botClient } from '../../src/table/botClient.ts';
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

  test('aborts a bot after an undo and when the table is closed', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    let isHeld = () => false;
    const think: Think = (question, signal) => {
      if (!isHeld()) return thinkHere(question);
      signals.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    };
    const { table } = open(seatsOf('person', 'random'), undefined, 0, think);
    await playUntilOver(table, () => table.snapshot().moves.length > 0);
    const [move] = table.snapshot().moves.filter((one) => sameJson(one, { do: 'sendWorkers' }));
    isHeld = () => true;
    table.answer(move);
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    table.wake(); // the bot is already computing
    table.undo(1);
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
    table.answer(move);
    table.close();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});

/** A Web Worker that runs in a real thread: it repeats the name of the game, and computes "slow" for ever. */
class ThreadWorker extends Worker {
  static started = 0;
  constructor() {
    const answer = `require('node:worker_threads').parentPort.on('message', ({ number, question: { game } }) => {
      while (game === 'slow');
      require('node:worker_threads').parentPort.postMessage({ number, percent: 50 });
      require('node:worker_threads').parentPort.postMessage({ number, answer: game });
    });`;
    super(answer, { eval: true });
    ThreadWorker.started++;
  }
  addEventListener(type: string, listen: (event: unknown) => void): void {
    this.on(type, (data) => listen({ data }));
  }
}

describe('the client of the bots', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('ends the thread of an aborted question and asks the waiting questions in a new one', async () => {
    vi.stubGlobal('Worker', ThreadWorker);
    ThreadWorker.started = 0;
    const { think, advise, close } = botClient();
    const ask = (game: string, signal?: AbortSignal) => think({ game } as BotQuestion, signal);
    const [slow, waiting] = [new AbortController(), new AbortController()];
    expect(await ask('first')).toBe('first');
    const answers = [ask('slow', slow.signal), ask('slow', waiting.signal), ask('third'), ask('fourth')];
    const settledAnswers = Promise.allSettled(answers);
    waiting.abort();
    expect(ThreadWorker.started).toBe(1);
    slow.abort();
    const [one, two, ...others] = await settledAnswers;
    expect([one?.status, two?.status]).toEqual(['rejected', 'rejected']);
    expect(others).toMatchObject([{ value: 'third' }, { value: 'fourth' }]);
    expect(ThreadWorker.started).toBe(2);
    const progress: number[] = [];
    const { signal } = new AbortController();
    const advised = advise({ game: 'advice' } as AdviceRequest, signal, (percent) => progress.push(percent));
    expect([await advised, progress]).toEqual(['advice', [50]]);
    await expect(ask('late', AbortSignal.abort())).rejects.toThrow('aborted');
    close();
  });
});
