import type { AnyRules, GameState, GameView } from '@signoria/engine';
import { advance, begin, withoutFigures } from '@signoria/engine';
import type { Snapshot, StoredDecision } from '../store/store.ts';
import type { AnyGame, LiveTable } from './live.ts';
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
  readonly undone: number;
}

export function snapshotOf({
  rules,
  sheet,
  game,
  undone,
}: Pick<LiveTable, 'rules' | 'sheet' | 'game' | 'undone'>): Snapshot {
  if (game === null) throw new Error(`table ${sheet.id} has not started`);
  const kept: Kept = { position: withoutFigures(game.state), barrier: game.barrier, undone };
  return { version: game.decisions.length, rulesVersion: rules.rulesVersion, state: kept };
}

/**
 * The game as the store holds it. With newer rules than those it was begun under it goes on from the snapshot; the
 * decisions before are kept but never played again.
 */
export function restoreGame(
  rules: AnyRules,
  sheet: TableSheet,
  decisions: readonly StoredDecision[],
  snapshot: Snapshot | undefined,
): { readonly game: AnyGame; readonly undone: number } {
  const start = snapshot === undefined ? undefined : startFrom(rules, sheet, decisions, snapshot);
  let game = start?.game ?? newGame(rules, sheet);
  for (const { seat, move } of decisions.slice(game.decisions.length)) game = advance(rules, game, seat, move).game;
  return { game, undone: start?.undone ?? 0 };
}

export function newGame(rules: AnyRules, { options, seats, seed }: TableSheet): AnyGame {
  return begin<GameState, unknown, unknown, GameView, unknown>(rules, options, seats.length, seed);
}

function startFrom(rules: AnyRules, sheet: TableSheet, decisions: readonly StoredDecision[], snapshot: Snapshot) {
  const { position, barrier, undone } = snapshot.state as Kept;
  const state = { ...position, figures: rules.figures(sheet.options) } as unknown as GameState;
  const played = decisions.slice(0, snapshot.version).map(({ seat, move }) => ({ seat, move }));
  const { options, seats, seed } = sheet;
  const game: AnyGame = { options, seats: seats.length, seed, decisions: played, state, barrier };
  return { game, undone };
}

/** The same game, but only its first decisions. */
export function playedUpTo(rules: AnyRules, sheet: TableSheet, game: AnyGame, count: number): AnyGame {
  let again = newGame(rules, sheet);
  for (const { seat, move } of game.decisions.slice(0, count)) again = advance(rules, again, seat, move).game;
  return again;
}
