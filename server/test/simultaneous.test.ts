import { pick } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';
import { expect, test } from 'vitest';
import { at, guest, setUp } from './caller.ts';
import type { Player } from './player.ts';
import { draw, movesOf, playRandomly, sitDown } from './player.ts';
import { openTestServer } from './testServer.ts';

test('in a simultaneous phase each seat answers the version at which it was asked', async () => {
  const testServer = await openTestServer();
  const host = await guest(testServer, 'Anna');
  const other = await guest(testServer, 'Bruno');
  const { id } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(other, id, 'join', {});
  await at(host, id, 'start');
  const anna = await sitDown(host, testServer.running, id);
  const bruno = await sitDown(other, testServer.running, id);
  const pages: readonly (readonly [Player, number])[] = [
    [anna, 0],
    [bruno, 1],
  ];
  const isAsked = ([player, seat]: readonly [Player, number]) => movesOf(player, seat).length > 0;
  const bothReach = async (version: number) => {
    for (const [player] of pages) while ((player.version ?? 0) < version) await player.changed();
  };

  // One seat decides at a time until the end of a round, when both choose the card they keep.
  while (!pages.every(isAsked)) {
    const version = anna.version ?? 0;
    playRandomly(pages.find(isAsked)?.[0] ?? anna);
    await bothReach(version + 1);
  }
  const version = anna.version ?? 0;
  for (const [player, seat] of pages)
    player.say({ type: 'move', seat, version, move: pick(draw, movesOf(player, seat)) as Opaque });
  await bothReach(version + 2);
  for (const [{ received }] of pages) expect(received.join()).not.toContain('"refused"');
  expect(anna.views.get(0)?.table).toEqual(bruno.views.get(1)?.table);
});
