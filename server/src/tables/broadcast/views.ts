import type { AnyRules, GameState } from '@signoria/engine';
import { withoutFigures } from '@signoria/engine';
import type { Opaque, SeenView } from '@signoria/protocol';
import { seatsOf } from '../seats/index.ts';
import type { LiveTable, Viewer } from '../table/index.ts';

/** Returns the viewers whose views a person gets: their seats, or the spectator. */
export function viewersOf({ data }: LiveTable, person: string | null): readonly Viewer[] {
  const seats = seatsOf(data, person);
  return seats.length === 0 ? [null] : seats;
}

/**
 * Returns all viewers who may need a step: seats of persons, connected or not, and the spectator if one is connected.
 */
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

/** Returns a view without its figures, which follow from the options. */
export function viewOf(rules: AnyRules, state: GameState, viewer: Viewer): Opaque {
  return withoutFigures(rules.sharedView(state, viewer)) as unknown as Opaque;
}
