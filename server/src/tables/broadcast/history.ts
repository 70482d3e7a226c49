import { setImmediate } from 'node:timers/promises';
import type { AnyGame } from '@signoria/engine';
import { at, replaySteps } from '@signoria/engine';
import type { GameHistory } from '@signoria/protocol';
import type { LiveTable, Viewer } from '../table/index.ts';
import { newGame } from '../table/index.ts';
import { stepBetween } from './step.ts';
import { viewersOf, viewOf, viewsOf } from './views.ts';

/** Time slice in milliseconds after which writing yields to the event loop. */
const TURN = 5;

/**
 * Cache of serialized histories by game and viewers. Each decision creates a new game object, so a cached value is never
 * stale.
 */
const WRITTEN = new WeakMap<AnyGame, Map<string, Promise<string>>>();

/**
 * Promise queue: histories of long games take a while, so they are written one at a time. Several together use no more of
 * the event loop than one.
 */
let writing: Promise<unknown> = Promise.resolve();

/**
 * Returns the whole game so far as JSON, replayed: everything the person could have seen by watching from the start.
 * Memoized for all people with the same views.
 */
export async function historyOf(table: LiveTable, person: string | null): Promise<string> {
  const { rules, data, game } = table;
  if (game === null) return JSON.stringify({ views: [], steps: [] } satisfies GameHistory);
  const viewers = viewersOf(table, person);
  if (data.rulesVersion !== rules.rulesVersion)
    return JSON.stringify({ views: viewsOf(table, viewers), steps: [] } satisfies GameHistory);
  const written = WRITTEN.get(game) ?? new Map<string, Promise<string>>();
  WRITTEN.set(game, written);
  const key = viewers.join();
  const history = written.get(key) ?? inTurn(() => write(table, game, viewers));
  written.set(key, history);
  return history;
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
  for (const next of replaySteps(rules, again, decisions)) {
    const { seat } = at(decisions, steps.length);
    const step: GameHistory['steps'][number] = {
      seat,
      turn: next.turn,
      ...stepBetween(rules, again.state, next, viewers),
    };
    steps.push(JSON.stringify(step));
    again = next.game;
    if (performance.now() - began < TURN) continue;
    await setImmediate();
    began = performance.now();
  }
  return `{"views":${JSON.stringify(views)},"steps":[${steps.join()}]}`;
}
