import type { Emit, GameFlowTypes, GameRules, GameText, GameTypes, Reason, Seat } from '@signoria/engine';
import { at, checkAnswer, errorText, plain, play, seedFromText, unreachable } from '@signoria/engine';

/** The types of a game with a player for each seat, as in all games. */
export interface PeopleTypes extends GameFlowTypes {
  state: GameFlowTypes['state'] & { readonly table: { readonly players: readonly unknown[] } };
  event: { readonly type: string };
}
type PlayerOf<G extends PeopleTypes> = G['state']['table']['players'][number];
type OneOf<Union, Tag extends string, Value> = Extract<Union, { readonly [Key in Tag]: Value }>;

/** The people of a rulebook's example, and the position in front of them. */
export interface Seating<G extends PeopleTypes, Name, Line> {
  readonly rules: GameRules<G>;
  /** The text in which reasons are given. */
  readonly words: Reasons<G>;
  /** Never read. The compiler infers `Line` from it. */
  readonly scoreLines: readonly Line[];
  /** The players, clockwise. */
  readonly names: readonly Name[];
  /** The input of `readOptions`. */
  readonly options: unknown;
  /** Changes a fresh table into the position of the example. Its events are recorded as if a move had caused them. */
  arrange(state: G['state'], seatOf: (name: Name) => Seat, emit: Emit<G['event']>): G['state'];
}

type Reasons<G extends GameTypes> = Pick<GameText<G>, 'reason'>;

/** A game under test, addressed by the names of its people. */
export interface PeoplesTable<G extends PeopleTypes, Name, Line extends string> {
  readonly state: G['state'];
  /** Events of the latest moves. */
  readonly events: readonly G['event'][];
  seatOf(name: Name): Seat;
  nameOf(seat: Seat): Name;
  player(name: Name): PlayerOf<G>;
  waitsFor(): readonly Name[];
  choices(name: Name): readonly G['move'][];
  /** Returns the choices of one kind. */
  offered<Sort extends G['move']['do']>(name: Name, sort: Sort): OneOf<G['move'], 'do', Sort>[];
  may(name: Name, move: G['move']): boolean;
  /** Returns the reason against a wish as the page shows it, with its rule; null if the move is legal. */
  whyNot(name: Name, wish: G['move']): string | null;
  /** Plays the moves in order; each must be among the choices. */
  plays(name: Name, ...moves: readonly G['move'][]): this;
  /** Returns the lines of the score that are not 0, with total and rank. */
  scores(name: Name): Partial<Record<Line, number>> & { readonly total: number; readonly rank: number };
  line(name: Name, id: Line): number;
  /** Returns the latest events of one type. */
  eventsOf<Type extends G['event']['type']>(type: Type): OneOf<G['event'], 'type', Type>[];
}

/** Builds a position with named people. A game can add queries of its own. */
export function seatPeople<G extends PeopleTypes, Name extends string, Line extends string>(
  seating: Seating<G, Name, Line>,
): PeoplesTable<G, Name, Line> {
  const seatOf = (name: Name): Seat => seating.names.indexOf(name);
  let events: G['event'][] = [];
  let state = seating.arrange(freshTable(seating), seatOf, (event) => events.push(event));
  const answers = queries(seating, () => state);
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
        if (!legal.ok) return unreachable(`${name} cannot play ${JSON.stringify(move)}: ${errorText(legal.error)}`);
        const next = play(seating.rules, state, seatOf(name), legal.value);
        state = next.state;
        events.push(...next.events);
      }
      return this;
    },
    eventsOf: <Type extends G['event']['type']>(type: Type) =>
      events.filter((event): event is OneOf<G['event'], 'type', Type> => event.type === type),
  };
}

/** Builds the queries about the current position. */
function queries<G extends PeopleTypes, Name, Line>(
  { rules, words, names }: Seating<G, Name, Line>,
  state: () => G['state'],
) {
  const seatOf = (name: Name): Seat => names.indexOf(name);
  const nameOf = (seat: Seat): Name => at(names, seat);
  const choices = (name: Name) => rules.moves(state(), seatOf(name));
  const check = (name: Name, move: G['move']) =>
    checkAnswer(rules, state(), 0, { seat: seatOf(name), version: 0, move });
  const scoreOf = (name: Name) => at(rules.scores(state()), seatOf(name));
  return {
    ...{ seatOf, nameOf, choices, check },
    player: (name: Name) => at(state().table.players, seatOf(name)),
    waitsFor: () => rules.pending(state()).map(nameOf),
    offered: <Sort extends G['move']['do']>(name: Name, sort: Sort) =>
      choices(name).filter((move): move is OneOf<G['move'], 'do', Sort> => move.do === sort),
    may: (name: Name, move: G['move']) => check(name, move).ok,
    whyNot(name: Name, wish: G['move']) {
      const reason = rules.whyNot(state(), seatOf(name), wish);
      return reason && reasonText(words, reason, state());
    },
    scores(name: Name) {
      const { lines, total, rank } = scoreOf(name);
      const some = lines.filter(({ points }) => points !== 0).map(({ id, points }) => [id, points]);
      return { ...Object.fromEntries(some), total, rank };
    },
    line: (name: Name, id: Line) => scoreOf(name).lines.find((line) => line.id === id)?.points ?? Number.NaN,
  };
}

function freshTable<G extends PeopleTypes, Name, Line>({ rules, names, options }: Seating<G, Name, Line>): G['state'] {
  const read = rules.readOptions(options ?? {}, names.length);
  return read.ok
    ? rules.setup(read.value, names.length, seedFromText('a table of people'))
    : unreachable(errorText(read.error));
}

/** Formats a reason as the page shows it: the sentence, and the number of the rule. */
export function reasonText<G extends GameTypes>(words: Reasons<G>, reason: Reason, state: G['state']): string {
  return `${plain(words.reason(reason, state))} (${reason.rule})`;
}
