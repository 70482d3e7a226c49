import type { AnyRules, GameState } from '@signoria/engine';
import { at, withoutFigures } from '@signoria/engine';
import type { Changes, Clocks, DecisionMessage, Opaque, SeenView } from '@signoria/protocol';
import { changesBetween } from '@signoria/protocol';
import type { Advanced, LiveTable, RecentStep, Viewer } from './liveTable.ts';
import { versionOf } from './liveTable.ts';
import { seatsOf } from './seats.ts';

/** Returns the viewers whose views a person gets: their seats, or the spectator. */
export function viewersOf({ data }: LiveTable, person: string | null): readonly Viewer[] {
  const seats = seatsOf(data, person);
  return seats.length === 0 ? [null] : seats;
}

/**
 * Returns all viewers who may need a step: seats of persons, connected or not, and the spectator if one is connected.
 */
function viewersAt({ data, connections }: LiveTable): readonly Viewer[] {
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

/**
 * Serializes a step for all viewers who may need it. Changes of the table are the same for all and are serialized once.
 */
export function writeStep(table: LiveTable, before: GameState, next: Advanced, clocks: Clocks): RecentStep {
  const { rules } = table;
  const { game, turnStart } = next;
  const { seat } = at(game.decisions, game.decisions.length - 1);
  const { table: tableChanges, views } = stepBetween(rules, before, next, viewersAt(table));
  const shared = { type: 'step', version: versionOf(table), seat, turn: turnStart, table: tableChanges, clocks };
  return {
    head: `${JSON.stringify(shared).slice(0, -1)},"views":[`,
    seen: new Map(views.map((one) => [one.viewer, JSON.stringify(one)])),
  };
}

/** Parts of a view that are sent separately: figures follow from the options, and the table is the same for all. */
const SENT_APART = ['figures', 'table'];

/**
 * Returns the changes a decision made: on the table, compared once for all viewers, and in the rest of each viewer's
 * view.
 */
export function stepBetween(
  rules: AnyRules,
  before: GameState,
  { game, events }: Advanced,
  viewers: readonly Viewer[],
): Pick<DecisionMessage, 'table' | 'views'> {
  let table: Changes | undefined;
  const views = viewers.map((viewer) => {
    const was = rules.sharedView(before, viewer) as unknown as Opaque;
    const is = rules.sharedView(game.state, viewer) as unknown as Opaque;
    table ??= changesBetween(was.table as Opaque, is.table as Opaque);
    const seen = events.map((event) => rules.redact(event, viewer) as Opaque);
    return { viewer, events: seen, changes: changesBetween(was, is, SENT_APART) };
  });
  return { table: table ?? {}, views };
}

/** Returns the message for these viewers; null if it was not serialized for them. */
export function stepFor({ head, seen }: RecentStep, viewers: readonly Viewer[]): string | null {
  if (!viewers.every((viewer) => seen.has(viewer))) return null;
  return `${head}${viewers.map((viewer) => seen.get(viewer)).join(',')}]}`;
}

/** Sends a step to everyone at the table. Its text is assembled once for all spectators. */
export function broadcastStep(table: LiveTable, step: RecentStep): void {
  let forSpectators: string | null | undefined;
  for (const connection of table.connections) {
    const viewers = viewersOf(table, connection.person?.id ?? null);
    const isSpectator = viewers[0] === null;
    if (isSpectator) forSpectators ??= stepFor(step, viewers);
    const text = isSpectator ? forSpectators : stepFor(step, viewers);
    if (text) connection.send(text);
  }
}
