import type { Chance, Seed } from './chance.ts';
import type { InputError, Result } from './result.ts';

/** Places at the table are numbered clockwise from 0. */
export type Seat = number;

/** Deeply read-only: what every function but `apply` gets. Branded texts such as seeds stay as they are. */
export type Immutable<T> = T extends string | number
  ? T
  : T extends (infer Item)[]
    ? readonly Immutable<Item>[]
    : T extends object
      ? { readonly [Key in keyof T]: Immutable<T[Key]> }
      : T;

/** A sink for what happened. In search there is none, and events cost nothing. */
export type Emit<E> = (event: E) => void;

/** What a move brought about, for those who listen to no events. */
export interface Outcome {
  /** Something was shown that nobody could know before (chance, a secret): no undo reaches behind it. */
  readonly revealed: boolean;
  /** Nothing is left to decide of what the mover began; otherwise the seat is in the middle of its turn. */
  readonly turnOver: boolean;
  /** Nothing is left for anybody: a turn in which another was asked last is over with the answer. */
  readonly allOver: boolean;
}

/** Where the rules tell what happens while a move is played: events if anybody listens, the outcome in any case. */
export interface Log<E> {
  readonly tell: Emit<E> | undefined;
  revealed: boolean;
  turnOver: boolean;
  allOver: boolean;
}

export function newLog<E>(tell?: Emit<E>): Log<E> {
  return { tell, revealed: false, turnOver: true, allOver: true };
}

export interface ScoreLine {
  readonly id: string;
  readonly points: number;
}

/** One player's points, itemised. `rank` 1 are the winners, tie-breaks applied; alone, 2 is defeat. */
export interface Score {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
  readonly rank: number;
}

/** Why a wish cannot be granted, as data: a code that the game's words know, its figures beside it, and the rule. */
export interface Reason {
  readonly code: string;
  /** The number of the rule that stands in the way. */
  readonly rule: string;
  /** Ids of what there is too little of. */
  readonly missing?: readonly string[];
}

/** A state is three things: figures shared by all copies, what lies open, and what does not. */
export interface GameState {
  readonly figures: unknown;
  readonly table: unknown;
  readonly secret: unknown;
}

/** A view, like a state, carries its figures in memory and leaves them out of its JSON. */
export interface GameView {
  readonly figures: unknown;
  /** Whose eyes: a seat, or null for a spectator. */
  readonly viewer: Seat | null;
}

/** An option of a table, as the set-up dialog and the command line show it. */
export type OptionSpec = {
  readonly id: string;
  /** How many must play for it to mean anything; any number without it. */
  readonly seats?: { readonly min: number; readonly max: number };
} & (
  | { readonly kind: 'flag'; readonly default: boolean }
  | { readonly kind: 'number'; readonly default: number; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly default: string; readonly choices: readonly string[] }
);

/** Every number of players that a game is for. */
export function seatCounts({ min, max }: { readonly min: number; readonly max: number }): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

/** Whether an option means anything to so many players: one that does not is not offered. */
export function countsFor({ seats: needed }: OptionSpec, seats: number): boolean {
  return needed === undefined || (seats >= needed.min && seats <= needed.max);
}

/** What is known of a game without its rules. */
export interface GameAbout {
  readonly id: string;
  /** Raised when a stored log could mean something else than before. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
}

/**
 * What a game is to the rest of the house. `apply` changes the state it is given; everything else is pure.
 * S state, M move, E event, V view, O options. `gameRules` (game.ts) builds it from questions and rounds.
 */
export interface GameRules<S extends GameState, M, E, V extends GameView, O> extends GameAbout {
  /** Nothing lies hidden but what chance will bring: until it speaks, one guess is as good as another. */
  readonly isOpen: boolean;

