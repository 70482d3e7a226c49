import { below, chance, seedFrom } from '@signoria/engine';
import type { Contestant } from './contestant.ts';
import { windowOf } from './contestant.ts';

/** As many moves as the Card Game offers on average. */
const MOVES = 32;

/**
 * The limit: no rules, no questions, no game. A list of fresh moves is made, one is drawn and it changes two numbers of
 * one mutable object. Nothing that lists its moves can be faster than this.
 */
export function bareLoop(): Contestant {
  const purse = Array.from({ length: MOVES }, () => 10);
  const draw = chance(seedFrom('limit'), 'random');
  return {
    what: 'a bare mutable loop that lists 32 moves and makes one: the limit',
    run: windowOf(() => {
      for (let decision = 0; decision < 1000; decision++) {
        const moves: { readonly do: 'sell'; readonly resource: number }[] = [];
        for (let resource = 0; resource < MOVES; resource++)
          if ((purse[resource] ?? 0) > 0) moves.push({ do: 'sell', resource });
        const { resource } = moves[below(draw, moves.length)] ?? { resource: 0 };
        purse[resource] = (purse[resource] ?? 0) - 1;
        purse[(resource + 1) % MOVES] = (purse[(resource + 1) % MOVES] ?? 0) + 1;
      }
      return 1000;
    }),
  };
}
