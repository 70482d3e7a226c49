import { selections } from './lists.ts';
import { unreachable } from './result.ts';
import type { Seat } from './rules.ts';

/** A question or step with the seat that must answer it. */
export interface SeatStep {
  readonly seat: Seat;
}

/**
 * Pending steps as plain data. `steps` is a stack: the last step is asked first, so an interrupt for another seat is
 * pushed on top. In a simultaneous phase each seat has a lane, a stack of its own; `steps` waits until every lane is
 * empty.
 */
export interface Agenda<Step extends SeatStep> {
  steps: Step[];
  lanes: Step[][];
}

export interface ReadonlyAgenda<Step extends SeatStep> {
  readonly steps: readonly Step[];
  readonly lanes: readonly (readonly Step[])[];
}

export function emptyAgenda<Step extends SeatStep>(): Agenda<Step> {
  return { steps: [], lanes: [] };
}

/** Copies the stacks. The steps themselves are shared, since they are never modified. */
export function cloneAgenda<Step extends SeatStep>(agenda: ReadonlyAgenda<Step>): Agenda<Step> {
  const { steps, lanes } = agenda;
  return { steps: steps.slice(), lanes: lanes.length === 0 ? [] : lanes.map((lane) => lane.slice()) };
}

/** Pushes a step: it is asked before all other steps of its stack or lane. */
export function pushStep<Step extends SeatStep>(agenda: Agenda<Step>, step: Step): void {
  if (agenda.lanes.length === 0) agenda.steps.push(step);
  else laneOf(agenda, step.seat).push(step);
}

/** Pushes the steps so that they are asked in the order of the list. */
export function pushStepsInOrder<Step extends SeatStep>(agenda: Agenda<Step>, steps: readonly Step[]): void {
  for (let last = steps.length - 1; last >= 0; last--) pushStep(agenda, steps[last] as Step);
}

/** Opens a simultaneous phase with a lane for each of `seats` seats. Seats without a step have nothing to decide. */
export function openLanes<Step extends SeatStep>(agenda: Agenda<Step>, seats: number, steps: readonly Step[]): void {
  if (agenda.lanes.length > 0) unreachable('a simultaneous phase cannot begin inside another');
  if (steps.length === 0) return;
  agenda.lanes = [];
  for (let seat = 0; seat < seats; seat++) agenda.lanes.push([]);
  for (const step of steps) laneOf(agenda, step.seat).push(step);
}

/** Returns the question that `seat` must answer now, if any. */
export function questionFor<Step extends SeatStep>(agenda: ReadonlyAgenda<Step>, seat: Seat): Step | undefined {
  const { steps, lanes } = agenda;
  if (lanes.length > 0) return topOf(lanes[seat]);
  const step = topOf(steps);
  return step?.seat === seat ? step : undefined;
}

/** Returns the last element. Checks the length first: in V8, reading index −1 takes five times as long. */
export function topOf<Step>(stack: readonly Step[] | undefined): Step | undefined {
  return stack === undefined || stack.length === 0 ? undefined : stack[stack.length - 1];
}

/** All sets of seats, created once because every decision needs one. */
const SEATS = selections([0, 1, 2, 3, 4, 5, 6, 7]);

/** Returns the seats that must decide now; several in a simultaneous phase. */
export function pendingSeats<Step extends SeatStep>(agenda: ReadonlyAgenda<Step>): readonly Seat[] {
  const { steps, lanes } = agenda;
  let bits = 0;
  for (let seat = 0; seat < lanes.length; seat++) if ((lanes[seat] as readonly Step[]).length > 0) bits |= 1 << seat;
  if (lanes.length === 0 && steps.length > 0) bits = 1 << (steps[steps.length - 1] as Step).seat;
  return SEATS[bits] ?? unreachable('at most eight seats can be asked at once');
}

/** Removes the pending question of `seat` from the agenda and returns it. */
export function popQuestion<Step extends SeatStep>(agenda: Agenda<Step>, seat: Seat): Step {
  const step = questionFor(agenda, seat);
  if (step === undefined) return unreachable(`seat ${seat} is not pending`);
  stackOf(agenda, seat).pop();
  return step;
}

/** Ends a simultaneous phase once every lane is empty, follow-up questions included. */
export function closeLanes<Step extends SeatStep>(agenda: Agenda<Step>): void {
  const { lanes } = agenda;
  if (lanes.length === 0) return;
  for (const lane of lanes) if (lane.length > 0) return;
  agenda.lanes = [];
}

export function isIdle<Step extends SeatStep>(agenda: ReadonlyAgenda<Step>): boolean {
  return agenda.steps.length === 0 && agenda.lanes.length === 0;
}

/** Returns the stack that holds the steps of a seat: its lane in a simultaneous phase, `steps` otherwise. */
export function stackOf<Step extends SeatStep>(agenda: Agenda<Step>, seat: Seat): Step[] {
  return agenda.lanes.length === 0 ? agenda.steps : laneOf(agenda, seat);
}

function laneOf<Step extends SeatStep>(agenda: Agenda<Step>, seat: Seat): Step[] {
  return agenda.lanes[seat] ?? unreachable(`there is no lane for seat ${seat}`);
}
