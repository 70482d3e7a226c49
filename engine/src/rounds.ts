import type { Agenda } from './agenda.ts';
import { closeLanes, isIdle } from './agenda.ts';
import type { AnyStep } from './questions.ts';
import type { Log, Seat } from './rules.ts';
import { at } from './rules.ts';

/** Where a game stands in its rounds; part of what lies open. */
export interface Progress<Step extends AnyStep> {
  agenda: Agenda<Step>;
  round: number;
  /** The place in the list of phases of the one that begins next. */
  phase: number;
  over: boolean;
}

export interface Phase<S, E> {
  readonly name: string;
  /** The one round in which it is left out. */
  readonly notInRound?: number;
  /** Does something, or puts questions on the agenda; what asks nobody anything is over as soon as it has begun. */
  begin(state: S, log: Log<E>): void;
}

export interface Rounds<S, E> {
  /** A round, always in this order. */
  readonly phases: readonly Phase<S, E>[];
  lastRound(state: S): number;
  /** The number of the round has just been raised. */
  beginRound(state: S, log: Log<E>): void;
  /** The last round is over. */
  end(state: S, log: Log<E>): void;
}

/** Phases gone through again, turn by turn, while `again` says so. The last of them asks nothing. */
export function repeated<S extends { readonly table: { phase: number } }, E>(
  phases: readonly Phase<S, E>[],
  again: (state: S) => boolean,
): readonly Phase<S, E>[] {
  const last = at(phases, phases.length - 1);
  const closing: Phase<S, E> = {
    ...last,
    begin(state, log) {
      last.begin(state, log);
      if (again(state)) state.table.phase -= phases.length;
    },
  };
  return [...phases.slice(0, -1), closing];
}

/** Goes on, phase by phase, until somebody is asked something or the game is over. */
export function runOn<S extends { readonly table: Progress<Step> }, Step extends AnyStep, E>(
  { phases, lastRound, beginRound, end }: Rounds<S, E>,
  state: S,
  log: Log<E>,
  settleSilent: (state: S, lane: Seat, log: Log<E>) => void,
): void {
  const { table } = state;
  const { agenda } = table;
  while (isIdle(agenda) && !table.over) {
    if (table.phase === phases.length) {
      if (table.round === lastRound(state)) {
        table.over = true;
        end(state, log);
        return;
      }
      table.round++;
      table.phase = 0;
      beginRound(state, log);
    }
    const phase = at(phases, table.phase);
    table.phase++;
    if (phase.notInRound === table.round) continue;
    phase.begin(state, log);
    if (agenda.lanes.length === 0) settleSilent(state, 0, log);
    else for (let lane = 0; lane < agenda.lanes.length; lane++) settleSilent(state, lane, log);
    closeLanes(agenda);
  }
}

/** The name of the phase whose questions are being answered. */
export function phaseAt<S, E>(phases: readonly Phase<S, E>[], { phase }: { readonly phase: number }): string {
  return at(phases, Math.max(0, phase - 1)).name;
}
