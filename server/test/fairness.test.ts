import { PROTOCOL_VERSION } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { playRandomly, sitDown } from './player.ts';
import type { TestServer } from './testServer.ts';
import { openTestServer } from './testServer.ts';

/** Anna plays alone at a table of her own; whoever attacks does so elsewhere. */
async function victim(testServer: TestServer): Promise<Player> {
  const anna = await guest(testServer, 'Anna');
  const { id } = await setUp(anna, { seats: [{ kind: 'person' }, { kind: 'local' }] });
  await at(anna, id, 'start');
  return sitDown(anna, testServer.running, id);
}

/** Says so many things in one go; what comes back is counted. */
function flood(player: Player, messages: number, text: (count: number) => string): { answers(): number } {
  const before = player.heard.length;
  for (let count = 0; count < messages; count++) player.sayText(text(count));
  const isAnswer = (heard: string) => /^{"type":"(chat|error|refused|welcome)"/.test(heard);
  return { answers: () => player.heard.slice(before).filter(isAnswer).length };
}

/** A move, and what it was answered before. */
async function moveDuring(anna: Player, attack: { answers(): number }): Promise<number> {
  const changed = anna.changed();
  playRandomly(anna);
  await changed;
  return attack.answers();
}

test('whoever says very much in one go makes nobody wait until it is done', async () => {
  const testServer = await openTestServer();
  const anna = await victim(testServer);
  const eve = await guest(testServer, 'Eve');
  const { id } = await setUp(eve, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  const page = await sitDown(eve, testServer.running, id);

  const chat = flood(page, 300, (count) => JSON.stringify({ type: 'chat', text: `line ${count}` }));
  expect(await moveDuring(anna, chat)).toBeLessThan(150);
  await expect.poll(chat.answers).toBe(300);

  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL_VERSION, table: anna.table?.id, have: null });
  const hellos = flood(page, 300, () => hello);
  expect(await moveDuring(anna, hellos)).toBeLessThan(150);
  await expect.poll(hellos.answers).toBe(300);
});
