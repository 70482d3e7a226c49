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
  fault('a list in another order each time', 'lists are in fixed order', () => {
    let turned = false;
    return {
      moves(state, seat) {
        turned = !turned;
        return turned ? palio.moves(state, seat) : palio.moves(state, seat).toReversed();
      },
    };
  }),
  fault('an over-long list', 'lists are short', () => ({
    moves: (state, seat) =>
      palio.moves(state, seat).flatMap((move) => Array.from({ length: 101 }, (_, shade) => ({ ...move, shade }))),
  })),
  fault('nothing to choose from', 'whoever must decide can', () => ({
    moves: (state, seat) => palio.moves(state, seat).filter((move) => move.do !== 'take'),
  })),
  fault('moves for who has nothing to decide', 'whoever must decide can', () => ({
    moves: (state, seat) => (palio.pending(state).length === 1 ? [{ do: 'take' }] : palio.moves(state, seat)),
  })),
  fault('a wish denied without a reason', 'a wish is either granted or told why not', () => ({ whyNot: () => null })),
  fault('a reason against what is offered', 'a wish is either granted or told why not', () => ({
    whyNot: () => ({ code: 'never', rule: 'R1' }),
  })),
  fault('a move that nothing suggests', 'a wish is either granted or told why not', () => ({
    wishes: (state, seat) => palio.moves(state, seat).slice(1),
  })),
  fault('a draw that favours the first move', 'any draws from the list', () => ({
    any: (state, seat, draw) => (below(draw, 2) === 0 ? at(palio.moves(state, seat), 0) : palio.any(state, seat, draw)),
  })),
  fault('a draw of a move that is not offered', 'any draws from the list', () => ({ any: () => ({ do: 'pay' }) })),
  fault('two moves that point at the same things', 'targets tell moves apart', () => ({
    targets: ({ do: verb }) => [verb],
  })),
  fault('a move that points at nothing', 'targets tell moves apart', () => ({ targets: () => [] })),
  fault('a move that no verb leads to', 'verbs lead to moves', () => ({ verbs: [['bid', 'play', 'pay', 'roll']] })),
  fault('a move that answers nothing', 'verbs lead to moves', () => ({ isAnswer: () => false })),
  fault('a deed under way that nobody began', 'verbs lead to moves', () => ({ underWay: () => [{ do: 'roll' }] })),
  fault('one key for two moves', 'keys tell moves apart', () => ({
    key: (move) => (move.do === 'bid' ? 0 : palio.key(move)),
  })),
  fault("a key that only the program's own moves have", 'keys tell moves apart', () => ({
    key: (move) => (palio.everyMove.includes(move) ? palio.key(move) : -1),
  })),
  fault('a draw that nobody hears of', 'outcomes say what events say', () => ({
    apply: (state, seat, move, emit) => ({ ...palio.apply(state, seat, move, emit), revealed: false }),
  })),
  fault('a turn that never ends', 'turns end', () => ({
    apply: (state, seat, move, emit) => ({ ...palio.apply(state, seat, move, emit), turnOver: false, allOver: false }),
  })),
  fault('a game that never ends', 'games end', () => ({
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
  fault('something undefined in the state', 'states survive JSON', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), undefined),
  })),
  fault('a Map in the state', 'states survive JSON', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), new Map()),
  })),
  fault('minus zero in the state', 'numbers are whole', () => ({
    setup: (options, seats, seed) => withNote(palio.setup(options, seats, seed), -0),
  })),
  fault('half a cube', 'numbers are whole', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      state.table.supply -= 0.5;
      return outcome;
    },
  })),
  fault('a rule that needs a listener', 'games play on from JSON', () => ({
    apply(state, seat, move, emit) {
      const outcome = palio.apply(state, seat, move, emit);
      if (emit !== undefined) state.table.pips = 6;
      return outcome;
    },
  })),
  fault('something remembered outside of the state', 'games play on from JSON', () => {
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
  fault('a move that cannot be written down', 'moves and events are plain JSON', () => ({
    moves: (state, seat) => palio.moves(state, seat).map((move) => ({ ...move, note: undefined })),
  })),
  fault('chance from outside', 'replay equals snapshot', () => {
    let count = 0;
    return {
      apply(state, seat, move, emit) {
        const outcome = palio.apply(state, seat, move, emit);
        state.table.pips = count++;
        return outcome;
      },
    };
  }),
  fault('moves() that changes the state', 'nothing but apply changes anything', () => ({
    moves(state, seat) {
      ((state as Palio).secret.hands[seat] as Card[]).reverse();
      return palio.moves(state, seat);
    },
  })),
  fault('a guess made of parts of the view', 'nothing but apply changes anything', () => ({
    guess: (view, draw) => ({ ...palio.guess(view, draw), table: (view as PalioView).table }),
  })),
  fault('an order-dependent lane', 'lanes commute', () => ({
    apply(state, seat, move, emit) {
      const first = state.secret.sealed.every((bid) => bid === null);
      const outcome = palio.apply(state, seat, move, emit);
      if (move.do === 'bid' && first) state.table.pips = seat;
      return outcome;
    },
  })),
  fault('a bid that lowers what the others may bid', 'lanes commute', () => ({
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

const SECRET_FAULTS: readonly Fault[] = [
  fault('the top of the deck in a view', 'views keep secrets', () => ({
    view: (state, viewer) => ({ ...palio.view(state, viewer), top: state.secret.deck.at(-1) ?? null }),
  })),
  fault('a drawn card in an event for all', 'events keep secrets', () => ({ redact: (event) => event })),
  fault("a list that looks at others' bids", "moves read no one else's secrets", () => ({
    moves: (state, seat) =>
      palio.moves(state, seat).filter((move) => move.do !== 'bid' || !state.secret.sealed.includes(move.cubes || null)),
  })),
  fault('a game with hands that calls itself open', 'open games hide nothing but chance', () => ({ isOpen: true })),
  fault('a draw that can be taken back', 'undo cannot peek', () => ({ reveals: () => false })),
  fault('a shared view that is not the view', 'views keep secrets', () => ({
    sharedView: (state) => palio.sharedView(state, null),
  })),
  fault("a guess that forgets the viewer's bid", 'guesses pass for the truth', () => ({
    guess: (view, draw) => palio.guess({ ...view, bid: null }, draw),
  })),
  fault('another guess with another hand', 'guesses pass for the truth', () => ({
    guessAgain: (state, _, draw) => palio.guess(palio.view(state, null), draw),
  })),
  fault('a guess with a card too many', 'guesses pass for the truth', () => ({
    guess(view, draw) {
      const guess = palio.guess(view, draw);
      guess.secret.deck = [...guess.secret.deck, 'horse'];
      return guess;
    },
  })),
];

const SCORE_FAULTS: readonly Fault[] = [
  fault('totals of another sheet', 'scores add up', () => ({
    totals: (state) => palio.totals(state).map((total) => total + 1),
  })),
  fault('a total that is off', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, total: score.total + 1 })),
  })),
  fault('ranks upside down', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, rank: 4 - score.rank })),
  })),
  fault('a score line twice', 'scores add up', () => ({
    scores: scored((score) => ({ ...score, lines: [...score.lines, { id: 'cubes', points: 0 }] })),
  })),
  fault('rules that throw', 'the rules never break', () => ({
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
