import { seedFrom } from '../chance.ts';
import { checkAnswer, describe, play } from '../play.ts';
import type { GameText } from '../prose.ts';
import { plain } from '../prose.ts';
import { unreachable } from '../result.ts';
import type { Emit, GameRules, GameState, GameView, Immutable, Reason, Seat } from '../rules.ts';
import { at } from '../rules.ts';

/** A state with a player for each seat, as in all games. */
export interface StateOfPlayers extends GameState {
  readonly table: { readonly players: readonly unknown[] };
}
type PlayerOf<S extends StateOfPlayers> = S['table']['players'][number];
type OneOf<Union, Tag extends string, Value> = Extract<Union, { readonly [Key in Tag]: Value }>;
type Move = { readonly do: string };
type Event = { readonly type: string };

/** The people of a rulebook's example, and the position in front of them. */
export interface Seating<S extends StateOfPlayers, M, E, V extends GameView, O, Name, Line> {
  readonly rules: GameRules<S, M, E, V, O>;
  /** The text in which reasons are given. */
  readonly words: Reasons<S>;
  readonly scoreLines: readonly Line[];
  /** The players, clockwise. */
  readonly names: readonly Name[];
  /** Unread options. */
  readonly options: unknown;
  /** Changes a fresh table into the position of the example. Its events are recorded as if a move had caused them. */
  arrange(state: S, seatOf: (name: Name) => Seat, emit: Emit<E>): S;
}

type Reasons<S> = Pick<GameText<S, unknown, unknown>, 'reason'>;

/** A game under test, addressed by the names of its people. */
export interface PeoplesTable<S extends StateOfPlayers, M extends Move, E extends Event, Name, Line extends string> {
  readonly state: S;
  /** Events of the latest moves. */
  readonly events: readonly E[];
  seatOf(name: Name): Seat;
  nameOf(seat: Seat): Name;
  player(name: Name): Immutable<PlayerOf<S>>;
  waitsFor(): readonly Name[];
  choices(name: Name): readonly M[];
  /** Returns the choices of one kind. */
  offered<Sort extends M['do']>(name: Name, sort: Sort): OneOf<M, 'do', Sort>[];
  may(name: Name, move: M): boolean;
  /** Returns the reason against a wish as the page shows it, with its rule; null if the move is legal. */
  whyNot(name: Name, wish: M): string | null;
  /** Plays the moves in order; each must be among the choices. */
  plays(name: Name, ...moves: readonly M[]): this;
  /** Returns the lines of the score that are not 0, with total and rank. */
  scores(name: Name): Partial<Record<Line, number>> & { readonly total: number; readonly rank: number };
  line(name: Name, id: Line): number;
  /** Returns the latest events of one type. */
  told<Type extends E['type']>(type: Type): OneOf<E, 'type', Type>[];
}

/** Builds a position with named people. A game can add queries of its own. */
export function seatPeople<
  S extends StateOfPlayers,
  M extends Move,
  E extends Event,
  V extends GameView,
  O,
  Name extends string,
  Line extends string,
>(seating: Seating<S, M, E, V, O, Name, Line>): PeoplesTable<S, M, E, Name, Line> {
  const seatOf = (name: Name): Seat => seating.names.indexOf(name);
  let events: E[] = [];
  let state = seating.arrange(freshTable(seating), seatOf, (event) => events.push(event));
  const answers = questions(seating, () => state);
  return {
    get state() {
      return state;
    },
    get events() {
      return events;
    },
    ...answers,
    plays(name, ...moves) {
      events = [];
      for (const move of moves) {
        const legal = answers.check(name, move);
        if (!legal.ok) return unreachable(`${name} cannot play ${JSON.stringify(move)}: ${describe(legal.error)}`);
        const next = play(seating.rules, state as Immutable<S>, seatOf(name), legal.value);
        state = next.state;
        events.push(...next.events);
      }
      return this;
    },
    told: <Type extends E['type']>(type: Type) =>
      events.filter((event): event is OneOf<E, 'type', Type> => event.type === type),
  };
}

/** Builds the queries about the current position. */
function questions<S extends StateOfPlayers, M extends Move, E, V extends GameView, O, Name, Line>(
  { rules, words, names }: Seating<S, M, E, V, O, Name, Line>,
  current: () => S,
) {
  const state = () => current() as Immutable<S>;
  const seatOf = (name: Name): Seat => names.indexOf(name);
  const nameOf = (seat: Seat): Name => at(names, seat);
  const choices = (name: Name) => rules.moves(state(), seatOf(name));
  const check = (name: Name, move: M) => checkAnswer(rules, state(), 0, { seat: seatOf(name), version: 0, move });
  const scoreOf = (name: Name) => at(rules.scores(state()), seatOf(name));
  return {
    ...{ seatOf, nameOf, choices, check },
    player: (name: Name) => at(current().table.players, seatOf(name)) as Immutable<PlayerOf<S>>,
    waitsFor: () => rules.pending(state()).map(nameOf),
    offered: <Sort extends M['do']>(name: Name, sort: Sort) =>
      choices(name).filter((move): move is OneOf<M, 'do', Sort> => move.do === sort),
    may: (name: Name, move: M) => check(name, move).ok,
    whyNot(name: Name, wish: M) {
      const reason = rules.whyNot(state(), seatOf(name), wish);
      return reason && reasonSaid(words, reason, current());
    },
    scores(name: Name) {
      const { lines, total, rank } = scoreOf(name);
      const some = lines.filter(({ points }) => points !== 0).map(({ id, points }) => [id, points]);
      return { ...Object.fromEntries(some), total, rank };
    },
    line: (name: Name, id: Line) => scoreOf(name).lines.find((line) => line.id === id)?.points ?? Number.NaN,
  };
}

function freshTable<S extends StateOfPlayers, M, E, V extends GameView, O, Name, Line>({
  rules,
  names,
  options,
}: Seating<S, M, E, V, O, Name, Line>): S {
  const read = rules.readOptions(options ?? {}, names.length);
  return read.ok
    ? rules.setup(read.value, names.length, seedFrom('a table of people'))
    : unreachable(describe(read.error));
}

/** Formats a reason as the page shows it: the sentence, and the number of the rule. */
export function reasonSaid<S>(words: Reasons<S>, reason: Reason, state: S): string {
  return `${plain(words.reason(reason, state))} (${reason.rule})`;
}
