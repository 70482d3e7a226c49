import type { Seat } from '@signoria/engine';
import { turnOf } from '../flow.ts';
import { activeIn } from '../players.ts';
import type { Ask, PublicState, ReadonlyTable } from '../state.ts';

/** R2.1  The six phases of a turn, as the rules count them. */
export const TURN_PHASES = ['card', 'exchange', 'build', 'tearDown', 'commission', 'limits'] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

/**
 * The phase of each step; `build` belongs to two. A step without an entry, such as one of personnel, counts for the
 * step below it on the agenda.
 */
const PHASE_OF: Readonly<Partial<Record<Ask, TurnPhase>>> = {
  card: 'card',
  cost: 'card',
  event: 'card',
  refill: 'card',
  tearDown: 'tearDown',
  commission: 'commission',
  cardLimit: 'limits',
  brickLimit: 'limits',
};

/**
 * R2.1  Returns the phase of the turn. Exchange and building are one question; the first brick begins the building
 * phase.
 */
export function phaseOf({ agenda, laid }: ReadonlyTable): TurnPhase {
  const next = agenda.steps.findLast(({ ask }) => PHASE_OF[ask] !== undefined || ask === 'build');
  const top = agenda.steps.at(-1);
  if (top?.ask === 'pay' && top.due === 'construction') return 'build';
  if (next === undefined) return 'limits';
  if (next.ask === 'build') return laid === 0 ? 'exchange' : 'build';
  return PHASE_OF[next.ask] ?? 'limits';
}

/** The number of the turn, counted for each player. */
export function turnNumber({ round, players }: ReadonlyTable): number {
  return turnOf(round, players.length);
}

/** R13.6  The number of turns at the end of a game, the last one included, in which players see which turn is the last. */
const NEAR_THE_END = 10;

/** R13.6  Returns the number of each player's last turn if it is near; null otherwise or after the end tile is taken. */
export function nearLastTurn(table: ReadonlyTable): number | null {
  const last = turnOf(table.lastTurn, table.players.length);
  return table.endTile === null && last - turnNumber(table) < NEAR_THE_END ? last : null;
}

/** R13.2  Returns the seats that have a turn after this one, in order; null while nobody has taken the end tile. */
export function lastTurns({ table }: PublicState): readonly Seat[] | null {
  if (table.endTile === null) return null;
  const seats: Seat[] = [];
  for (let turn = table.round + 1; turn <= table.lastTurn; turn++) seats.push(activeIn(table, turn));
  return seats;
}
