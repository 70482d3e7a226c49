import { GAME_IDS } from '@signoria/catalogue';
import { CATALOGUE } from '@signoria/catalogue/all';
import type { GameState } from '@signoria/engine';
import { chance, pick, printState, seedFromText } from '@signoria/engine';
import { expect, test } from 'vitest';

const SEATS = 3;
const DECISIONS = 30;

/** Returns the position after some random decisions. */
function position(id: string): GameState {
  const { rules } = CATALOGUE[id] ?? expect.fail();
  const options = rules.readOptions({}, SEATS);
  if (!options.ok) return expect.fail(options.error.message);
  const seed = seedFromText('print');
  const state = rules.setup(options.value, SEATS, seed);
  const draw = chance(seed, 'moves');
  for (let count = 0; count < DECISIONS; count++) {
    const seat = pick(draw, rules.pending(state));
    rules.apply(state, seat, rules.randomMove(state, seat, draw));
  }
  return state;
}

test.each(GAME_IDS)(
  '%s: a printed state shows the agenda, the table and the secrets, without the figures',
  async (id) => {
    await expect(`${printState(position(id))}\n`).toMatchFileSnapshot(`golden/${id}.txt`);
  },
);
