import { below, chance, seedFromText } from '@signoria/engine';
import type { Contestant } from './contestant.ts';
import { repeatUntilTimeIsUp } from './contestant.ts';

/** The average number of legal moves in the Card Game. */
const MOVES = 32;

/**
 * Measures a loop without any rules: lists 32 new moves, draws one and changes two numbers of a mutable object. It is
 * the scale for the other rows, not a strict limit: a list of moves that were created once is about a tenth faster.
 */
export function bareLoop(): Contestant {
  const purse = Array.from({ length: MOVES }, () => 10);
  const draw = chance(seedFromText('limit'), 'random');
  return {
    what: 'a bare mutable loop that lists 32 moves and makes one, as a scale',
    run: repeatUntilTimeIsUp(() => {
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
