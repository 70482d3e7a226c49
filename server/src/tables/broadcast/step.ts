import type { GameState } from '@signoria/engine';
import { at, sameJson } from '@signoria/engine';
import type { Clocks, Opaque } from '@signoria/protocol';
import type { Advanced, LiveTable, RecentStep, Viewer } from '../table/index.ts';
import { versionOf } from '../table/index.ts';
import { sightOf, viewersAt, viewersOf } from './views.ts';

/** Writes a step for everyone who may need it: persons at the table, and those who watch, if anybody does. */
export function writeStep(table: LiveTable, before: GameState, next: Advanced, clocks: Clocks): RecentStep {
  const { rules } = table;
  const { game, events, turn } = next;
  const viewers = viewersAt(table);
  const was = sightOf(rules, before, viewers);
  const is = sightOf(rules, game.state, viewers);
  const { seat } = at(game.decisions, game.decisions.length - 1);
  const same = { type: 'step', version: versionOf(table), seat, turn, table: changed(was.table, is.table), clocks };
  const head = `${JSON.stringify(same).slice(0, -1)},"views":[`;
  const write = (viewer: Viewer): string => {
    const parts = changed(was.parts.get(viewer) ?? {}, is.parts.get(viewer) ?? {});
    return JSON.stringify({ viewer, events: events.map((event) => rules.redact(event, viewer)), parts });
  };
  return { head, seen: new Map(viewers.map((viewer) => [viewer, write(viewer)])) };
}

/** The message for these viewers; null if it was not written for them. */
export function stepFor({ head, seen }: RecentStep, viewers: readonly Viewer[]): string | null {
  if (!viewers.every((viewer) => seen.has(viewer))) return null;
  return `${head}${viewers.map((viewer) => seen.get(viewer)).join(',')}]}`;
}

/** The parts that are not as they were. A view always has the same parts, so none can be lost. */
function changed(before: Opaque, after: Opaque): Opaque {
  const parts: Opaque = {};
  for (const key of Object.keys(after)) if (!sameJson(before[key], after[key])) parts[key] = after[key];
  return parts;
}

export function broadcastStep(table: LiveTable, step: RecentStep): void {
  for (const connection of table.connections) {
    const text = stepFor(step, viewersOf(table, connection.person?.id ?? null));
    if (text !== null) connection.send(text);
  }
}
