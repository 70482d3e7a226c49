import { QUESTION_DEFAULTS } from '@signoria/engine';
import { covers, someOf } from '../goods.ts';
import { ATRIO, receiveIncome } from '../income.ts';
import { pay, playerOf } from '../players.ts';
import { lacks } from '../reasons.ts';
import type { MoveOf } from '../state.ts';
import type { Question } from './question.ts';
import { askedPlayer } from './question.ts';

type Atrio = MoveOf<'collect' | 'sellIncome'>;
const COLLECT: Atrio = { do: 'collect' };
const SELL: Atrio = { do: 'sellIncome' };

/** R3.6  Asks for a cube of gold or the sale of one; not if there is none to sell. */
export const atrio: Question<'atrio', Atrio> = {
  ...QUESTION_DEFAULTS,
  every: [COLLECT, SELL],
  asks: (state, step) => covers(askedPlayer(state, step).goods, state.figures.artworks[ATRIO].sale),
  settle: (state, { seat }, log) => receiveIncome(state, seat, ATRIO, state.figures.artworks[ATRIO].income, log),
  whyNot: (state, step, move) =>
    move.do === 'collect' ? null : lacks(askedPlayer(state, step).goods, state.figures.artworks[ATRIO].sale, 'R3.6'),
  apply(state, { seat }, move, log) {
    const { income, sale, price } = state.figures.artworks[ATRIO];
    if (move.do === 'collect') return receiveIncome(state, seat, ATRIO, income, log);
    const player = playerOf(state, seat);
    pay(state.table, player, sale);
    player.goods.fiorini += price;
    log.emit?.({ type: 'incomeSold', seat, from: ATRIO, paid: someOf(sale), fiorini: price });
  },
};
