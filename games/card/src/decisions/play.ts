import { at, distinct, isFirst, pushStep } from '@signoria/engine';
import type { Card } from '../components.ts';
import type { CardFigures } from '../figures.ts';
import { covers, someOf, transfer } from '../goods.ts';
import { build, firstOfKind, has, hasKind, playerOf } from '../players.ts';
import { lacking, lacks } from '../reasons.ts';
import type { MoveOf } from '../state.ts';
import { CARD_MOVES, cardsBy } from './componentMoves.ts';
import { canFinish, whyUnfinished } from './hire.ts';
import type { Action, ActionContext } from './question.ts';

/** R4  Action A: play a Florenza card from your hand. */
export const playCard: Action<MoveOf<'play'>> = {
  every: Object.values(CARD_MOVES).map(({ play }) => play),

  count: (context) => handOf(context).length,
  at(context, index) {
    const hand = handOf(context);
    const { play, row } = cardsBy(context.state.figures)[at(hand, index)];
    return isFirst(hand, index) && mayPlay(context, play.card, row) ? play : null;
  },
  offer(context, list) {
    const hand = handOf(context);
    const choices = cardsBy(context.state.figures);
    for (let index = 0; index < hand.length; index++) {
      if (!isFirst(hand, index)) continue;
      const { play, row } = choices[at(hand, index)];
      if (mayPlay(context, play.card, row)) list.push(play);
    }
  },

  wishes: (context) => distinct(handOf(context)).map((card) => CARD_MOVES[card].play),

  whyNot(context, { card }) {
    const { state, seat, player } = context;
    const row = state.figures.cards[card];
    if (!at(state.secret.hands, seat).includes(card)) return { code: 'notInHand', rule: 'R4.1' };
    if (has(player, card)) return { code: 'built', rule: 'R4.6' };
    const preacher = row.kind === 'preacher' ? firstOfKind(state.figures, player, 'preacher') : undefined;
    if (preacher !== undefined) return { code: 'onePreacher', preacher, rule: 'R4.7' };
    return row.artists.length > 0
      ? whyUnfinished(context, row, row.cost, 'R4.1')
      : lacks(lacking(player.goods, row.cost), 'R4.1');
  },

  apply(state, seat, { card }, log) {
    const { cost, artists } = state.figures.cards[card];
    if (artists.length > 0) return pushStep(state.table.agenda, { ask: 'hire', seat, work: card }); // R4.8
    const player = playerOf(state, seat);
    transfer(player.goods, state.table.supply, cost); // R4.1
    build(state, seat, card); // R4.2
    log.emit?.({ type: 'cardPlayed', seat, card, paid: someOf(cost) });
  },
};

function handOf({ state, seat }: ActionContext): readonly Card[] {
  return at(state.secret.hands, seat);
}

function mayPlay(context: ActionContext, card: Card, row: CardFigures): boolean {
  const { state, player } = context;
  if (has(player, card)) return false; // R4.6
  if (row.kind === 'preacher' && hasKind(state.figures, player, 'preacher')) return false; // R4.7
  return row.artists.length > 0 ? canFinish(context, row, 0) : covers(player.goods, row.cost);
}
