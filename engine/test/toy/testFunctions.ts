import type { Chance, Seat } from '../../src/index.ts';
import { at, below, drawnSeed, shuffle } from '../../src/index.ts';
import { palio } from './index.ts';
import type { Palio, PalioEvent } from './state.ts';

/** The toy's `TestFunctions` for the conformance checks: its components and the swap of hidden ones. */
export const TEST_FUNCTIONS = {
  optionSets: [{}, { thieves: false }, { figures: { cards: { thief: { copies: 9 } } } }],
  census,
  swapHidden,
  isShownOnlyOnce,
};

export function census({ table, secret }: Palio): Record<string, number> {
  const counts: Record<string, number> = { cubes: table.supply };
  for (const { cubes } of table.players) counts.cubes = (counts.cubes ?? 0) + cubes;
  for (const card of [...secret.deck, ...secret.hands.flat(), ...table.players.flatMap(({ played }) => played)])
    counts[card] = (counts[card] ?? 0) + 1;
  return counts;
}

export function swapHidden(state: Palio, viewer: Seat | null, draw: Chance): Palio {
  const swapped = palio.clone(state);
  const { secret, table } = swapped;
  const others = secret.hands.filter((_, seat) => seat !== viewer);
  const unknown = shuffle(draw, [...secret.deck, ...others.flat()]);
  secret.hands = secret.hands.map((hand, seat) => (seat === viewer ? hand : unknown.splice(0, hand.length).sort()));
  secret.deck = unknown;
  secret.seed = drawnSeed(draw);
  secret.sealed = secret.sealed.map((bid, seat) =>
    seat !== viewer && bid !== null ? below(draw, Math.min(3, at(table.players, seat).cubes) + 1) : bid,
  );
  return swapped;
}

/** Losing bids are shown once and not kept. */
export function isShownOnlyOnce({ type }: PalioEvent): boolean {
  return type === 'bids';
}
