import type { Opaque } from '@signoria/protocol';
import { expect, test } from 'vitest';
import type { Caller } from './caller.ts';
import { at, guest, setUp } from './caller.ts';
import type { House } from './house.ts';
import { openHouse } from './house.ts';
import type { Player } from './player.ts';
import { movesOf, playRandomly, sitDown } from './player.ts';

interface Pair {
  readonly house: House;
  readonly id: string;
  readonly anna: Player;
  readonly bruno: Player;
  readonly brunoHimself: Caller;
}

async function pair(): Promise<Pair> {
  const house = await openHouse();
  const host = await guest(house, 'Anna');
  const brunoHimself = await guest(house, 'Bruno');
  const { id } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'open' }] });
  await at(brunoHimself, id, 'join', {});
  await at(host, id, 'start');
  const anna = await sitDown(host, house.server, id);
  const bruno = await sitDown(brunoHimself, house.server, id);
  return { house, id, anna, bruno, brunoHimself };
}

const seatOf = (player: Player) => [...player.views.keys()][0] ?? 0;
const isAsked = (player: Player) => movesOf(player, seatOf(player)).length > 0;

/** Workers bring fiorini and show nothing: what is done can be taken back at will. */
async function sendWorkers(player: Player, others: readonly Player[]): Promise<void> {
  const move = movesOf(player, seatOf(player)).find((one) => (one as { do: string }).do === 'sendWorkers') as Opaque;
  const version = player.version ?? 0;
  player.say({ type: 'move', seat: seatOf(player), version, move });
  for (const one of [player, ...others]) while ((one.version ?? 0) <= version) await one.changed();
}

function wishUndo(player: Player): void {
  player.say({ type: 'undo', seat: seatOf(player), version: player.version ?? 0 });
}

test('at will to the last barrier: the position goes back, the version forward', async () => {
  const { anna, bruno } = await pair();
  const [first, second] = isAsked(anna) ? [anna, bruno] : [bruno, anna];
  const before = structuredClone([...first.views]);
  await sendWorkers(first, [second]);
  expect([...first.views]).not.toEqual(before);
  wishUndo(first);
  await Promise.all([first.hears('undone'), second.hears('undone')]);
  expect([...first.views]).toEqual(before);
  expect(first.version).toBe(2);
  expect(second.version).toBe(2);
  await sendWorkers(first, [second]);
  expect(second.version).toBe(3);
});

test('beyond the barrier by consent of all others', async () => {
  const { anna, bruno } = await pair();
  const [first, second] = isAsked(anna) ? [anna, bruno] : [bruno, anna];
  const before = structuredClone([...first.views]);
  await sendWorkers(first, [second]);
  await sendWorkers(second, [first]);

  wishUndo(first);
  expect(await second.hears('consent')).toMatchObject({ outcome: 'asked', waitingFor: [second.caller?.person.id] });
  expect(await first.hears('consent')).toMatchObject({ outcome: 'asked' });
  first.say({ type: 'consent', version: 2, agree: true });
  expect(await first.hears('refused')).toMatchObject({ code: 'notAsked' });
  second.say({ type: 'consent', version: 2, agree: false });
  expect(await first.hears('consent')).toMatchObject({ outcome: 'refused' });
  expect(await second.hears('consent')).toMatchObject({ outcome: 'refused' });

  wishUndo(first);
  await second.hears('consent');
  second.say({ type: 'consent', version: 2, agree: true });
  await Promise.all([first.hears('undone'), second.hears('undone')]);
  expect([...first.views]).toEqual(before);
  expect(first.version).toBe(3); // two decisions less, and yet higher than ever before
});

test('a wish lapses when somebody moves on', async () => {
  const { anna, bruno } = await pair();
  const [first, second] = isAsked(anna) ? [anna, bruno] : [bruno, anna];
  await sendWorkers(first, [second]);
  await sendWorkers(second, [first]);
  wishUndo(first);
  await first.hears('consent');
  if (!playRandomly(first)) playRandomly(second);
  expect(await first.hears('consent')).toMatchObject({ outcome: 'lapsed' });
});

test('nothing decided, nothing to take back; against bots nobody needs to be asked', async () => {
  const house = await openHouse();
  const host = await guest(house, 'Anna');
  const { id } = await setUp(host, { seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  await at(host, id, 'start');
  const anna = await sitDown(host, house.server, id);
  while (movesOf(anna, 0).length === 0) await anna.changed();
  const before = structuredClone(anna.views.get(0));
  wishUndo(anna);
  expect(await anna.hears('refused')).toMatchObject({ code: 'nothingToUndo' });
  await sendWorkers(anna, []);
  while (movesOf(anna, 0).length === 0) await anna.changed(); // the bot has answered
  wishUndo(anna);
  await anna.hears('undone');
  expect(anna.views.get(0)).toEqual(before);
  await house.restart();
  const again = await sitDown(host, house.server, id);
  expect(again.version).toBe(anna.version); // no version is given twice, restarts included
  expect(again.views).toEqual(anna.views);
});
