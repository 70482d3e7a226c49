import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { sameJson, withoutFigures } from '@signoria/engine';
import type { Opaque, SeenView } from '@signoria/protocol';
import type { LiveTable, RecentStep } from './live.ts';
import { seatsOf } from './sheet.ts';

export type Viewer = Seat | null;

/** Whose eyes a person has at a table: those of their seats, or a spectator's. */
export function viewersOf({ sheet }: LiveTable, person: string | null): readonly Viewer[] {
  const seats = seatsOf(sheet, person);
  return seats.length === 0 ? [null] : seats;
}

export function viewsOf({ rules, game }: LiveTable, viewers: readonly Viewer[]): SeenView[] {
  if (game === null) return [];
  return viewers.map((viewer) => ({ viewer, view: seenBy(rules, game.state, viewer) }));
}

function seenBy(rules: AnyRules, state: GameState, viewer: Viewer): Opaque {
  return withoutFigures(rules.view(state, viewer)) as unknown as Opaque;
}

/**
 * Writes a step for whoever looks. What changed on the table is worked out once, from what a spectator sees; what a
 * pair of eyes sees besides, once for each.
 */
export function stepWriter(rules: AnyRules, step: RecentStep): (viewers: readonly Viewer[]) => string {
  const { version, seat, events, before, after, clocks } = step;
  const table = changed(publicPart(rules, before), publicPart(rules, after));
  const head = `{"type":"step","version":${version},"seat":${seat},"table":${JSON.stringify(table)},"clocks":${JSON.stringify(clocks)},"views":[`;
  const written = new Map<Viewer, string>();
  const write = (viewer: Viewer): string => {
    const parts = changed(ownParts(rules, before, viewer), ownParts(rules, after, viewer));
    return JSON.stringify({ viewer, events: events.map((event) => rules.redact(event, viewer)), parts });
  };
  return (viewers) => {
    for (const viewer of viewers) if (!written.has(viewer)) written.set(viewer, write(viewer));
    return `${head}${viewers.map((viewer) => written.get(viewer)).join(',')}]}`;
  };
}

function publicPart(rules: AnyRules, state: GameState): Opaque {
  return seenBy(rules, state, null).table as Opaque;
}

function ownParts(rules: AnyRules, state: GameState, viewer: Viewer): Opaque {
  const { table: _table, viewer: _viewer, ...parts } = seenBy(rules, state, viewer);
  return parts;
}

/** The parts that are not as they were. A view always has the same parts, so none can be lost. */
function changed(before: Opaque, after: Opaque): Opaque {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => !sameJson(before[key], value)));
}
