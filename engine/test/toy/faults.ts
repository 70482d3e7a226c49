import type { GameRules, Score } from '../../src/index.ts';
import { at, below } from '../../src/index.ts';
import type { Card } from './figures.ts';
import { palio } from './index.ts';
import type { Palio } from './state.ts';
import type { PalioTypes } from './types.ts';
import type { PalioView } from './view.ts';

type PalioRules = GameRules<PalioTypes>;

/** A possible mistake, and the check that must catch it. */
export interface Fault {
  readonly mistake: string;
  readonly caughtBy: string;
  /** Creates new rules for each use, since some faults keep state. */
  plant(): PalioRules;
}

function fault(mistake: string, caughtBy: string, plant: () => Partial<PalioRules>): Fault {
  return { mistake, caughtBy, plant: () => ({ ...palio, ...plant() }) };
}

const LIST_FAULTS: readonly Fault[] = [
  fault('a doubled move', 'no move is listed twice', () => ({
    moves: (state, seat) => palio.moves(state, seat).flatMap((move) => [move, { ...move }]),
  })),
  fault('a list whose order changes with every call', 'lists of moves have a fixed order', () => {
    let turned = false;
    return {
      moves(state, seat) {
        turned = !turned;
        return turned ? palio.moves(state, seat) : palio.moves(state, seat).toReversed();
      },
    };
  }),
  fault('an over-long list', 'lists of moves are at most 300 long', () => ({
    moves: (state, seat) =>
      palio.moves(state, seat).flatMap((move) => Array.from({ length: 101 }, (_, shade) => ({ ...move, shade }))),
  })),
  fault('an empty list for a pending seat', 'every pending seat has a legal move, and no other seat has one', () => ({
    moves: (state, seat) => palio.moves(state, seat).filter((move) => move.do !== 'take'),
  })),
  fault(
    'moves for a seat that is not pending',
    'every pending seat has a legal move, and no other seat has one',
    () => ({
      moves: (state, seat) => (palio.pending(state).length === 1 ? [{ do: 'take' }] : palio.moves(state, seat)),
    }),
  ),
  fault('an illegal wish without a reason', 'every wish is legal or has a reason', () => ({ whyNot: () => null })),
  fault('a reason against a legal move', 'every wish is legal or has a reason', () => ({
    whyNot: () => ({ code: 'never', rule: 'R1' }),
  })),
  fault('a legal move that is not a wish', 'every wish is legal or has a reason', () => ({
    wishes: (state, seat) => palio.moves(state, seat).slice(1),
  })),
  fault('a draw that favours the first move', 'random moves are drawn evenly from the list of legal moves', () => ({
    randomMove: (state, seat, draw) =>
      below(draw, 2) === 0 ? at(palio.moves(state, seat), 0) : palio.randomMove(state, seat, draw),
  })),
  fault('a draw of a move that is not offered', 'random moves are drawn evenly from the list of legal moves', () => ({
    randomMove: () => ({ do: 'pay' }),
  })),
  fault('two moves with the same targets', 'different moves have different targets', () => ({
    targets: ({ do: verb }) => [verb],
  })),
  fault('a move without targets', 'different moves have different targets', () => ({ targets: () => [] })),
  fault('a move without a verb', 'every move has a verb and is an answer or an aside', () => ({
    verbs: [['bid', 'play', 'pay', 'roll']],
  })),
  fault('a move that is neither an answer nor an aside', 'every move has a verb and is an answer or an aside', () => ({
    isAnswer: () => false,
  })),
  fault('an action under way that nobody began', 'every move has a verb and is an answer or an aside', () => ({
    underWay: () => [{ do: 'roll' }],
  })),
  fault('one key for two moves', 'different moves have different keys', () => ({
    key: (move) => (move.do === 'bid' ? 0 : palio.key(move)),
  })),
  fault("a key that only the program's own moves have", 'different moves have different keys', () => ({
    key: (move) => (palio.everyMove.includes(move) ? palio.key(move) : -1),
  })),
  fault(
    'a move result that denies a revelation',
    'a move result and its events agree on whether something was revealed',
    () => ({
      apply: (state, seat, move, emit) => ({ ...palio.apply(state, seat, move, emit), revealed: false }),
    }),
  ),
  fault('a turn that never ends', 'every turn has ended when the game is over', () => ({
    apply: (state, seat, move, emit) => ({
      ...palio.apply(state, seat, move, emit),
      turnOver: false,
      allTurnsOver: false,
    }),
  })),
  fault('a game that never ends', 'games end within the maximum number of decisions', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      state.table.round = 1;
      return outcome;
    },
  })),
];

