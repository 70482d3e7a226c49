import type { Immutable, Seat } from '@signoria/engine';
import { at, questionFor, settle } from '@signoria/engine';
import { hasFree } from './decisions/free.ts';
import { collectNext } from './decisions/income.ts';
import { canPlace, loseAll } from './decisions/mark.ts';
import type { Log, State, Step } from './state.ts';
import { takeStep } from './tracks.ts';

/** Settles the seat's steps that leave nothing to decide, until one does or none is left. */
export function settleWhatAsksNothing(state: State, seat: Seat, log: Log): void {
  const { agenda } = state.table;
  for (let step = questionFor(agenda, seat); step !== undefined; step = questionFor(agenda, seat)) {
    if (asksSomething(state, step)) return;
    run(state, settle(agenda, seat), log);
  }
}

function asksSomething({ figures, table }: Immutable<State>, step: Step): boolean {
  switch (step.ask) {
    case 'advance':
      return false; // R10.1
    case 'income':
      return step.left.length > 1; // R4.3
    case 'mark':
      return canPlace(figures, at(table.players, step.seat), step); // R2.3
    case 'end':
      return hasFree(figures, at(table.players, step.seat)); // R6.4
    case 'die':
    case 'hire':
    case 'track':
      return true;
  }
}

function run(state: State, step: Step, log: Log): void {
  if (step.ask === 'advance') takeStep(state, step, log);
  else if (step.ask === 'income') for (const artwork of step.left) collectNext(state, step, artwork, log);
  else if (step.ask === 'mark') loseAll(step, log);
}
