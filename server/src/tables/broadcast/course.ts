import { setImmediate } from 'node:timers/promises';
import { advance } from '@signoria/engine';
import type { Course } from '@signoria/protocol';
import type { AnyGame, LiveTable, Viewer } from '../table/index.ts';
import { newGame } from '../table/index.ts';
import { stepBetween } from './step.ts';
import { viewersOf, viewOf, viewsOf } from './views.ts';

/** How long one is written before others have their turn, in milliseconds. */
const TURN = 5;

/** Until the next decision, which makes another game of it. */
const WRITTEN = new WeakMap<AnyGame, Map<string, Promise<string>>>();

/** Long games take a while: one at a time, so that several take no more of a turn than one. */
let writing: Promise<unknown> = Promise.resolve();

/**
 * The whole game so far, played again: what the person could have seen had they watched all the time. As JSON, written
 * once for all who see the same.
 */
export async function courseOf(table: LiveTable, person: string | null): Promise<string> {
  const { rules, data, game } = table;
  if (game === null) return JSON.stringify({ views: [], steps: [] } satisfies Course);
  const viewers = viewersOf(table, person);
  if (data.rulesVersion !== rules.rulesVersion)
    return JSON.stringify({ views: viewsOf(table, viewers), steps: [] } satisfies Course);
  const written = WRITTEN.get(game) ?? new Map<string, Promise<string>>();
  WRITTEN.set(game, written);
  const key = viewers.join();
  const course = written.get(key) ?? inTurn(() => write(table, game, viewers));
  written.set(key, course);
  return course;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = writing.then(work);
  writing = done.catch(() => undefined);
  return done;
}

async function write({ rules, data }: LiveTable, { decisions }: AnyGame, viewers: readonly Viewer[]): Promise<string> {
  let again = newGame(rules, data);
  const views = viewers.map((viewer) => ({ viewer, view: viewOf(rules, again.state, viewer) }));
  const steps: string[] = [];
  let began = performance.now();
  for (const { seat, move } of decisions) {
    const next = advance(rules, again, seat, move);
    const step: Course['steps'][number] = { seat, turn: next.turn, ...stepBetween(rules, again.state, next, viewers) };
    steps.push(JSON.stringify(step));
    again = next.game;
    if (performance.now() - began < TURN) continue;
    await setImmediate();
    began = performance.now();
  }
  return `{"views":${JSON.stringify(views)},"steps":[${steps.join()}]}`;
}
