import type { AnyRules, Chance, GameState, GameView, Seat } from '@signoria/engine';
import { at, fingerprint, sameState } from '@signoria/engine';
import type { AnyEvaluation, ShortList } from './evaluation.ts';

/** Default beam width: the number of positions with different values that are expanded at each depth. */
const BEAM = 5;
/** Additional positions of equal value. The first of two related decisions often changes no value before the second is taken. */
const TIES = 8;
/** The number of guessed states in which a line that reveals something is evaluated. */
const GUESSES = 3;
/** The best lines that are valued again by default: in the other guesses if they reveal something, and by `leafValue`. */
const SHORT_LIST: ShortList = { lines: 8, perMove: Number.POSITIVE_INFINITY };
/** Tolerance for equal values, since sums in another order differ slightly. */
const SAME = 1e-9;

/** A state that the seat cannot distinguish from the true one, and the evaluated positions reached from it. */
interface Guess {
  readonly root: GameState;
  readonly seen: Map<number, { readonly state: GameState; readonly worth: number }[]>;
}

export interface Search {
  readonly rules: AnyRules;
  readonly evaluation: AnyEvaluation;
  readonly seat: Seat;
  /** The number of positions that may still be evaluated. */
  left: number;
  /** Returns a guess by number. The first is searched; lines that reveal something are valued in the others too. */
  guess(index: number): Guess;
  /** Returns true when the comparison by samples must end (`Bot.choose`). */
  readonly isLate: () => boolean;
}

/** A node of the search: a move, with the line of moves that led to it. */
export interface SearchNode {
  readonly before: SearchNode | null;
  readonly move: unknown;
  readonly state: GameState;
  readonly value: number;
  /** True if all moves of its line are asides. */
  readonly onlyAsides: boolean;
  readonly isAside: boolean;
  readonly revealed: boolean;
}

export function newSearch(
  rules: AnyRules,
  evaluation: AnyEvaluation,
  view: GameView,
  seat: Seat,
  draw: Chance,
  positions: number,
  isLate = () => false,
): Search {
  const guesses: Guess[] = [];
  return {
    rules,
    evaluation,
    seat,
    left: Math.max(1, positions),
    isLate,
    guess(index) {
      while (guesses.length <= index) guesses.push({ root: rules.guess(view, draw), seen: new Map() });
      return at(guesses, index);
    },
  };
}

/**
 * Returns lines to the end of the turn, each beginning with one of the moves. A beam search expands the most promising
 * positions until the turn is over or something is revealed. An evaluation depends only on what the seat can see, so
 * lines that reveal nothing are evaluated in one guess.
 */
export function endedLines(search: Search, moves: readonly unknown[]): readonly SearchNode[] {
  const { root } = search.guess(0);
  let open: readonly SearchNode[] = [
    { before: null, move: null, state: root, value: 0, onlyAsides: true, isAside: true, revealed: false },
  ];
  const ended: SearchNode[] = [];
  while (open.length > 0 && search.left > 0) {
    const next: SearchNode[] = [];
    for (const line of open) expand(search, line, line.before === null ? moves : movesIn(search, line), next, ended);
    open = mostPromising(next, search.evaluation.beam ?? BEAM);
  }
  ended.push(...open.filter(({ before }) => before !== null)); // no more positions may be evaluated
  return withLeafValues(search, ended);
}

function movesIn({ rules, seat }: Search, { state }: SearchNode): readonly unknown[] {
  return rules.moves(state, seat);
}

/** Expands a line. Asides are tried only at its start and where the turn could end, to save time. */
function expand(
  search: Search,
  line: SearchNode,
  list: readonly unknown[],
  next: SearchNode[],
  ended: SearchNode[],
): void {
  const { rules } = search;
  if (list.length === 0) ended.push(line); // another seat must decide within the turn
  let triesAsides = line.onlyAsides;
  for (const move of list) if (!rules.isAside(move) && play(search, line, move, next, ended)) triesAsides = true;
  if (triesAsides) for (const move of list) if (rules.isAside(move)) play(search, line, move, next, ended);
}

