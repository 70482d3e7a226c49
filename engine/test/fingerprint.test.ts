import { expect, test } from 'vitest';
import { fingerprint, sameState, seedFromText } from '../src/index.ts';
import { palio } from './toy/index.ts';
import type { Palio } from './toy/state.ts';

/** Returns all positions after two bids, each reached in both orders. */
function positions(): { root: Palio; reached: readonly Palio[] } {
  const root = palio.setup({ thieves: true }, 3, seedFromText('fingerprint'));
  const after = (state: Palio) =>
    palio.pending(state).flatMap((seat) =>
      palio.moves(state, seat).map((move) => {
        const next = palio.clone(state);
        palio.apply(next, seat, move);
        return next;
      }),
    );
  return { root, reached: after(root).flatMap(after) };
}

test('equal states have the same fingerprint and different states do not, also after serialization', () => {
  const { root, reached } = positions();
  const byPrint = new Map<number, string>();
  const written = new Set<string>();
  for (const state of reached) {
    const again = {
      ...JSON.parse(JSON.stringify({ table: state.table, secret: state.secret })),
      figures: state.figures,
    };
    expect(sameState(state, again)).toBe(true);
    const print = fingerprint(root, state);
    expect(fingerprint(root, again)).toBe(print);
    const json = JSON.stringify([state.table, state.secret]);
    expect(byPrint.get(print) ?? json).toBe(json);
    byPrint.set(print, json);
    written.add(json);
  }
  expect(written.size).toBeGreaterThan(5);
  expect(byPrint.size).toBe(written.size);
  expect(fingerprint(root, root)).toBe(0);
});
