import type { AnyRules, GameState } from '@signoria/engine';
import { chance, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';
import type { Listener } from '../src/server/table.ts';
import { seatAll } from '../src/server/table.ts';

const RULES = { pending: () => [0], moves: () => ['pass'] } as unknown as AnyRules;

/** Seats one player whose server answers each move at once while it is connected. */
async function seatOne() {
  const server = { isConnected: true, version: 0 };
  let listener: Listener | undefined;
  const table = await seatAll(RULES, chance(seedFromText('table'), 'moves'), async (given) => {
    listener = given;
    return [
      {
        seat: 0,
        version: () => server.version,
        state: () => ({}) as GameState,
        send() {
          if (!server.isConnected) return;
          server.version++;
          given.received(1);
        },
        leave() {},
      },
    ];
  });
  const disconnect = () => {
    server.isConnected = false;
    listener?.refused('closed');
  };
  return { table, disconnect };
}

test('moves are played one after the other', async () => {
  const { table } = await seatOne();
  for (let count = 0; count < 3; count++) {
    expect(await table.ready()).toBe(true);
    await table.move();
  }
  expect(table.acknowledged()).toBe(3);
});

test('a player who is disconnected between two moves aborts the run', async () => {
  const { table, disconnect } = await seatOne();
  await table.ready();
  disconnect();
  await expect(table.move()).rejects.toThrow('closed');
  await expect(table.ready()).rejects.toThrow('closed');
});
