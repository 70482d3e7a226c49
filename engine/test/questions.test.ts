import { describe, expect, test } from 'vitest';
import type { Agenda, Asides, GameView, MoveLog, Phase, Question, Reason, Seat } from '../src/index.ts';
import {
  advance,
  at,
  begin,
  emptyAgenda,
  gameRules,
  hasChoice,
  movesOf,
  ok,
  openLanes,
  popQuestion,
  pushStep,
  QUESTION_DEFAULTS,
  repeated,
  seedFromText,
  silent,
} from '../src/index.ts';

/** A made-up game for features that the toy lacks: asides, silent steps, repeated phases, interrupts within a turn. */
type Step =
  | { readonly ask: 'dig' | 'vote' | 'refill'; readonly seat: Seat }
  | { readonly ask: 'veto'; readonly seat: Seat; readonly of: Seat };
type Move = { readonly do: 'dig' | 'stop' | 'sing' | 'yes' | 'no' };
type Event = { readonly type: string; readonly seat: Seat };
interface State {
  readonly figures: null;
  readonly table: {
    agenda: Agenda<Step>;
    round: number;
    phase: number;
    over: boolean;
    turn: number;
    players: { dug: number; songs: number }[];
  };
  readonly secret: null;
}
interface View extends GameView {
  readonly table: State['table'];
}
interface Types {
  state: State;
  move: Move;
  event: Event;
  view: View;
  options: null;
  reason: Reason;
}

const MOVES = {
  dig: { do: 'dig' },
  stop: { do: 'stop' },
  sing: { do: 'sing' },
  yes: { do: 'yes' },
  no: { do: 'no' },
} as const;
const NOT_YET: Reason = { code: 'notYet', rule: 'R2' };
const player = ({ table }: State, seat: Seat) => at(table.players, seat);

/** R1  Dig up to three times. The neighbour may veto the second dig. Afterwards the hole is filled. */
const dig: Question<Types, Step> = {
  ...QUESTION_DEFAULTS,
  every: [MOVES.dig, MOVES.stop],
  whyNot: (state, { seat }, { do: kind }) => (kind === 'stop' && player(state, seat).dug === 0 ? NOT_YET : null),
  apply(state, { seat }, move, log) {
    if (move.do === 'stop') return pushStep(state.table.agenda, { ask: 'refill', seat });
    const dug = ++player(state, seat).dug;
    log.emit?.({ type: 'dug', seat });
    pushStep(state.table.agenda, dug < 3 ? { ask: 'dig', seat } : { ask: 'refill', seat });
    if (dug === 2) pushStep(state.table.agenda, { ask: 'veto', seat: 1 - seat, of: seat });
  },
};

/** R3  An interrupt for the other seat. */
const veto: Question<Types, Step> = {
  ...QUESTION_DEFAULTS,
  every: [MOVES.yes, MOVES.no],
  whyNot: () => null,
  apply({ table }, { ask, seat }, move) {
    if (ask !== 'veto' || move.do !== 'yes') return;
    const { seat: of } = popQuestion(table.agenda, 1 - seat);
    pushStep(table.agenda, { ask: 'refill', seat: of });
  },
};

/** R4  Players who have sung vote; the others are skipped. */
const vote: Question<Types, Step> = {
  ...veto,
  asks: (state, { seat }) => player(state, seat).songs > 0,
  settle: (_, { seat }, log) => log.emit?.({ type: 'silent', seat }),
};

const sing: Asides<Types> = {
  every: [MOVES.sing],
  isAside: (move): move is Move => move.do === 'sing',
  beside: ({ ask }) => ask === 'dig',
  list(state, seat, list) {
    if (player(state, seat).songs < 2) list.push(MOVES.sing);
  },
  wishes: () => [MOVES.sing],
  whyNot: (state, seat) => (player(state, seat).songs < 2 ? null : { code: 'hoarse', rule: 'R5' }),
  apply(state, seat, _, log) {
    player(state, seat).songs++;
    log.emit?.({ type: 'sang', seat });
  },
};

