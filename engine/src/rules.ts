import type { Chance, Seed } from './chance.ts';
import type { InputError, Result } from './result.ts';

/** A place at the table. Seats are numbered clockwise from 0. */
export type Seat = number;

/** Deeply read-only: the parameter type of a game's pure functions. Branded strings such as seeds stay unchanged. */
export type Immutable<T> = T extends string | number
  ? T
  : T extends (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T;

/** A listener for events. Search passes none, so that no events are built there. */
export type Emit<E> = (event: E) => void;

/** The results of a move for callers that do not listen to events. */
export interface MoveResult {
  /** True if something was revealed that some player could not know before (a random draw, a secret). Raises the undo barrier. */
  readonly revealed: boolean;
  /** True if the mover's turn has ended. */
  readonly turnOver: boolean;
  /**
   * True if the turns of all seats have ended: the move left no question on the agenda, before the next phase begins.
   * This also ends the turn of a seat that waited for another seat's answer.
   */
  readonly allTurnsOver: boolean;
}

/** The log that the rules fill while a move is played: events if there is a listener, the outcome in any case. */
export interface MoveLog<E> {
  readonly emit: Emit<E> | undefined;
  revealed: boolean;
  turnOver: boolean;
  allTurnsOver: boolean;
}

export function newMoveLog<E>(emit?: Emit<E>): MoveLog<E> {
  return { emit, revealed: false, turnOver: true, allTurnsOver: true };
}

export interface ScoreLine {
  readonly id: string;
  readonly points: number;
}

/** One player's points, itemised. Winners have `rank` 1, after tie-breaks. In solo games rank 2 means a loss. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly rank: number;
}

/** The reason why a wish is not legal, as data: a code that the game's text translates, the rule's number, and figures of the game. */
export interface Reason {
  readonly code: string;
  /** The number of the rule that forbids the move. */
  readonly rule: string;
  /** Ids of the resources that do not suffice. */
  readonly missing?: readonly string[];
}

/** A state has three parts: figures shared by all copies, the public table, and the secrets. */
export interface GameState {
  readonly figures: unknown;
  readonly table: unknown;
  readonly secret: unknown;
}

/** A view. Like a state, it carries its figures in memory; `withoutFigures` removes them before it is stored or sent. */
export interface GameView {
  readonly figures: unknown;
  /** The seat that the view is for, or null for a spectator. */
  readonly viewer: Seat | null;
}

/** The types of a game. Each game declares its own once, in types.ts. These are the types of every game. */
export interface GameTypes {
  state: GameState;
  move: unknown;
  event: unknown;
  view: GameView;
  options: unknown;
}

/** An option of a table, as the set-up dialog and the command line show it. */
export type OptionSpec = {
  readonly id: string;
  /** The numbers of players for which it has an effect; any number if absent. */
  readonly seats?: { readonly min: number; readonly max: number };
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
);

/** Returns every number of players that a game supports. */
export function seatCounts({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** Returns true if an option has an effect for this number of players. Other options are not offered. */
export function appliesTo({ seats: needed }: OptionSpec, seats: number): boolean {
  return needed === undefined || (seats >= needed.min && seats <= needed.max);
}

/** Metadata of a game, available without its rules. */
export interface GameAbout {
  readonly id: string;
  /** Incremented when a stored record could mean something else than before. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/**
 * The interface of a game to all other packages. `apply` mutates the state it is given; all other members are pure, which
 * the conformance kit verifies. `gameRules` (game.ts) builds it from questions and rounds.
 */
export interface GameRules<G extends GameTypes> extends GameAbout {
  /** Never set. The compiler infers G from it. */
  readonly types?: G;
  /** True in a game of perfect information: nothing is hidden except future random draws. All guesses are then equivalent until the next draw. */
  readonly isOpen: boolean;

  /** Checks options from outside and fills in the defaults. A sparse override of the figures is checked as well. */
  readOptions(input: unknown, seats: number): Result<G['options'], InputError>;
  /** Returns the figures in force under these options: plain JSON, each row with its source. */
  figures(options: G['options']): G['state']['figures'];
  setup(options: G['options'], seats: number, seed: Seed): G['state'];
  /** Returns the maximum number of decisions of a game under these options. A game that exceeds it is endless. */
  mostDecisions(options: G['options'], seats: number): number;
  clone(state: G['state']): G['state'];
  /**
   * Returns the seats that must decide now, in ascending order. Several mean a simultaneous phase; none means that the
   * game is over. Answers of simultaneous seats do not depend on each other and do not change each other's legal moves,
   * so a search may process the seats in this order.
   */
  pending(state: G['state']): readonly Seat[];
  /**
   * Returns the legal moves: complete, without duplicates, in a fixed order. Reads only the table and the seat's own
   * secrets.
   */
  moves(state: G['state'], seat: Seat): readonly G['move'][];
  /** Draws one of `moves`, each equally likely, for playouts. Faster than building the list. */
  randomMove(state: G['state'], seat: Seat, draw: Chance): G['move'];
  /** Returns the moves that visible components suggest as answers, legal or not: all of `moves` and more. */
  wishes(state: G['state'], seat: Seat): readonly G['move'][];
  /** Returns true if a value from outside is a move of this game at all, in any position. */
  isMove(input: unknown): input is G['move'];
  /** All moves of the game, legal or not, by their number (`key`). */
  readonly everyMove: readonly G['move'][];
  /** Returns a number for a move. Equal moves have the same number in all games of one version of the program. */
  key(move: G['move']): number;
  /**
   * Returns the reason why the seat cannot make this move now; null exactly if it is in `moves`. Reads no more of the
   * state than `moves` does.
   */
  whyNot(state: G['state'], seat: Seat, wish: G['move']): Reason | null;
  /** Returns the components that a move refers to, in the order in which a person would point at them (targets.ts). */
  targets(move: G['move']): readonly string[];
  /**
   * Returns the verb under which a person would look for the move, such as "complete a monument", without its object.
   * The game's text provides the wording (`GameText.verb`).
   */
  verb(move: G['move']): string;
  /** The names of all questions that can be asked: the `ask` of their steps. */
  readonly questionNames: readonly string[];
  /** Every verb, in display order, with related verbs in one group. */
  readonly verbs: readonly (readonly string[])[];
  /**
   * Returns the seat's earlier answers that belong to the choice still being made, each a decision of its own. Example:
   * completing the Cupola, while its artist is being chosen.
   */
  underWay(state: G['state'], seat: Seat): readonly G['move'][];
  /**
   * Returns true if a move, legal or not, answers the seat's current question. Asides and answers to other questions do
   * not.
   */
  isAnswer(state: G['state'], seat: Seat, move: G['move']): boolean;
  /**
   * Returns true if a move is an aside, possible in addition to the answer. Lists collapse asides, so that they do not
   * crowd out the answers.
   */
  isAside(move: G['move']): boolean;
  /** Plays a move of `moves` and runs on to the next decision. */
  apply(state: G['state'], seat: Seat, move: G['move'], emit?: Emit<G['event']>): MoveResult;
  scores(state: G['state']): readonly Score[];
  /**
   * Returns the lines of a seat's running score that would reveal a secret to the viewer of this view. Most games have
   * none.
   */
  hiddenLines(view: G['view'], seat: Seat): readonly string[];
  /** The lines of a score that count only at the end of the game. They are no part of the points earned so far. */
  readonly endLines: readonly string[];
  /** Returns only the totals of `scores`, by seat, for search. */
  totals(state: G['state']): readonly number[];
  view(state: G['state'], viewer: Seat | null): G['view'];
  /** Returns the same view without copying the table. It must be read before the state changes. */
  sharedView(state: G['state'], viewer: Seat | null): G['view'];
  /** Returns a full state that the viewer cannot distinguish from the true one (determinization). */
  guess(view: G['view'], chance: Chance): G['state'];
  /** Returns a new guess from a state that the viewer holds: `guess(view(state, viewer))`, or a faster equivalent. */
  guessAgain(state: G['state'], viewer: Seat | null, chance: Chance): G['state'];
  /**
   * Returns a state with other random draws to come: what nobody has seen is drawn anew, the secrets of the seats stay.
   * Default: `guessAgain` for a spectator, for games whose seats have no secrets.
   */
  redraw(state: G['state'], chance: Chance): G['state'];
  redact(event: G['event'], viewer: Seat | null): G['event'];
  /**
   * Returns true if the event revealed something that some player could not know before (a random draw, a secret). It raises
   * the undo barrier.
   */
  reveals(event: G['event']): boolean;
}

/** The rules of a game with its types erased, for tools that serve every game. */
export type AnyRules = GameRules<GameTypes>;

/** Works like `includes`, but twice as fast on lists as short as those of a state. */
export function contains<T>(list: readonly T[], item: T): boolean {
  for (let index = 0; index < list.length; index++) if (list[index] === item) return true;
  return false;
}

/** Returns the item at an index; throws if there is none. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index} in a list of ${list.length}`);
  return item;
}
