import type { Emit, Immutable, Reason, Seat, Seed } from '../../src/index.ts';
import {
  at,
  below,
  chance,
  closeLanes,
  emptyAgenda,
  isIdle,
  openLanes,
  questionFor,
  settle,
  shuffle,
  thenDo,
  thenDoInOrder,
} from '../../src/index.ts';
import type { Card, Move, Options, Palio, PalioEvent, Step, Table } from './state.ts';
import { deckOf, figuresFor } from './state.ts';

const ROUNDS = 3;
const CARDS_IN_HAND = 2;
const CUBES = { all: 12, each: 2, highestBid: 3 } as const;

export function setup(options: Options, seats: number, seed: Seed): Palio {
  const figures = figuresFor(options);
  const deck = shuffle(chance(seed, 'deck'), deckOf(figures));
  const hands = Array.from({ length: seats }, () => deck.splice(0, CARDS_IN_HAND).sort());
  const players = hands.map((hand) => ({ cubes: CUBES.each, cards: hand.length, played: [] }));
  const table: Table = { round: 1, supply: CUBES.all - seats * CUBES.each, pips: 0, players, agenda: emptyAgenda() };
  beginRound(table);
  return { figures, table, secret: { seed, deck, hands, sealed: hands.map(() => null) } };
}

/** All bid at once, then all act in turn. */
function beginRound({ agenda, players }: Table): void {
  const everyone = (ask: 'bid' | 'act'): Step[] => players.map((_, seat) => ({ ask, seat }));
  thenDoInOrder(agenda, everyone('act'));
  openLanes(agenda, players.length, everyone('bid'));
}

export function highestBid({ players }: Immutable<Table>, seat: Seat): number {
  return Math.min(CUBES.highestBid, at(players, seat).cubes);
}

export function moves({ table, secret }: Immutable<Palio>, seat: Seat): readonly Move[] {
  const question = questionFor(table.agenda, seat);
  switch (question?.ask) {
    case 'bid':
      return Array.from({ length: highestBid(table, seat) + 1 }, (_, cubes) => ({ do: 'bid', cubes }));
    case 'act': {
      const cards = [...new Set(at(secret.hands, seat))];
      return [...cards.map((card) => ({ do: 'play', card }) as const), { do: 'take' }];
    }
    case 'pay':
      return at(table.players, seat).cubes > 0 ? [{ do: 'pay' }, { do: 'roll' }] : [{ do: 'roll' }];
    case undefined:
      return [];
  }
}

/** One may wish to bid or to pay cubes that one does not have. */
export function wishes(state: Immutable<Palio>, seat: Seat): readonly Move[] {
  const ask = questionFor(state.table.agenda, seat)?.ask;
  if (ask === 'bid') return Array.from({ length: CUBES.highestBid + 1 }, (_, cubes) => ({ do: 'bid', cubes }));
  return ask === 'pay' ? [{ do: 'pay' }, { do: 'roll' }] : moves(state, seat);
}

export function whyNot({ table }: Immutable<Palio>, seat: Seat, wish: Move): Reason | null {
  const needs = wish.do === 'bid' ? wish.cubes : wish.do === 'pay' ? 1 : 0;
  return needs > at(table.players, seat).cubes ? { code: 'lacks', rule: 'R3', missing: ['cube'] } : null;
}

export function apply(state: Palio, seat: Seat, move: Move, emit?: Emit<PalioEvent>): void {
  const { table } = state;
  const question = settle(table.agenda, seat);
  if (move.do === 'bid') bid(state, seat, move.cubes, emit);
  else if (move.do === 'play') playCard(state, seat, move.card, emit);
  else if (question.ask === 'pay') meetThief(state, seat, question.thief, move.do === 'roll', emit);
  else {
    earn(table, seat, 1);
    emit?.({ type: 'took', seat });
  }
  if (isIdle(table.agenda) && table.round++ < ROUNDS) beginRound(table);
}

function bid(state: Palio, seat: Seat, cubes: number, emit?: Emit<PalioEvent>): void {
  state.secret.sealed[seat] = cubes;
  emit?.({ type: 'sealed', seat });
  closeLanes(state.table.agenda);
  if (state.table.agenda.lanes.length === 0) turnBidsOver(state, emit);
}

function turnBidsOver({ table, secret }: Palio, emit?: Emit<PalioEvent>): void {
  const bids = secret.sealed.map((cubes) => cubes ?? 0);
  const winner = bids.indexOf(Math.max(...bids));
  secret.sealed.fill(null);
  emit?.({ type: 'bids', bids, winner });
  const card = secret.deck.pop();
  if (card === undefined) return;
  const player = at(table.players, winner);
  player.cubes -= at(bids, winner);
  table.supply += at(bids, winner);
  player.cards++;
  at(secret.hands, winner).push(card);
  at(secret.hands, winner).sort();
  emit?.({ type: 'drew', seat: winner, card });
}

function playCard({ figures, table, secret }: Palio, seat: Seat, card: Card, emit?: Emit<PalioEvent>): void {
  const hand = at(secret.hands, seat);
  hand.splice(hand.indexOf(card), 1);
  at(table.players, seat).cards--;
  at(table.players, seat).played.push(card);
  emit?.({ type: 'played', seat, card });
  earn(table, seat, figures[card].yields);
  // An interrupt: the neighbour answers before the next seat acts.
  if (card === 'thief') thenDo(table.agenda, { ask: 'pay', seat: (seat + 1) % table.players.length, thief: seat });
}

/** Who rolls an odd number keeps the cube. */
function meetThief({ table, secret }: Palio, seat: Seat, thief: Seat, rolls: boolean, emit?: Emit<PalioEvent>): void {
  table.pips = rolls ? 1 + below(chance(secret.seed, `die of seat ${seat}`, table.round), 6) : 0;
  if (rolls) emit?.({ type: 'rolled', seat, pips: table.pips });
  const cubes = table.pips % 2 === 0 ? Math.min(1, at(table.players, seat).cubes) : 0;
  at(table.players, seat).cubes -= cubes;
  at(table.players, thief).cubes += cubes;
  emit?.({ type: 'paid', seat, thief, cubes });
}

function earn(table: Table, seat: Seat, cubes: number): void {
  const earned = Math.min(cubes, table.supply);
  table.supply -= earned;
  at(table.players, seat).cubes += earned;
}
