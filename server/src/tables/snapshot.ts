import type { AnyRules, GameState, GameView } from '@signoria/engine';
import { advance, begin, checkAnswer, withoutFigures } from '@signoria/engine';
import type { Snapshot, StoredDecision } from '../store/store.ts';
import { clocksAfter } from './alarm.ts';
import type { ClockWork } from './clocks.ts';
import type { Advanced, AnyGame, EndWish, LiveTable } from './live.ts';
import type { TableSheet } from './sheet.ts';

/**
 * A snapshot now and then, so that a table opens quickly however long its game. Writing one costs as much as several
 * moves; playing a hundred decisions again takes a millisecond or two.
 */
export const SNAPSHOT_EVERY = 100;

/** What a snapshot holds besides the position. */
interface Kept {
  readonly position: object;
  readonly barrier: number;
  readonly turns?: AnyGame['turns'];
  readonly undone: number;
  /** Older ones do not tell what was paid. */
  readonly clocks?: (Omit<ClockWork, 'paid'> & Partial<Pick<ClockWork, 'paid'>>) | null;
  readonly endWish?: { readonly person: string; readonly agreed: readonly string[] } | null;
}

export function snapshotOf({
  rules,
  sheet,
  game,
  undone,
  clockWork,
  endWish,
}: Pick<LiveTable, 'rules' | 'sheet' | 'game' | 'undone' | 'clockWork' | 'endWish'>): Snapshot {
  if (game === null) throw new Error(`table ${sheet.id} has not started`);
  const kept: Kept = {
    position: withoutFigures(game.state),
    barrier: game.barrier,
    turns: game.turns,
    undone,
    clocks: clockWork,
    endWish: endWish && { ...endWish, agreed: [...endWish.agreed] },
  };
  return { version: game.decisions.length, rulesVersion: rules.rulesVersion, state: kept };
}

/** A game as it was read from the store. */
export interface Restored {
  readonly game: AnyGame;
  readonly undone: number;
  /** As they stood after the last decision; null without any, or when nobody wrote them down. */
  readonly clocks: ClockWork | null;
  readonly endWish: EndWish | null;
  /** Decisions at the end of the log that can no longer be played. */
  readonly dropped: number;
}

/**
 * The game as the store holds it. With newer rules than those of the snapshot it goes on from there: the decisions
 * before are kept but never played again, those after it (the server was killed) are played as far as they are legal.
 */
export function restoreGame(
  rules: AnyRules,
  sheet: TableSheet,
  decisions: readonly StoredDecision[],
  snapshot: Snapshot | undefined,
): Restored {
  const start = snapshot === undefined ? undefined : startFrom(rules, sheet, decisions, snapshot);
  let { game, clocks = null, undone, endWish = null } = start ?? { game: newGame(rules, sheet), undone: 0 };
  const isSameRules = (snapshot ?? sheet).rulesVersion === rules.rulesVersion;
  for (const { seat, move, at } of decisions.slice(game.decisions.length)) {
    const next = isSameRules ? advance(rules, game, seat, move) : playedIfLegal(rules, game, seat, move);
    if (next === null) break;
    game = next.game;
    clocks = clocksAfter(clocks, { rules, sheet }, next, at);
  }
  const dropped = decisions.length - game.decisions.length;
  if (dropped > 0) undone += dropped + 1; // no two positions ever share a version
  return { game, undone, clocks, endWish, dropped };
}

export function newGame(rules: AnyRules, { options, seats, seed }: TableSheet): AnyGame {
  return begin<GameState, unknown, unknown, GameView, unknown>(rules, options, seats.length, seed);
}

function startFrom(rules: AnyRules, sheet: TableSheet, decisions: readonly StoredDecision[], snapshot: Snapshot) {
  const { options, seats, seed } = sheet;
  const { position, barrier, turns = seats.map(() => null), undone, clocks, endWish: kept } = snapshot.state as Kept;
  const state = { ...position, figures: rules.figures(sheet.options) } as unknown as GameState;
  const played = decisions.slice(0, snapshot.version).map(({ seat, move }) => ({ seat, move }));
  const game: AnyGame = { options, seats: seats.length, seed, decisions: played, state, barrier, turns };
  const endWish: EndWish | null = kept ? { ...kept, agreed: new Set(kept.agreed) } : null;
  return { game, undone, clocks: clocks && { paid: [], ...clocks }, endWish };
}

/** A decision that was taken under other rules; null if it means nothing under these. */
function playedIfLegal(rules: AnyRules, game: AnyGame, seat: number, move: unknown): Advanced | null {
  try {
    const legal = checkAnswer(rules, game.state, 0, { seat, version: 0, move });
    return legal.ok ? advance(rules, game, seat, legal.value) : null;
  } catch {
    return null;
  }
}

/** The same game, but only its first decisions. */
export function playedUpTo(rules: AnyRules, sheet: TableSheet, game: AnyGame, count: number): AnyGame {
  let again = newGame(rules, sheet);
  for (const { seat, move } of game.decisions.slice(0, count)) again = advance(rules, again, seat, move).game;
  return again;
}
