import type { AnyRules, GameState, Seat } from '@signoria/engine';
import { at, sameJson, withoutFigures } from '@signoria/engine';
import type { Clocks, Opaque, SeenView } from '@signoria/protocol';
import type { Advanced, LiveTable, RecentStep } from './live.ts';
import { versionOf } from './live.ts';
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

/** Writes a step for everyone who may need it: persons at the table, and those who watch, if anybody does. */
export function writeStep(table: LiveTable, before: GameState, next: Advanced, clocks: Clocks): RecentStep {
  const { rules } = table;
  const { game, events, turn } = next;
  const eyes = eyesAt(table);
  const was = sightOf(rules, before, eyes);
  const is = sightOf(rules, game.state, eyes);
  const { seat } = at(game.decisions, game.decisions.length - 1);
  const same = { type: 'step', version: versionOf(table), seat, turn, table: changed(was.table, is.table), clocks };
  const head = `${JSON.stringify(same).slice(0, -1)},"views":[`;
  const write = (viewer: Viewer): string => {
    const parts = changed(was.parts.get(viewer) ?? {}, is.parts.get(viewer) ?? {});
    return JSON.stringify({ viewer, events: events.map((event) => rules.redact(event, viewer)), parts });
  };
  return { head, seen: new Map(eyes.map((viewer) => [viewer, write(viewer)])) };
}

/** The message for these eyes; null if it was not written for them. */
export function stepFor({ head, seen }: RecentStep, viewers: readonly Viewer[]): string | null {
  if (!viewers.every((viewer) => seen.has(viewer))) return null;
  return `${head}${viewers.map((viewer) => seen.get(viewer)).join(',')}]}`;
}

function eyesAt(table: LiveTable): readonly Viewer[] {
  const { sheet, guests } = table;
  const eyes: Viewer[] = [];
  for (const [seat, { person }] of sheet.seats.entries()) if (person !== null) eyes.push(seat);
  for (const { person } of guests) {
    if (seatsOf(sheet, person?.id ?? null).length > 0) continue;
    eyes.push(null);
    break;
  }
  return eyes;
}

/** What there is to see of a position: the table, which is the same for everyone, and what each sees besides. */
interface Sight {
  table: Opaque;
  readonly parts: Map<Viewer, Opaque>;
}

/** Every position is looked at twice, after one move and before the next. */
const SIGHTS = new WeakMap<GameState, Sight>();

function sightOf(rules: AnyRules, state: GameState, eyes: readonly Viewer[]): Sight {
  const sight = SIGHTS.get(state) ?? { table: {}, parts: new Map() };
  SIGHTS.set(state, sight);
  for (const eye of eyes) {
    if (sight.parts.has(eye)) continue;
    const { table, viewer: _, ...parts } = seenBy(rules, state, eye);
    sight.table = table as Opaque;
    sight.parts.set(eye, parts);
  }
  return sight;
}

/** The parts that are not as they were. A view always has the same parts, so none can be lost. */
function changed(before: Opaque, after: Opaque): Opaque {
  const parts: Opaque = {};
  for (const key of Object.keys(after)) if (!sameJson(before[key], after[key])) parts[key] = after[key];
  return parts;
}
