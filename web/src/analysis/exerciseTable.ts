import type { AnyText } from '@signoria/catalogue';
import { at } from '@signoria/engine';
import type { KnownGame } from '../replay/index.ts';
import { memoizeByObject } from '../table/memoize.ts';
import { NO_ACTIONS } from '../table/noActions.ts';
import { snapshotBuilder } from '../table/snapshot.ts';
import { createStore } from '../table/store.ts';
import type { TableController } from '../table/tableTypes.ts';

/** The table of an exercise: the position before a decision. A chosen move is passed to `onTry` and not played. */
export function exerciseTable(game: KnownGame, index: number, onTry: (move: unknown) => void): TableController {
  const { entry, seats, replay } = game;
  const { rules } = entry;
  const { seat } = at(replay.entries, index);
  const store = createStore<{ readonly text: AnyText }>({ text: entry.text });
  const { get, set } = store;
  const { build } = snapshotBuilder(
    rules,
    seats.map(({ name }) => name),
  );
  const position = { ...game.positionAt(index, seat), takesAnswers: true };
  const latest = memoizeByObject(({ text }: { readonly text: AnyText }) => {
    return { ...build(position, text), undoable: 0, undoableTurn: 0, undoableInAll: 0 };
  });
  return {
    ...NO_ACTIONS,
    seats,
    seedHash: null,
    snapshot: () => latest(get()),
    snapshotAt: (version) => (version > index ? null : build(game.positionAt(version, seat), get().text)),
    subscribe: store.subscribe,
    setText(text) {
      if (text !== get().text) set({ text });
    },
    answer: onTry,
    addressAt: () => null,
    standings: () => [],
    record: () => null,
    close: store.close,
  };
}
