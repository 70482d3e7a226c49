import type { Agenda } from './agenda.ts';
import { closeLanes, isIdle } from './agenda.ts';
import type { AnyStep } from './questions.ts';
import type { Log, Seat } from './rules.ts';
import { at } from './rules.ts';

/** The progress of a game through its rounds; part of the public state. */
export interface Progress<Step extends AnyStep> {
  agenda: Agenda<Step>;
  round: number;
  /** The index of the phase that begins next. */
  phase: number;
  over: boolean;
}

export interface Phase<S, E> {
  readonly name: string;
  /** The one round that skips this phase. */
  readonly notInRound?: number;
  /** Acts, or puts questions on the agenda. A phase without questions ends as soon as it has begun. */
  begin(state: S, log: Log<E>): void;
}

export interface Rounds<S, E> {
  /** The phases of a round, always in this order. */
  readonly phases: readonly Phase<S, E>[];
  lastRound(state: S): number;
  /** Called directly after the round number was incremented. */
  beginRound(state: S, log: Log<E>): void;
  /** Called when the last round is over. */
  end(state: S, log: Log<E>): void;
}

/** Repeats a sequence of phases, turn by turn, while `again` returns true. The last of them must ask nothing. */
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

/** Runs phase by phase until a seat must decide or the game is over. */
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

/** Returns the name of the phase whose questions are being answered. */
export function phaseAt<S, E>(phases: readonly Phase<S, E>[], { phase }: { readonly phase: number }): string {
  return at(phases, Math.max(0, phase - 1)).name;
}
