import { at, mapRows, thenDo } from '@signoria/engine';
import type { Card } from '../components.ts';
import { CARDS } from '../components.ts';
import { covers, someOf, transfer } from '../goods.ts';
import { lacking, lacks } from '../reasons.ts';
import { build, firstOfKind, has, hasKind, isFirst, once, playerOf } from '../seats.ts';
import type { MoveOf } from '../state.ts';
import { canFinish, whyUnfinished } from './hire.ts';
import type { Action, Turn } from './question.ts';

const PLAYS = mapRows(CARDS, (_, card): MoveOf<'play'> => ({ do: 'play', card }));

/** R4  Action A: play a Florenza card from your hand. */
export const playCard: Action<MoveOf<'play'>> = {
  every: Object.values(PLAYS),

  count: ({ state, seat }) => at(state.secret.hands, seat).length,
  at: (turn, index) => playing(turn, at(turn.state.secret.hands, turn.seat), index),
  offer(turn, list) {
    const hand = at(turn.state.secret.hands, turn.seat);
    for (let index = 0; index < hand.length; index++) {
      const move = playing(turn, hand, index);
      if (move !== null) list.push(move);
    }
  },

  wishes: ({ state, seat }) => once(at(state.secret.hands, seat)).map((card) => PLAYS[card]),

  reason(turn, { card }) {
    const { state, seat, player } = turn;
    const row = state.figures.cards[card];
    if (!at(state.secret.hands, seat).includes(card)) return { code: 'notInHand', rule: 'R4.1' };
    if (has(player, card)) return { code: 'built', rule: 'R4.6' };
    const preacher = row.kind === 'preacher' ? firstOfKind(state.figures, player, 'preacher') : undefined;
    if (preacher !== undefined) return { code: 'onePreacher', preacher, rule: 'R4.7' };
    return row.artists.length > 0
      ? whyUnfinished(turn, row, row.cost, 'R4.1')
      : lacks(lacking(player.goods, row.cost), 'R4.1');
  },

  apply(state, seat, { card }, log) {
    const { cost, artists } = state.figures.cards[card];
    if (artists.length > 0) return thenDo(state.table.agenda, { ask: 'hire', seat, work: card }); // R4.8
    const player = playerOf(state, seat);
    transfer(player.goods, state.table.supply, cost); // R4.1
    build(state, seat, card); // R4.2
    log.tell?.({ type: 'cardPlayed', seat, card, paid: someOf(cost) });
  },
};

/** Of equal cards the first is offered. */
function playing(turn: Turn, hand: readonly Card[], index: number): MoveOf<'play'> | null {
  const card = at(hand, index);
  return isFirst(hand, index) && mayPlay(turn, card) ? PLAYS[card] : null;
}

function mayPlay(turn: Turn, card: Card): boolean {
  const { state, player } = turn;
  const row = state.figures.cards[card];
  if (has(player, card)) return false; // R4.6
  if (row.kind === 'preacher' && hasKind(state.figures, player, 'preacher')) return false; // R4.7
  return row.artists.length > 0 ? canFinish(turn, row, 0) : covers(player.goods, row.cost);
}
