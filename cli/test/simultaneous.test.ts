import { seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import { readTable } from '../src/input.ts';
import { openTable, receive } from '../src/referee.ts';

interface Ask {
  readonly type: string;
  readonly seat: number;
  readonly version: number;
}

test('a question to several seats stays open while other seats answer', () => {
  const messages: Ask[] = [];
  const table = readTable({ game: 'card', seats: 3 });
  const referee = openTable(table, seedFromText('arno'), new Map(), (message) => messages.push(message as Ask));
  const answer = ({ seat, version }: Ask) => receive(referee, JSON.stringify({ seat, version, move: 0 }));
  const received = () => messages.splice(0).filter(({ type }) => type === 'ask' || type === 'error');

  let asks = received();
  while (asks.length === 1) {
    asks.forEach(answer);
    asks = received();
  }
  expect(asks.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  expect(new Set(asks.map(({ version }) => version)).size).toBe(1);

  const [first, second, third] = asks as [Ask, Ask, Ask];
  answer(third);
  expect(received()).toEqual([]); // the other seats are not asked again
  answer(third);
  expect(received()).toMatchObject([{ type: 'error', code: 'notPending' }]);
  answer({ ...first, version: first.version + 1 }); // a version other than that of the question
  expect(received()).toMatchObject([{ type: 'error', code: 'staleVersion' }]);
  answer(first);
  answer(second);
  const next = received();
  expect(next.filter(({ type }) => type === 'error')).toEqual([]);
  expect(next.map(({ version }) => version)).toEqual([first.version + 3]);
});
