import type { Seat } from '@signoria/engine';
import { questionFor } from '@signoria/engine';
import type { Colour } from './bricks.ts';
import { COLOURS } from './bricks.ts';
import { rob } from './decisions/opponents.ts';
import { wholesale } from './decisions/wholesale.ts';
import type { Move, State, Step } from './state.ts';

const SEATS = [0, 1, 2, 3] as const;
type Plain = Exclude<Move['do'], 'exchange' | 'swap' | 'rob' | 'sabotage'>;

/** The group under which a move is listed: the action, and for actions with many moves also the first object. */
export type Verb = Plain | `${'exchange' | 'swap'} ${Colour}` | `${'rob' | 'sabotage'} ${Seat}`;

export const VERBS: readonly (readonly Verb[])[] = [
  ['take'],
  ['give'],
  ['suffer', 'ignore'],
  ['raise', 'found'],
  COLOURS.map((colour) => `exchange ${colour}` as const),
  ['lower', 'spare'],
  ['fulfil', 'dedicate'],
  ['discard', 'dismiss'],
  ['wholesale'],
  COLOURS.map((colour) => `swap ${colour}` as const),
  SEATS.map((seat) => `rob ${seat}` as const),
  SEATS.map((seat) => `sabotage ${seat}` as const),
  ['play'],
  ['done'],
];

export function verb(move: Move): Verb {
  switch (move.do) {
    case 'exchange':
      return `exchange ${move.colour}`;
    case 'swap':
      return `swap ${move.give}`;
    case 'rob':
      return `rob ${move.from}`;
    case 'sabotage':
      return `sabotage ${move.of}`;
    default:
      return move.do;
  }
}

/**
 * R3.2, R4.1, R11.3, R11.7  Returns the moves that belong to the choice still being made: taking a card, until it is paid
 * for; exchanging or swapping a brick, until the other one is given. Bricks already paid for it are listed, too (R2.3).
 */
export function underWay(state: State, seat: Seat): readonly Move[] {
  const step = questionFor<Step>(state.table.agenda, seat);
  switch (step?.ask) {
    case 'cost':
      return [{ do: 'take', place: step.place }, ...step.paid.map(giveMove)];
    case 'exchange':
      return [{ do: 'exchange', place: step.place, colour: step.colour }, ...step.paid.map(giveMove)];
    case 'swap': {
      const wasAsked = step.gave.length === 0 && wholesale.asks(state, { ask: 'wholesale', seat });
      return wasAsked ? [{ do: 'wholesale', place: step.place }] : [];
    }
    case 'smuggle': {
      const wasAsked = rob.asks(state, { ask: 'rob', seat, card: 'smuggler' });
      return wasAsked ? [{ do: 'rob', from: step.from, colour: step.colour }] : [];
    }
    default:
      return [];
  }
}

function giveMove(colour: Colour): Move {
  return { do: 'give', colour };
}
