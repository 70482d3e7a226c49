import { expect, test } from 'vitest';
import { showOneByOne } from '../../src/onlineTables/showOneByOne.ts';
import type { OnlineGame } from '../../src/onlineTables/state.ts';
import { NOT_CONNECTED } from '../../src/onlineTables/state.ts';
import { createStore } from '../../src/table/store.ts';

const ME = 0;
const EMPTY: OnlineGame = {
  seats: [ME],
  viewer: ME,
  version: 0,
  views: [],
  past: [],
  answer: null,
  copies: [],
  over: null,
  takenBack: false,
  record: null,
};

/** Returns the game after one more decision. */
function decide(game: OnlineGame, seat: number, turn: number): OnlineGame {
  const version = game.version + 1;
  return { ...game, version, past: [...game.past, { version, seat, turn, seen: [] }] };
}

/** Opens a table where the viewer must decide only in the given versions. Pauses last until the test ends them. */
function openTable(...askedAt: readonly number[]) {
  const server = createStore({ ...NOT_CONNECTED, game: EMPTY as OnlineGame | null });
  const pauses: { readonly isWithinTurn: boolean; end(): void }[] = [];
  const shown = showOneByOne({
    server: { state: server.get, subscribe: server.subscribe },
    game: EMPTY,
    isAsked: ({ version }) => askedAt.includes(version),
    pause: (isWithinTurn) => new Promise((end) => pauses.push({ isWithinTurn, end })),
  });
  return {
    pauses,
    hear: (game: OnlineGame) => server.set({ ...server.get(), game }),
    version: () => shown.get().version,
    isOver: () => shown.get().over !== null,
    async endPause() {
      pauses.at(-1)?.end();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const first = decide(EMPTY, 1, 0);
const second = decide(first, 1, 0);
const third = decide(second, 2, 2);

test('decisions that arrive together are shown one by one, with a long pause before each turn', async () => {
  const { hear, version, pauses, endPause } = openTable();
  for (const game of [first, second, third]) hear(game);
  expect(version()).toBe(0);
  const shown = [];
  for (let count = 0; count < 3; count++) {
    await endPause();
    shown.push(version());
  }
  expect(shown).toEqual([1, 2, 3]);
  expect(pauses.map(({ isWithinTurn }) => isWithinTurn)).toEqual([false, true, false]);
});

test('the queue is skipped when this player must decide', async () => {
  const asked = openTable(0);
  asked.hear(first);
  expect(asked.version()).toBe(1);
  const later = openTable(2);
  for (const game of [first, second, third]) later.hear(game);
  await later.endPause();
  await later.endPause();
  expect(later.version()).toBe(3);
});

test('own decisions and undos are shown at once and empty the queue', () => {
  const own = openTable();
  own.hear(decide(EMPTY, ME, 0));
  expect(own.version()).toBe(1);
  const undone = openTable();
  for (const game of [first, second]) undone.hear(game);
  undone.hear({ ...first, version: 3 });
  expect(undone.version()).toBe(3);
});

test('the end of the game is shown with the last decision, not before it', async () => {
  const { hear, isOver, version, endPause } = openTable();
  hear(first);
  hear({ ...first, over: { scores: [], early: false } as unknown as OnlineGame['over'] });
  expect([version(), isOver()]).toEqual([0, false]);
  await endPause();
  expect([version(), isOver()]).toEqual([1, true]);
});
