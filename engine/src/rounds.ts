import { closeLanes, isIdle } from './agenda.ts';
import type { GameFlowTypes } from './questions.ts';
import type { MoveLog, Seat } from './rules.ts';
import { at } from './rules.ts';

export interface Phase<G extends GameFlowTypes> {
  readonly name: string;
  /** The one round that skips this phase. */
  readonly notInRound?: number;
  /** Acts, or puts questions on the agenda. A phase without questions ends as soon as it has begun. */
  begin(state: G['state'], log: MoveLog<G['event']>): void;
}

export interface Rounds<G extends GameFlowTypes> {
  /** The phases of a round, always in this order. */
  readonly phases: readonly Phase<G>[];
  lastRound(state: G['state']): number;
  /** Called directly after the round number was incremented. */
  beginRound(state: G['state'], log: MoveLog<G['event']>): void;
  /** Called when the last round is over. */
  end(state: G['state'], log: MoveLog<G['event']>): void;
}

/** Repeats a sequence of phases, turn by turn, while `again` returns true. The last of them must ask nothing. */
export function repeated<G extends GameFlowTypes>(
  phases: readonly Phase<G>[],
  again: (state: G['state']) => boolean,
): readonly Phase<G>[] {
  const last = at(phases, phases.length - 1);
  const closing: Phase<G> = {
    ...last,
    begin(state, log) {
      last.begin(state, log);
      if (again(state)) state.table.phase -= phases.length;
    },
  };
  return [...phases.slice(0, -1), closing];
}

/** Runs phase by phase until a seat must decide or the game is over. */
export function runOn<G extends GameFlowTypes>(
  { phases, lastRound, beginRound, end }: Rounds<G>,
  state: G['state'],
  log: MoveLog<G['event']>,
  settleSilent: (state: G['state'], lane: Seat, log: MoveLog<G['event']>) => void,
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
export function phaseAt<G extends GameFlowTypes>(
  phases: readonly Phase<G>[],
  { phase }: { readonly phase: number },
): string {
  return at(phases, Math.max(0, phase - 1)).name;
}
