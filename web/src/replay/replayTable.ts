import type { AnyText } from '@signoria/catalogue';
import { memoizeByObject } from '../table/memoize.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import { snapshotBuilder } from '../table/snapshot.ts';
import { createStore } from '../table/store.ts';
import type { TableController } from '../table/tableTypes.ts';
import type { Perspective, PlayedGame } from './playedGame.ts';

/** A position of a game and the perspective from which it is shown. */
export interface ReplayPosition {
  readonly count: number;
  readonly perspective: Perspective;
}

/** The controller of a replay: it accepts no answers and can show any position. */
export interface ReplayController extends TableController {
  readonly game: PlayedGame;
  position(): ReplayPosition;
  /** Goes to another position, clamped to the ends of the game. Ignores a perspective that the game does not have. */
  go(position: Partial<ReplayPosition>): void;
}

interface State extends ReplayPosition {
  readonly text: AnyText;
}

export function replayTable(
  game: PlayedGame,
  first: Partial<ReplayPosition>,
  addressAt: TableController['addressAt'],
): ReplayController {
  const { entry, seats } = game;
  const { rules } = entry;
  const store = createStore<State>({
    count: game.isOver ? 0 : game.turns.length,
    perspective: game.perspectives[0] ?? 'spectator',
    text: entry.text,
  });
  const { get, set } = store;
  const names = seats.map(({ name }) => name);
  const { build } = snapshotBuilder(rules, names);
  const latest = memoizeByObject(({ count, perspective, text }: State) =>
    build(game.positionAt(count, perspective), text),
  );
  const go: ReplayController['go'] = ({ count = get().count, perspective = get().perspective }) => {
    const nearest = Math.min(game.turns.length, Math.max(0, count));
    const known = game.perspectives.includes(perspective) ? perspective : get().perspective;
    if (nearest !== get().count || known !== get().perspective) set({ ...get(), count: nearest, perspective: known });
  };
  go(first);
  return {
    game,
    position: get,
    go,
    seats,
    seedHash: null,
    snapshot: () => latest(get()),
    snapshotAt: (version) => build(game.positionAt(version, get().perspective), get().text),
    subscribe: store.subscribe,
    setText(text) {
      if (text !== get().text) set({ ...get(), text });
    },
    addressAt,
    ...NO_ACTIONS,
    standings: () => [],
    record: () => null,
    close: store.close,
  };
}
