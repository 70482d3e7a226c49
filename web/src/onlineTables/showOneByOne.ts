import type { Pause } from '../table/pause.ts';
import type { ObservableStore } from '../table/store.ts';
import { createStore } from '../table/store.ts';
import type { ServerTable } from './serverTable.ts';
import type { OnlineGame } from './state.ts';

interface ShowingParts {
  readonly server: Pick<ServerTable, 'state' | 'subscribe'>;
  /** The game when the table was opened. */
  readonly game: OnlineGame;
  /** Returns true if the viewer must decide in this position. */
  isAsked(game: OnlineGame): boolean;
  readonly pause: Pause;
}

/**
 * Queues the game states this page shows. The server's bots play without a pause, so their decisions are shown one by
 * one, at the pace of this page. Nothing delays an answer: while the viewer must decide, new states are shown at once.
 */
export function showOneByOne({ server, game: first, isAsked, pause }: ShowingParts): ObservableStore<OnlineGame> {
  const shown = createStore(first);
  const waiting: OnlineGame[] = [];
  let shownAt = Number.NEGATIVE_INFINITY;
  let isShowing = false;
  const showAtOnce = (game: OnlineGame) => {
    waiting.length = 0;
    shownAt = performance.now();
    shown.set(game);
  };
  const showWaiting = async () => {
    isShowing = true;
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      const wait = pause(turnOf(next) === turnOf(shown.get()), shownAt);
      if (wait !== null) await wait;
      const game = waiting.shift();
      if (game === undefined) break; // everything was shown meanwhile
      shownAt = performance.now();
      shown.set(game);
      const last = waiting.at(-1);
      if (last !== undefined && isAsked(game)) showAtOnce(last);
    }
    isShowing = false;
  };
  const update = () => {
    const { game } = server.state();
    const before = waiting.at(-1) ?? shown.get();
    if (game === null || game === before) return;
    const isLate = waiting.length > 0;
    if (isLate && isSamePast(before, game))
      waiting.splice(-1, 1, game); // the end is shown together with the last decision
    else if (isOthersDecision(before, game) && (isLate || !isAsked(before))) waiting.push(game);
    else showAtOnce(game);
    if (!isShowing) void showWaiting();
  };
  const stop = server.subscribe(update);
  return {
    ...shown,
    close() {
      stop();
      waiting.length = 0;
      shown.close();
    },
  };
}

const turnOf = ({ past }: OnlineGame) => past.at(-1)?.turn;

function isSamePast(before: OnlineGame, game: OnlineGame): boolean {
  return game.past === before.past && game.viewer === before.viewer;
}

/** Returns true if the only change is one more decision, by a seat of another page, and this page has at most one seat. */
function isOthersDecision(before: OnlineGame, { past, viewer, seats }: OnlineGame): boolean {
  const last = past.at(-1);
  if (last === undefined || past.length !== before.past.length + 1 || viewer !== before.viewer) return false;
  return seats.length < 2 && !seats.includes(last.seat);
}
