import type { UnsentMessage } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { TableMessage } from '../../src/api/index.ts';
import { openServerTable } from '../../src/onlineTables/serverTable.ts';
import { opening, stepOf, welcome, welcomeBack } from './onlineMessages.ts';

/** Returns a table with a fake connection that records what is sent and passes on the test's messages. */
function connected() {
  const sent: UnsentMessage[] = [];
  const greeted: (number | null)[] = [];
  let hear: (message: TableMessage) => void = () => expect.fail('not connected');
  const table = openServerTable('t', ({ onMessage }) => {
    hear = onMessage;
    return { send: (message) => sent.push(message), greet: (have) => greeted.push(have), close: () => undefined };
  });
  return { table, sent, greeted, hear };
}

const ANSWER = { type: 'move', seat: 0, version: 0, move: { do: 'sendWorkers' } } as const;

test('an answer is sent, and resent after a lost connection until the server replies', () => {
  const { table, sent, hear } = connected();
  hear(welcome(opening(), [0]));
  table.answer(ANSWER);
  expect([sent, table.state().game?.answer]).toEqual([[ANSWER], { ...ANSWER, id: 1 }]);
  hear(welcomeBack(opening()));
  expect(sent).toEqual([ANSWER, ANSWER]);
  hear(stepOf(opening(), [0]).message);
  hear(welcomeBack(opening()));
  expect(sent).toHaveLength(2);
});

test('the refusal of a resent answer is not shown and does not cancel the next answer', () => {
  const { table, sent, hear } = connected();
  const { message, game } = stepOf(opening(), [0]);
  const { seat } = message;
  hear(welcome(opening(), [0]));
  table.answer({ ...ANSWER, seat }); // 1
  hear(welcomeBack(opening())); // resent: 2
  hear(message);
  const next = { ...ANSWER, seat, version: game.decisions.length };
  table.answer(next); // 3
  expect(sent).toHaveLength(3);
  const refused = { type: 'refused', code: 'staleVersion', path: '', message: '', version: 1 } as const;
  hear({ ...refused, answers: 2 });
  expect(table.state()).toMatchObject({ refusal: null, game: { answer: { ...next, id: 3 } } });
  hear({ ...refused, answers: 3 });
  expect(table.state()).toMatchObject({ refusal: 'staleVersion', game: { answer: null } });
});

test('the refusal of another request is shown and keeps the pending answer', () => {
  const { table, hear } = connected();
  hear(welcome(opening(), [0]));
  table.answer(ANSWER); // 1
  table.send({ type: 'chat', text: 'ciao' }); // 2
  const error = { type: 'error', code: 'tooMany', path: '', message: '' } as const;
  for (const answers of [2, null]) {
    hear({ ...error, answers });
    expect(table.state()).toMatchObject({ refusal: 'tooMany', game: { answer: ANSWER } });
  }
});

test('a step after a gap requests the whole state', () => {
  const { hear, greeted } = connected();
  const { game, message } = stepOf(opening(), [0]);
  hear(welcome(opening(), [0]));
  hear(message);
  expect(greeted).toEqual([]);
  hear(stepOf(stepOf(game, [0]).game, [0]).message);
  expect(greeted).toEqual([null]);
});

test('listeners are called for every change, and not after closing', () => {
  const { table, hear } = connected();
  let count = 0;
  table.subscribe(() => count++);
  hear(welcome(opening(), [0, 1]));
  table.handTo(1);
  expect([count, table.state().game?.viewer]).toEqual([2, 1]);
  table.close();
  hear(stepOf(opening(), [0, 1]).message);
  expect(count).toBe(2);
});
