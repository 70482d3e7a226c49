import { createHash } from 'node:crypto';
import type { Seat } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';

/** The messages that the players of one table sent and received, for the checker. */
export interface Transcript {
  readonly table: string;
  /** The sent moves with the version that they answered. */
  readonly sent: { readonly version: number; readonly seat: Seat; readonly move: Opaque }[];
  readonly acknowledged: Acknowledged[];
  /** The versions after a decision. */
  readonly steps: Set<number>;
  /** The versions after an undo, each with the number of undone decisions. */
  readonly undone: Map<number, number>;
  /** The versions for which an undo was requested, answered or not. */
  readonly undoAsked: Set<number>;
  /** Digests of each viewer's view by version. More than one digest is a divergence. */
  readonly seen: Map<string, Set<string>>;
  readonly chat: { readonly text: string; received: boolean }[];
  /** All sent and received messages, for the analysis of a finding. */
  readonly messages: string[];
}

export interface Acknowledged {
  /** The version after the decision. */
  readonly version: number;
  readonly seat: Seat;
  /** The digest of the seat's view after the decision. */
  readonly view: string;
}

export function emptyTranscript(table: string): Transcript {
  return {
    table,
    sent: [],
    acknowledged: [],
    steps: new Set(),
    undone: new Map(),
    undoAsked: new Set(),
    seen: new Map(),
    chat: [],
    messages: [],
  };
}

/** Returns a digest that does not depend on the order of JSON keys. */
export function digest(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(withSortedKeys(value)))
    .digest('base64');
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, withSortedKeys((value as Record<string, unknown>)[key])]));
}

export function recordView(transcript: Transcript, viewer: Seat | null, version: number, view: Opaque): string {
  const key = `${viewer} ${version}`;
  const print = digest(view);
  transcript.seen.set(key, (transcript.seen.get(key) ?? new Set()).add(print));
  return print;
}

/** Returns the undone versions as far as clients were informed; `maybe` if an undo request was never answered. */
export function undoneVersions({ steps, undone, undoAsked }: Transcript): ReadonlyMap<number, 'surely' | 'maybe'> {
  const result = new Map<number, 'surely' | 'maybe'>();
  const log: number[] = [];
  const last = Math.max(0, ...steps, ...undone.keys());
  for (let version = 1; version <= last + 1; version++) {
    const count = undone.get(version);
    if (count !== undefined) for (const gone of log.splice(-count)) result.set(gone, 'surely');
    else if (steps.has(version) || !undoAsked.has(version - 1)) log.push(version);
    // No client saw this version. It may have been an undo of the player's own decision and of a later one.
    else for (const perhaps of log.slice(-2)) if (!result.has(perhaps)) result.set(perhaps, 'maybe');
  }
  return result;
}