/** Plays one more move and returns true if it ends the turn. A position that was already seen is not expanded again. */
function play(search: Search, line: SearchNode, move: unknown, next: SearchNode[], ended: SearchNode[]): boolean {
  const { rules, seat } = search;
  if (search.left <= 0) return false;
  const state = rules.clone(line.state);
  const { revealed, turnOver } = rules.apply(state, seat, move);
  const { worth, isNew } = memoizedWorth(search, search.guess(0), state);
  if (!isNew) return turnOver;
  const isAside = rules.isAside(move);
  const onlyAsides = line.onlyAsides && isAside;
  (revealed || turnOver ? ended : next).push({
    before: line,
    move,
    state,
    value: worth,
    onlyAsides,
    isAside,
    revealed,
  });
  return turnOver;
}

/** Returns the worth of a position. It is evaluated only once; `isNew` is true then. */
function memoizedWorth(search: Search, { root, seen }: Guess, state: GameState) {
  const print = fingerprint(root, state);
  const alike = seen.get(print) ?? [];
  const known = alike.find((one) => sameState(one.state, state));
  if (known !== undefined) return { worth: known.worth, isNew: false };
  search.left--;
  const worth = search.evaluation.worth(state, search.seat);
  seen.set(print, [...alike, { state, worth }]);
  return { worth, isNew: true };
}

function mostPromising(lines: SearchNode[], beam: number): readonly SearchNode[] {
  lines.sort((one, other) => other.value - one.value);
  const kept: SearchNode[] = [];
  let different = 0;
  let ties = 0;
  for (const line of lines) {
    const last = kept.at(-1);
    const isTie = last !== undefined && last.value - line.value < SAME;
    if (!isTie && different >= beam) break;
    if (!isTie || line.isAside) {
      if (different++ < beam) kept.push(line);
    } else if (ties++ < TIES) kept.push(line);
  }
  return kept;
}

/**
 * Values lines that reveal something by their mean over the guesses. Leaves out those that are not among the best. If
 * the evaluation has a `leafValue`, it values the best lines, and the others are left out.
 */
function withLeafValues(search: Search, lines: SearchNode[]): readonly SearchNode[] {
  const { leafValue, shortList = SHORT_LIST } = search.evaluation;
  lines.sort((one, other) => other.value - one.value);
  let left = shortList.lines;
  const beginning = new Map<unknown, number>();
  return lines.flatMap((line) => {
    if (!line.revealed && leafValue === undefined) return [line];
    if (left === 0) return [];
    const move = firstMoveOf(line);
    const alike = beginning.get(move) ?? 0;
    if (alike === shortList.perMove) return [];
    left--;
    beginning.set(move, alike + 1);
    if (line.revealed) return [{ ...line, value: meanOverGuesses(search, line) }];
    return [{ ...line, value: leafValue?.(line.state, search.seat) ?? line.value }];
  });
}

/** Returns the lines of highest value, and those that are at most `tolerance` points worse. */
export function equalBest(lines: readonly SearchNode[], tolerance = SAME): readonly SearchNode[] {
  const best = Math.max(...lines.map(({ value }) => value));
  return lines.filter(({ value }) => value >= best - tolerance);
}

function meanOverGuesses(search: Search, line: SearchNode): number {
  const { rules, seat, evaluation } = search;
  const path = pathOf(line);
  let sum = evaluation.leafValue?.(line.state, seat) ?? line.value;
  for (let index = 1; index < GUESSES; index++) {
    const guess = search.guess(index);
    const state = rules.clone(guess.root);
    for (const { move } of path) rules.apply(state, seat, move);
    sum += evaluation.leafValue?.(state, seat) ?? memoizedWorth(search, guess, state).worth;
  }
  return sum / GUESSES;
}

/** Returns the first move of a line. */
export function firstMoveOf(line: SearchNode): unknown {
  return line.before === null || line.before.before === null ? line.move : firstMoveOf(line.before);
}

/** Returns the moves of a line from the start of the turn, each with the state after it. */
export function pathOf(line: SearchNode): readonly SearchNode[] {
  return line.before === null ? [] : [...pathOf(line.before), line];
}
