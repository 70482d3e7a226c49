import { setImmediate } from 'node:timers/promises';
import type { AnyGame, Seat } from '@signoria/engine';
import { at, playedUpTo, replayDecisions } from '@signoria/engine';
import type { GameHistory, Opaque, PastStep } from '@signoria/protocol';
import type { LiveTable, Viewer } from './liveTable.ts';
import { newGame } from './liveTable.ts';
import { stepBetween, viewersOf, viewOf, viewsOf } from './views.ts';

/** The number of recent decisions sent to a client that joins. */
const LATEST = 40;

interface PlayedStep {
  /** The number of decisions including this one. */
  readonly count: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly events: readonly unknown[];
}

type PlayedTable = Pick<LiveTable, 'rules' | 'data' | 'game' | 'versionOffset'>;

/** Cache of recent steps by game. Each decision creates a new game object, so a cached value is never stale. */
const PLAYED = new WeakMap<AnyGame, readonly PlayedStep[]>();

/** Returns the recent steps with their events redacted for these viewers. */
export function pastOf(table: PlayedTable, viewers: readonly Viewer[]): PastStep[] {
  const { rules, game, versionOffset } = table;
  if (game === null) return [];
  const played = PLAYED.get(game) ?? playRecent(table, game);
  PLAYED.set(game, played);
  return played.map(({ count, seat, turn, events }) => {
    const views = viewers.map((viewer) => ({
      viewer,
      events: events.map((event) => rules.redact(event, viewer) as Opaque),
    }));
    return { version: versionOffset + count, seat, turn, views };
  });
}

/**
 * Recomputes recent steps instead of keeping them. That takes a millisecond when a client opens the table, once for all
 * clients, and nothing during play. A game that began under another rules version cannot be replayed.
 */
function playRecent({ rules, data }: PlayedTable, game: AnyGame): readonly PlayedStep[] {
  if (data.rulesVersion !== rules.rulesVersion) return [];
  const from = Math.max(0, game.decisions.length - LATEST);
  const steps = replayDecisions(rules, playedUpTo(rules, game, from), game.decisions.slice(from));
  return Array.from(steps, ({ game: { decisions }, events, turnStart }) => {
    const count = decisions.length;
    return { count, seat: at(decisions, count - 1).seat, turn: turnStart, events };
  });
}

/** Time slice in milliseconds after which writing yields to the event loop. */
const TIME_SLICE_MS = 5;

/**
 * Cache of serialized histories by game and viewers. Each decision creates a new game object, so a cached value is never
 * stale.
 */
const CACHED_HISTORIES = new WeakMap<AnyGame, Map<string, Promise<string>>>();

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
  const written = CACHED_HISTORIES.get(game) ?? new Map<string, Promise<string>>();
  CACHED_HISTORIES.set(game, written);
  const key = viewers.join();
  const history = written.get(key) ?? oneAtATime(() => writeHistory(table, game, viewers));
  written.set(key, history);
  return history;
}

function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = writing.then(work);
  writing = done.catch(() => undefined);
  return done;
}

async function writeHistory(
  { rules, data }: LiveTable,
  { decisions }: AnyGame,
  viewers: readonly Viewer[],
): Promise<string> {
  let game = newGame(rules, data);
  const views = viewers.map((viewer) => ({ viewer, view: viewOf(rules, game.state, viewer) }));
  const steps: string[] = [];
  let began = performance.now();
  for (const next of replayDecisions(rules, game, decisions)) {
    const { seat } = at(decisions, steps.length);
    const step: GameHistory['steps'][number] = {
      seat,
      turn: next.turnStart,
      ...stepBetween(rules, game.state, next, viewers),
    };
    steps.push(JSON.stringify(step));
    game = next.game;
    if (performance.now() - began < TIME_SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
  return `{"views":${JSON.stringify(views)},"steps":[${steps.join()}]}`;
}
