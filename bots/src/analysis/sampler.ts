import type { AnyRules, Chance, GameState, GameView, Score, Seat } from '@signoria/engine';
import { chance, drawnSeed } from '@signoria/engine';
import type { LearnedParts } from '../learned/load.ts';
import { playSample } from '../learned/sampling.ts';
import type { Line } from './lines.ts';
import type { Outlook } from './outlook.ts';
import { outlookFrom } from './outlook.ts';

/** The number of decisions that the policy plays before a sample is forecast. */
const FORECAST_AFTER = { decisions: 12 };
const TO_THE_END = { decisions: Number.POSITIVE_INFINITY };

/** A sample played to the end of the game. */
export interface Ending {
  readonly scores: readonly Score[];
  /** The first unforced decision of each other seat after the line. */
  readonly replies: ReadonlyMap<Seat, Reply>;
}

/** A move with the guessed position in which it is played. */
export interface Reply {
  readonly move: unknown;
  readonly state: GameState;
}

/** Samples of lines. The same number means the same guess and the same draws for every line. */
export interface Sampler {
  /** Returns the forecast some decisions after a line. */
  outlook(line: Line, number: number): Outlook;
  /** Plays the same sample to the end of the game. */
  ending(line: Line, number: number): Ending;
}

/** Creates a sampler for what a seat sees. */
export function newSampler(
  rules: AnyRules,
  { policy, forecaster }: LearnedParts,
  view: GameView,
  seat: Seat,
  seats: number,
  draw: Chance,
): Sampler {
  const seed = drawnSeed(draw);
  let latest: { readonly number: number; readonly state: GameState } | null = null;
  const guessed = (number: number): GameState => {
    if (latest?.number !== number) latest = { number, state: rules.guess(view, chance(seed, 'guess', number)) };
    return latest.state;
  };
  const drawOf = (number: number) => chance(seed, 'policy', number);
  return {
    outlook(line, number) {
      const end = playSample({ rules, seat }, policy, guessed(number), line, seats, drawOf(number), FORECAST_AFTER);
      return outlookFrom(forecaster, end, seat, seats);
    },
    ending(line, number) {
      const replies = new Map<Seat, Reply>();
      const beforeDecision = (state: GameState, mover: Seat, move: unknown) => {
        if (mover !== seat && !replies.has(mover)) replies.set(mover, { move, state: rules.clone(state) });
      };
      const sample = [guessed(number), line, seats, drawOf(number), TO_THE_END, beforeDecision] as const;
      const end = playSample({ rules, seat }, policy, ...sample);
      return { scores: rules.scores(end), replies };
    },
  };
}