const PHASES: readonly Phase<Types>[] = [
  { name: 'vote', notInRound: 1, begin: ({ table }) => openLanes(table.agenda, 2, [voteOf(0), voteOf(1)]) },
  ...repeated<Types>(
    [
      { name: 'dig', begin: ({ table }) => pushStep(table.agenda, { ask: 'dig', seat: table.turn }) },
      { name: 'turnEnd', begin: ({ table }) => void table.turn++ },
    ],
    ({ table }) => table.turn < 2,
  ),
];
const voteOf = (seat: Seat): Step => ({ ask: 'vote', seat });

const game = gameRules<Types>({
  id: 'holes',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [],
  readOptions: () => ok(null),
  figures: () => null,
  setup: () => ({
    figures: null,
    table: { agenda: emptyAgenda(), round: 1, phase: 0, over: false, turn: 0, players: [hole(), hole()] },
    secret: null,
  }),
  mostDecisions: () => 2 * 2 * 4 + 2 + 4, // per turn three digs and a veto; then two votes, four songs
  clone: (state) => structuredClone(state) as State,
  asking: {
    questions: {
      ...{ dig, veto, vote },
      refill: silent((state: State, { seat }: Step, log: MoveLog<Event>) => {
        player(state, seat).dug = 0;
        log.emit?.({ type: 'filled', seat });
      }),
    },
    asides: sing,
    rounds: {
      phases: PHASES,
      lastRound: () => 2,
      beginRound: ({ table }) => {
        table.turn = 0;
      },
      end: (_, log) => log.emit?.({ type: 'over', seat: 0 }),
    },
    notAsked: () => ({ code: 'notAsked', rule: 'R1' }),
    notNow: () => ({ code: 'later', rule: 'R1' }),
  },
  scores: ({ table }) => table.players.map((_, seat) => ({ seat, total: 7 * seat, lines: [], rank: 1 })),
  view: ({ table }, viewer) => ({ figures: null, viewer, table: structuredClone(table) as State['table'] }),
  guess: ({ table }) => ({ figures: null, table: structuredClone(table) as State['table'], secret: null }),
  redact: (event) => event,
  reveals: () => false,
});
const hole = () => ({ dug: 0, songs: 0 });

/** Plays the moves and returns, for each, `turnOver` and the types of its events. */
function played(...moves: readonly (readonly [Seat, Move['do']])[]) {
  const state = game.setup(null, 2, seedFromText('holes'));
  const told = moves.map(([seat, move]) => {
    const events: string[] = [];
    const { turnOver } = game.apply(state, seat, MOVES[move], ({ type }) => events.push(type));
    return [turnOver, ...events];
  });
  return { state, told };
}

/** Returns the open turns after these moves, and the seats whose turns the last move ended. */
function turnsAfter(...moves: readonly (readonly [Seat, Move['do']])[]) {
  let all = begin(game, null, 2, seedFromText('holes'));
  let ended: readonly Seat[] = [];
  for (const [seat, move] of moves) ({ game: all, ended } = advance(game, all, seat, MOVES[move]));
  return { turns: all.turns, ended };
}

describe('the contract built from questions', () => {
  test('lists answers and asides, and enumerates every possible move', () => {
    const { state } = played();
    expect(game.moves(state, 0)).toEqual([MOVES.dig, MOVES.sing]);
    expect(game.moves(state, 1)).toEqual([]);
    expect(game.wishes(state, 0)).toEqual([MOVES.dig, MOVES.stop, MOVES.sing]);
    expect(game.wishes(state, 1)).toEqual([]);
    expect(game.everyMove).toEqual([MOVES.dig, MOVES.stop, MOVES.yes, MOVES.no, MOVES.sing]);
    expect(game.everyMove.map((move) => game.key({ ...move }))).toEqual([0, 1, 2, 3, 4]);
    expect([game.isMove({ do: 'yes' }), game.isMove({ do: 'fly' }), game.isMove(null)]).toEqual([true, false, false]);
    expect(game.everyMove.filter(game.isAside)).toEqual([MOVES.sing]);
  });

  test('whyNot returns null for a listed move and otherwise the reason of its question', () => {
    const { state } = played([0, 'sing'], [0, 'sing']);
    const code = (seat: Seat, move: Move) => game.whyNot(state, seat, move)?.code ?? null;
    expect([code(0, MOVES.dig), code(0, { do: 'stop' }), code(0, MOVES.sing)]).toEqual([null, 'notYet', 'hoarse']);
    expect([code(0, MOVES.yes), code(1, MOVES.dig)]).toEqual(['later', 'notAsked']);
  });

  test('supplies defaults for parts a game leaves out', () => {
    const { state } = played();
    expect([game.isOpen, game.totals(state)]).toEqual([false, [0, 7]]);
    expect(game.guessAgain(state, 0, () => 0)).toEqual(state);
    expect(new Set([0, 1, 2, 3].map((draw) => game.randomMove(state, 0, () => draw * 2 ** 30)))).toEqual(
      new Set([MOVES.dig, MOVES.sing]),
    );
  });

  test('refuses a move of a seat that is not pending', () => {
    expect(() => played([1, 'dig'])).toThrow('seat 1 is not pending');
  });
});

