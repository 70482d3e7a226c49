import type { Question as EngineQuestion, MoveLog, Seat } from '../../src/index.ts';
import { at, below, chance, pushStep, QUESTION_DEFAULTS } from '../../src/index.ts';
import type { Card } from './figures.ts';
import { CARD_IDS, CUBES } from './figures.ts';
import type { Ask, Move, MoveOf, Palio, PalioEvent, StepOf, Table } from './state.ts';
import type { ToyReason } from './text/index.ts';
import type { PalioTypes } from './types.ts';

type Question<A extends Ask, M extends Move> = EngineQuestion<PalioTypes, StepOf<A>, M>;

const BIDS = Array.from({ length: CUBES.highestBid + 1 }, (_, cubes): MoveOf<'bid'> => ({ do: 'bid', cubes }));
/** In the order of a sorted hand. */
const PLAYS = CARD_IDS.toSorted().map((card): MoveOf<'play'> => ({ do: 'play', card }));
const TAKE: MoveOf<'take'> = { do: 'take' };
const PAY: MoveOf<'pay'> = { do: 'pay' };
const ROLL: MoveOf<'roll'> = { do: 'roll' };

export function highestBid({ players }: Table, seat: Seat): number {
  return Math.min(CUBES.highestBid, at(players, seat).cubes);
}

/** R3  Bids stay sealed until all have bid. */
export const bid: Question<'bid', MoveOf<'bid'>> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: BIDS,
  whyNot: ({ table }, { seat }, { cubes }) => (cubes <= highestBid(table, seat) ? null : LACKS),
  apply({ secret }, { seat }, { cubes }, log) {
    secret.sealed = secret.sealed.map((sealed, one) => (one === seat ? cubes : sealed));
    log.emit?.({ type: 'sealed', seat });
  },
};
const LACKS: ToyReason = { code: 'lacks', rule: 'R3', missing: ['cube'] };

/** R4  A card of the hand, or a cube of the supply. */
export const act: Question<'act', MoveOf<'play' | 'take'>> = {
  ...QUESTION_DEFAULTS,
  beginsTurn: true,
  every: [...PLAYS, TAKE],
  whyNot: ({ secret }, { seat }, move) =>
    move.do === 'take' || at(secret.hands, seat).includes(move.card) ? null : { code: 'notInHand', rule: 'R4' },
  apply(state, { seat }, move, log) {
    if (move.do === 'play') return playCard(state, seat, move.card, log);
    earn(state.table, seat, 1);
    log.emit?.({ type: 'took', seat });
  },
};

/** R5  An interrupt: the neighbour of a thief answers before the next seat acts. */
export const pay: Question<'pay', MoveOf<'pay' | 'roll'>> = {
  ...QUESTION_DEFAULTS,
  every: [PAY, ROLL],
  whyNot: ({ table }, { seat }, move) => (move.do === 'roll' || at(table.players, seat).cubes > 0 ? null : LACKS),

  /** A player who rolls an odd number keeps the cube. */
  apply({ table, secret }, { seat, thief }, move, log) {
    const rolls = move.do === 'roll';
    table.pips = rolls ? 1 + below(chance(secret.seed, `die of seat ${seat}`, table.round), 6) : 0;
    if (rolls) {
      log.revealed = true;
      log.emit?.({ type: 'rolled', seat, pips: table.pips });
    }
    const cubes = table.pips % 2 === 0 ? Math.min(1, at(table.players, seat).cubes) : 0;
    at(table.players, seat).cubes -= cubes;
    at(table.players, thief).cubes += cubes;
    log.emit?.({ type: 'paid', seat, thief, cubes });
  },
};

function playCard({ figures, table, secret }: Palio, seat: Seat, card: Card, log: MoveLog<PalioEvent>): void {
  const hand = at(secret.hands, seat);
  const place = hand.indexOf(card);
  const player = at(table.players, seat);
  secret.hands = secret.hands.map((one, other) => (other === seat ? one.filter((_, index) => index !== place) : one));
  player.cards--;
  player.played = [...player.played, card];
  log.emit?.({ type: 'played', seat, card });
  earn(table, seat, figures.cards[card].yields);
  if (card === 'thief') pushStep(table.agenda, { ask: 'pay', seat: (seat + 1) % table.players.length, thief: seat });
}

function earn(table: Table, seat: Seat, cubes: number): void {
  const earned = Math.min(cubes, table.supply);
  table.supply -= earned;
  at(table.players, seat).cubes += earned;
}
