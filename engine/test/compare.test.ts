import { expect, test } from 'vitest';
import type { Counts } from '../src/index.ts';
import { answered, at, compare, play, seedFromText } from '../src/index.ts';
import { palio } from './toy/index.ts';
import type { Move, Palio } from './toy/state.ts';

const COUNTS: Counts<Palio, 'cubes' | 'cards' | 'round'> = {
  cubes: ({ table }, seat) => at(table.players, seat).cubes,
  cards: ({ table }, seat) => at(table.players, seat).cards,
  round: ({ table }) => table.round,
};

function acting(): Palio {
  const state = palio.setup({ thieves: true }, 2, seedFromText('compare'));
  for (const seat of [0, 1]) palio.apply(state, seat, { do: 'bid', cubes: 0 });
  state.secret.hands = [['baker', 'horse', 'thief'], at(state.secret.hands, 1)];
  return state;
}

const take: Move = { do: 'take' };

test('a comparison lists the counts that differ and leaves out equal ones', () => {
  const state = acting();
  const { state: after } = play(palio, state, 0, { do: 'play', card: 'baker' });
  expect(compare(COUNTS, state, after, 0)).toEqual({ cubes: 2, cards: -1 });
  expect(compare(COUNTS, state, after, 1)).toEqual({});
});

test('effects of a move are separate from automatic effects after it', () => {
  const state = acting();
  palio.apply(state, 0, take);
  const before = structuredClone(state);
  expect(compare(COUNTS, state, play(palio, state, 1, take).state, 1)).toEqual({ cubes: 1, round: 1 });
  const after = answered(palio, state, 1, take);
  expect(compare(COUNTS, state, after, 1)).toEqual({ cubes: 1 });
  expect(palio.pending(after)).toEqual([]);
  expect(state).toEqual(before);
});

test('a follow-up question of a move stays open', () => {
  const after = answered(palio, acting(), 0, { do: 'play', card: 'thief' });
  expect(palio.pending(after)).toEqual([1]);
  expect(palio.moves(after, 1)).toEqual([{ do: 'pay' }, { do: 'roll' }]);
});
