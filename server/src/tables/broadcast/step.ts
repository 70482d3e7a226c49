import type { AnyRules, GameState } from '@signoria/engine';
import { at } from '@signoria/engine';
import type { Clocks, Opaque, Step } from '@signoria/protocol';
import { changesBetween } from '@signoria/protocol';
import type { Advanced, LiveTable, RecentStep, Viewer } from '../table/index.ts';
import { versionOf } from '../table/index.ts';
import { viewersAt, viewersOf, viewOf } from './views.ts';

/** Writes a step for everyone who may need it. The table is the same for all, and is compared and written once. */
export function writeStep(table: LiveTable, before: GameState, next: Advanced, clocks: Clocks): RecentStep {
  const { rules } = table;
  const { game, turn } = next;
  const { seat } = at(game.decisions, game.decisions.length - 1);
  const { table: tableChanges, views } = stepBetween(rules, before, next, viewersAt(table));
  const shared = { type: 'step', version: versionOf(table), seat, turn, table: tableChanges, clocks };
  return {
    head: `${JSON.stringify(shared).slice(0, -1)},"views":[`,
    seen: new Map(views.map((one) => [one.viewer, JSON.stringify(one)])),
  };
}

/** What a decision changed: on the table, which is the same for all and is compared once, and for each viewer besides. */
export function stepBetween(
  rules: AnyRules,
  before: GameState,
  { game, events }: Advanced,
  viewers: readonly Viewer[],
): Pick<Step, 'table' | 'views'> {
  const seen = viewers.map((viewer) => ({
    viewer,
    was: apart(viewOf(rules, before, viewer)),
    is: apart(viewOf(rules, game.state, viewer)),
  }));
  const [any] = seen;
  const views = seen.map(({ viewer, was, is }) => ({
    viewer,
    events: events.map((event) => rules.redact(event, viewer) as Opaque),
    changes: changesBetween(was.own, is.own),
  }));
  return { table: any === undefined ? {} : changesBetween(any.was.table, any.is.table), views };
}

/** The table, and what else is in the view. */
function apart({ table, ...own }: Opaque): { readonly table: Opaque; readonly own: Opaque } {
  return { table: table as Opaque, own };
}

/** The message for these viewers; null if it was not written for them. */
export function stepFor({ head, seen }: RecentStep, viewers: readonly Viewer[]): string | null {
  if (!viewers.every((viewer) => seen.has(viewer))) return null;
  return `${head}${viewers.map((viewer) => seen.get(viewer)).join(',')}]}`;
}

export function broadcastStep(table: LiveTable, step: RecentStep): void {
  for (const connection of table.connections) {
    const text = stepFor(step, viewersOf(table, connection.person?.id ?? null));
    if (text !== null) connection.send(text);
  }
}
