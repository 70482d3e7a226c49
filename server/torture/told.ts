import { createHash } from 'node:crypto';
import type { Seat } from '@signoria/engine';
import type { Opaque } from '@signoria/protocol';

/** What the players of one table sent and were told, for the checker. */
export interface Told {
  readonly table: string;
  /** By the position that was answered: whatever a seat sent for it, and whether it heard that it was carried out. */
  readonly sent: { readonly version: number; readonly seat: Seat; readonly move: Opaque }[];
  readonly acknowledged: Acknowledged[];
  /** The versions that a decision led to. */
  readonly steps: Set<number>;
  /** The versions that an undo led to, with how many decisions it took back. */
  readonly undone: Map<number, number>;
  /** The versions for which an undo was asked for, with or without an answer. */
  readonly undoAsked: Set<number>;
  /** What each viewer saw at each version, as a digest; more than one is a divergence. */
  readonly seen: Map<string, Set<string>>;
  readonly chat: { readonly text: string; heard: boolean }[];
  /** Everything said and heard, for whoever looks into a finding. */
  readonly protocol: string[];
}

export interface Acknowledged {
  /** Of the position afterwards. */
  readonly version: number;
  readonly seat: Seat;
  /** The seat's view afterwards. */
  readonly view: string;
}

export function nothingTold(table: string): Told {
  return {
    table,
    sent: [],
    acknowledged: [],
    steps: new Set(),
    undone: new Map(),
    undoAsked: new Set(),
    seen: new Map(),
    chat: [],
    protocol: [],
  };
}

/** Equal for equal JSON, whatever the order of its keys. */
export function digest(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(inOrder(value)))
    .digest('base64');
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, inOrder((value as Record<string, unknown>)[key])]));
}

export function noteView(told: Told, viewer: Seat | null, version: number, view: Opaque): string {
  const key = `${viewer} ${version}`;
  const print = digest(view);
  told.seen.set(key, (told.seen.get(key) ?? new Set()).add(print));
  return print;
}

/** Which versions' decisions were taken back, as far as anybody was told; `maybe` when an undo was never answered. */
export function takenBack({ steps, undone, undoAsked }: Told): ReadonlyMap<number, 'surely' | 'maybe'> {
  const result = new Map<number, 'surely' | 'maybe'>();
  const log: number[] = [];
  const last = Math.max(0, ...steps, ...undone.keys());
  for (let version = 1; version <= last + 1; version++) {
    const count = undone.get(version);
    if (count !== undefined) for (const gone of log.splice(-count)) result.set(gone, 'surely');
    else if (steps.has(version) || !undoAsked.has(version - 1)) log.push(version);
    // Nobody heard what happened here: an undo perhaps, of one's own decision and of what others decided meanwhile.
    else for (const perhaps of log.slice(-2)) if (!result.has(perhaps)) result.set(perhaps, 'maybe');
  }
  return result;
}