const STATE_FAULTS: readonly Fault[] = [
  fault('a shallow clone', 'copies are independent', () => ({
    clone: (state) => ({ ...palio.clone(state), table: { ...(state as Palio).table } }),
  })),
  fault('a card put on a list that copies share', 'lists are never changed in place', () => ({
    clone: structuredCopy,
    apply(state, seat, move, emit) {
      const { played } = at(state.table.players, seat);
      const outcome = palio.apply(state, seat, move, emit);
      if (move.do === 'play') {
        (played as Card[]).push(move.card);
        at(state.table.players, seat).played = played;
      }
      return outcome;
    },
  })),
  fault('something undefined in the state', 'a state read from JSON is the same state', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), undefined),
  })),
  fault('a Map in the state', 'a state read from JSON is the same state', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), new Map()),
  })),
  fault('minus zero in the state', 'all numbers of a state are whole', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), -0),
  })),
  fault('half a cube', 'all numbers of a state are whole', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      state.table.supply -= 0.5;
      return outcome;
    },
  })),
  fault('a rule that needs a listener', 'a game whose state is saved and read again ends the same', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      if (emit !== undefined) state.table.pips = 6;
      return outcome;
    },
  })),
  fault('data kept outside the state', 'a game whose state is saved and read again ends the same', () => {
    const marked = new WeakSet<Palio>();
    return {
      setup(options, seats, seed) {
        const state = palio.setup(options, seats, seed);
        marked.add(state);
        return state;
      },
      clone(state) {
        const copy = palio.clone(state);
        if (marked.has(state as Palio)) marked.add(copy);
        return copy;
      },
      apply(state, seat, move, emit) {
        const outcome = palio.apply(state, seat, move, emit);
        if (!marked.has(state)) state.table.pips = 0;
        return outcome;
      },
    };
  }),
  fault('a move that JSON cannot represent', 'moves and events are plain JSON', () => ({
    moves: (state, seat) => palio.moves(state, seat).map((move) => ({ ...move, note: undefined })),
  })),
  fault('randomness that does not come from the seed', 'a replay ends in the stored state', () => {
    let count = 0;
    return {
      apply(state, seat, move, emit) {
        const outcome = palio.apply(state, seat, move, emit);
        state.table.pips = count++;
        return outcome;
      },
    };
  }),
  fault('moves() that changes the state', 'only apply changes a state', () => ({
    moves(state, seat) {
      ((state as Palio).secret.hands[seat] as Card[]).reverse();
      return palio.moves(state, seat);
    },
  })),
  fault('a guess made of parts of the view', 'only apply changes a state', () => ({
    guess: (view, draw) => ({ ...palio.guess(view, draw), table: (view as PalioView).table }),
  })),
  fault('an order-dependent lane', 'the order of answers in different lanes does not matter', () => ({
    apply(state, seat, move, emit) {
      const first = state.secret.sealed.every((bid) => bid === null);
      const outcome = palio.apply(state, seat, move, emit);
      if (move.do === 'bid' && first) state.table.pips = seat;
      return outcome;
    },
  })),
  fault('a bid that lowers what the others may bid', 'the order of answers in different lanes does not matter', () => ({
    moves: (state, seat) => {
      const bids = state.secret.sealed.filter((sealed) => sealed !== null).length;
      return palio.moves(state, seat).filter((move) => move.do !== 'bid' || move.cubes + bids < 3);
    },
  })),
  fault('a lost cube', 'components are conserved', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      if (move.do === 'pay') at(state.table.players, seat).cubes = 0;
      return outcome;
    },
  })),
];

const REDRAWN = 'nobody can tell a position whose draws to come were redrawn from the true one';

const SECRET_FAULTS: readonly Fault[] = [
  fault('the top of the deck in a view', 'views contain nothing that the viewer may not know', () => ({
    view: (state, viewer) => ({ ...palio.view(state, viewer), top: state.secret.deck.at(-1) ?? null }),
  })),
  fault('a drawn card in an event for all', 'events contain nothing that the viewer may not know', () => ({
    redact: (event) => event,
  })),
  fault("a list that depends on others' bids", 'the moves of a seat do not depend on what it may not know', () => ({
    moves: (state, seat) =>
      palio.moves(state, seat).filter((move) => move.do !== 'bid' || !state.secret.sealed.includes(move.cubes || null)),
  })),
  fault('a game with hidden hands marked as open', 'open games hide only future random draws', () => ({
    isOpen: true,
  })),
  fault('a random draw that can be undone', 'an undo gives no hidden information', () => ({ reveals: () => false })),
  fault('a shared view that is not the view', 'views contain nothing that the viewer may not know', () => ({
    sharedView: (state) => palio.sharedView(state, null),
  })),
  fault("a guess without the viewer's bid", 'a viewer cannot tell a guess from the true state', () => ({
    guess: (view, draw) => palio.guess({ ...view, bid: null }, draw),
  })),
  fault('another guess with another hand', 'a viewer cannot tell a guess from the true state', () => ({
    guessAgain: (state, _, draw) => palio.guess(palio.view(state, null), draw),
  })),
  fault('a redrawn position with other hands', REDRAWN, () => ({
    redraw: (state, draw) => palio.guess(palio.view(state, null), draw),
  })),
  fault('a guess with a card too many', 'a viewer cannot tell a guess from the true state', () => ({
    guess(view, draw) {
      const guess = palio.guess(view, draw);
      guess.secret.deck = [...guess.secret.deck, 'horse'];
      return guess;
    },
  })),
];

const SCORE_FAULTS: readonly Fault[] = [
  fault('totals that differ from the scores', 'scores add up', () => ({
    totals: (state) => palio.totals(state).map((total) => total + 1),
  })),
  fault('a total that differs from the sum of its lines', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, total: score.total + 1 })),
  })),
  fault('ranks in reverse order', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, rank: 4 - score.rank })),
  })),
  fault('a score line twice', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, lines: [...score.lines, { id: 'cubes', points: 0 }] })),
  })),
  fault('rules that throw', 'the rules throw no error', () => ({
    apply(state, seat, move, emit) {
      if (move.do === 'play' && move.card === 'horse') throw new Error('the horse bolted');
      return palio.apply(state, seat, move, emit);
    },
  })),
];

export const FAULTS: readonly Fault[] = [...LIST_FAULTS, ...STATE_FAULTS, ...SECRET_FAULTS, ...SCORE_FAULTS];

function structuredCopy({ figures, table, secret }: Palio): Palio {
  return { figures, ...structuredClone({ table, secret }) } as Palio;
}

function withNote(state: Palio, note: unknown): Palio {
  Object.assign(state.table, { note });
  return state;
}

function scored(change: (score: Score) => Score): PalioRules['scores'] {
  return (state) => palio.scores(state).map(change);
}
