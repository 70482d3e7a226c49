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

export function viewsOf({ rules, game }: LiveTable, viewers: readonly Viewer[]): SeenView[] {
  if (game === null) return [];
  return viewers.map((viewer) => ({ viewer, view: seenBy(rules, game.state, viewer) }));
}

function seenBy(rules: AnyRules, state: GameState, viewer: Viewer): Opaque {
  return withoutFigures(rules.view(state, viewer)) as unknown as Opaque;
}

export function viewersAt(table: LiveTable): readonly Viewer[] {
  const { data, connections } = table;
  const viewers: Viewer[] = [];
  for (const [seat, { person }] of data.seats.entries()) if (person !== null) viewers.push(seat);
  for (const { person } of connections) {
    if (seatsOf(data, person?.id ?? null).length > 0) continue;
    viewers.push(null);
    break;
  }
  return viewers;
}

/** What there is to see of a position: the table, which is the same for everyone, and what each sees besides. */
interface Sight {
  table: Opaque;
  readonly parts: Map<Viewer, Opaque>;
}

/** Every position is looked at twice, after one move and before the next. */
const SIGHTS = new WeakMap<GameState, Sight>();

export function sightOf(rules: AnyRules, state: GameState, viewers: readonly Viewer[]): Sight {
  const sight = SIGHTS.get(state) ?? { table: {}, parts: new Map() };
  SIGHTS.set(state, sight);
  for (const viewer of viewers) {
    if (sight.parts.has(viewer)) continue;
    const { table, viewer: _, ...parts } = seenBy(rules, state, viewer);
    sight.table = table as Opaque;
    sight.parts.set(viewer, parts);
  }
  return sight;
}
