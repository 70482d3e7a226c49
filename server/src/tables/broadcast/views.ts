import type { AnyRules, GameState } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { Opaque, SeenView } from '@signoria/protocol';
import { seatsOf } from '../seats/index.ts';
import type { LiveTable, Viewer } from '../table/index.ts';

/** The views a person gets at a table: those of their seats, or a spectator's. */
export function viewersOf({ data }: LiveTable, person: string | null): readonly Viewer[] {
  const seats = seatsOf(data, person);
  return seats.length === 0 ? [null] : seats;
}

/** All who may need a step: persons at the table, connected or not, and spectators, if there are any. */
export function viewersAt({ data, connections }: LiveTable): readonly Viewer[] {
  const viewers: Viewer[] = [];
  for (const [seat, { person }] of data.seats.entries()) if (person !== null) viewers.push(seat);
  for (const { person } of connections) {
    if (seatsOf(data, person?.id ?? null).length > 0) continue;
    viewers.push(null);
    break;
  }
  return viewers;
}

export function viewsOf({ rules, game }: LiveTable, viewers: readonly Viewer[]): SeenView[] {
  if (game === null) return [];
  return viewers.map((viewer) => ({ viewer, view: viewOf(rules, game.state, viewer) }));
}

/** A view without its figures, which the options give back. */
export function viewOf(rules: AnyRules, state: GameState, viewer: Viewer): Opaque {
  return withoutFigures(rules.sharedView(state, viewer)) as unknown as Opaque;
}