describe('a turn', () => {
  test('continues over asides, follow-up questions and interrupts, and ends with a move without a question', () => {
    const { told, state } = played([0, 'sing'], [0, 'dig'], [0, 'dig'], [1, 'no'], [0, 'dig']);
    expect(told).toEqual([[false, 'sang'], [false, 'dug'], [false, 'dug'], [true], [true, 'dug', 'filled']]);
    expect(game.pending(state)).toEqual([1]);
  });

  test('ends with the answer of another seat if no question follows', () => {
    const before = [0, 1].map(() => [0, 'dig'] as const);
    expect(turnsAfter(...before)).toEqual({ turns: [0, null], ended: [] });
    expect(turnsAfter(...before, [1, 'no'])).toEqual({ turns: [0, null], ended: [1] });
    expect(turnsAfter(...before, [1, 'yes'])).toEqual({ turns: [null, null], ended: [0, 1] });
  });

  test('ends where the same seat begins a new turn', () => {
    const { told, state } = played(
      [0, 'dig'],
      [0, 'stop'],
      [1, 'sing'],
      [1, 'dig'],
      [1, 'stop'],
      [1, 'yes'],
      [0, 'dig'],
    );
    expect(told.map(([turnOver]) => turnOver)).toEqual([false, true, false, false, true, true, false]);
    expect(state.table.round).toBe(2);
  });
});

describe('rounds', () => {
  test('skip phases, repeat turns, run silent steps and end', () => {
    const turn = (seat: Seat) =>
      [
        [seat, 'dig'],
        [seat, 'stop'],
      ] as const;
    const { told, state } = played(...turn(0), ...turn(1), ...turn(0), ...turn(1));
    expect(told.at(3)).toEqual([true, 'filled', 'silent', 'silent']);
    expect(told.at(-1)).toEqual([true, 'filled', 'over']);
    expect([state.table.over, game.pending(state)]).toEqual([true, []]);
  });

  test('ask simultaneously all seats that have a decision, and only these', () => {
    const both = played([0, 'sing'], [0, 'dig'], [0, 'stop'], [1, 'sing'], [1, 'dig'], [1, 'stop']);
    expect(game.pending(both.state)).toEqual([0, 1]);
    const { state } = played([0, 'dig'], [0, 'stop'], [1, 'sing'], [1, 'dig'], [1, 'stop']);
    expect([game.pending(state), state.table.round]).toEqual([[1], 2]);
    expect(game.moves(state, 1)).toEqual([MOVES.yes, MOVES.no]);
  });
});

describe('movesOf and hasChoice', () => {
  const step: Step = { ask: 'dig', seat: 0 };

  test('movesOf returns the moves that whyNot allows', () => {
    const { state: before } = played();
    const { state: after } = played([0, 'dig']);
    expect([before, after].map((state) => movesOf(dig, state, step))).toEqual([[MOVES.dig], [MOVES.dig, MOVES.stop]]);
    expect([before, after].map((state) => hasChoice(dig, state, step))).toEqual([false, true]);
  });

  test('movesOf uses the list or the wishes that the question writes out', () => {
    const { state } = played([0, 'dig']);
    expect(movesOf({ ...dig, moves: () => [MOVES.stop] }, state, step)).toEqual([MOVES.stop]);
    expect(movesOf({ ...dig, wishes: () => [MOVES.dig] }, state, step)).toEqual([MOVES.dig]);
    expect(hasChoice({ ...dig, wishes: () => [MOVES.dig] }, state, step)).toBe(false);
  });
});
