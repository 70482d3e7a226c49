import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import { playOn, sitDown } from './player.ts';
import { openTestServer, temporaryFolder } from './testServer.ts';

test('a move of a bot that is not legal is reported and replaced, and the game continues', async () => {
  const worker = join(temporaryFolder(), 'worker.mjs');
  writeFileSync(worker, "export default () => ({ move: { do: 'win' }, next: [], keepsPlan: false });");
  const reported: string[] = [];
  const report = (_: string, error: unknown) => reported.push(String(error));
  const testServer = await openTestServer({ botWorker: pathToFileURL(worker), report });
  const anna = await guest(testServer, 'Anna');
  const table = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }] });
  const player = await sitDown(anna, testServer.running, table.id);
  await at(anna, table.id, 'start');
  await player.receives('welcome');
  await playOn(player, () => reported.length >= 3);
  expect(new Set(reported)).toEqual(new Set(['Error: the bot in seat 1 chose a move that is not legal']));
});
