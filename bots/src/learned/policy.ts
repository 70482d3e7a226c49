import type { AnyRules, Chance, GameState, Seat } from '@signoria/engine';
import { at, below } from '@signoria/engine';
import type { AnyEvaluation } from '../evaluation.ts';
import type { AnyFeatureTable } from '../featureTable.ts';
import { Features } from '../featureTable.ts';
import type { Network } from './network.ts';
import { softmax } from './network.ts';

/** The most legal moves of one decision. */
const MOST_MOVES = 1024;
/** The factor of the policy's outputs: above 1, likely moves are drawn even more often than the network predicts. */
const SHARPNESS = 1.5;

/** Draws moves as the learned policy would choose them: one pass of a network, without search. */
export class Policy {
  private readonly features = new Features();
  private readonly chances = new Float64Array(MOST_MOVES);
  private readonly rules: AnyRules;
  private readonly evaluation: AnyEvaluation | null;
  private readonly table: AnyFeatureTable;
  private readonly network: Network;

  /** `evaluation` is null if the features of its parts are left out. */
  constructor(rules: AnyRules, evaluation: AnyEvaluation | null, table: AnyFeatureTable, network: Network) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.table = table;
    this.network = network;
  }

  draw(state: GameState, seat: Seat, seats: number, moves: readonly unknown[], draw: Chance): unknown {
    const { chances, network, rules } = this;
    this.table.write(this.features, state, seat, seats, this.evaluation?.parts(state, seat) ?? null);
    network.read(this.features);
    for (let index = 0; index < moves.length; index++)
      chances[index] = SHARPNESS * network.output(rules.key(moves[index]));
    softmax(chances, moves.length);
    let left = below(draw, 1 << 20) / (1 << 20);
    for (let index = 0; index < moves.length; index++) {
      left -= chances[index] as number;
      if (left < 0) return moves[index];
    }
    return at(moves, moves.length - 1);
  }
}