  /** Checks what came from outside and fills in the defaults; a sparse override of the figures is checked as well. */
  readOptions(input: unknown, seats: number): Result<O, InputError>;
  /** The figures in force under these options: plain JSON, each row with its source. */
  figures(options: O): S['figures'];
  setup(options: O, seats: number, seed: Seed): S;
  /** No game under these options takes more decisions: one that does is endless. */
  mostDecisions(options: O, seats: number): number;
  clone(state: Immutable<S>): S;
  /**
   * Who must decide now, in ascending order; several = simultaneous; none = the game is over. What simultaneous seats
   * answer neither hangs on the others' answers nor changes their lists, so a search may ask them in this order.
   */
  pending(state: Immutable<S>): readonly Seat[];
  /** Complete, without doubles, in fixed order; reads only the table and the seat's own secrets. */
  moves(state: Immutable<S>, seat: Seat): readonly M[];
  /** One of `moves`, each equally likely, for playouts: quicker than making the list. */
  any(state: Immutable<S>, seat: Seat, draw: Chance): M;
  /** What the things in sight suggest as answers to the seat's question, possible or not: all of `moves` and more. */
  wishes(state: Immutable<S>, seat: Seat): readonly M[];
  /** Whether something from outside is a move of this game at all, now or ever. */
  isMove(input: unknown): input is M;
  /** A number for each move of the game, the same for equal moves in all games of one version of the program. */
  key(move: M): number;
  /** Why the seat cannot make this move now; null exactly when it is in `moves`. Reads no more than `moves` does. */
  whyNot(state: Immutable<S>, seat: Seat, wish: M): Reason | null;
  /** The things on the table that a move is about, in the order in which a person would point at them (targets.ts). */
  targets(move: M): readonly string[];
  /**
   * Under which verb a person would look for the move: what they would say first, "complete a monument", before they say
   * which. The words for it are the game's (`GameText.verb`).
   */
  verb(move: M): string;
  /** Every verb, in the order in which they are shown; those that belong together in one group. */
  readonly verbs: readonly (readonly string[])[];
  /**
   * The seat's answers that are not carried out before its question is answered too, each a decision of its own:
   * completing the Cupola, while its artist is asked for.
   */
  underWay(state: Immutable<S>, seat: Seat): readonly M[];
  /** Whether a move, possible or not, would answer the seat's question; an aside or what is asked at other times does not. */
  isAnswer(state: Immutable<S>, seat: Seat, move: M): boolean;
  /** Whether a move may be made besides the answer, whatever is asked: lists fold them away, lest they drown it. */
  isAside(move: M): boolean;
  /** Plays a move from `moves` and runs on to the next decision. */
  apply(state: S, seat: Seat, move: M, emit?: Emit<E>): Outcome;
  scores(state: Immutable<S>): readonly Score[];
  /** Lines of a seat's running score that would tell the viewer of this view what is not shown yet; none in most games. */
  hiddenLines(view: Immutable<V>, seat: Seat): readonly string[];
  /** Everyone's points by seat: the totals of `scores` and nothing else, for search. */
  totals(state: Immutable<S>): readonly number[];
  view(state: Immutable<S>, viewer: Seat | null): V;
  /** The same view without a copy of the table, to be read before the state is changed. */
  sharedView(state: Immutable<S>, viewer: Seat | null): Immutable<V>;
  /** A whole state that the viewer cannot tell from the true one. */
  guess(view: Immutable<V>, chance: Chance): S;
  /** Another one, from a state the viewer holds: `guess(view(state, viewer))`, or quicker. */
  guessAgain(state: Immutable<S>, viewer: Seat | null, chance: Chance): S;
  redact(event: E, viewer: Seat | null): E;
  /** Whether the event showed something nobody could know before (chance, a secret): no undo reaches behind it. */
  reveals(event: E): boolean;
}

/** A game whose types are known only to itself; the tools that serve every game hold it like this. */
export type AnyRules = GameRules<GameState, unknown, unknown, GameView, unknown>;

/** Like `includes`, and twice as quick on lists as short as those of a state. */
export function contains<T>(list: readonly T[], item: T): boolean {
  for (let index = 0; index < list.length; index++) if (list[index] === item) return true;
  return false;
}

/** The item at an index that must be there. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return item;
}
