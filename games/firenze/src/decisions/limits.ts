import type { Seat } from '@signoria/engine';
import { at, contains, distinct, pushStep, QUESTION_DEFAULTS, silent, without } from '@signoria/engine';
import { countBricks } from '../bricks.ts';
import type { Card } from '../components.ts';
import { CARD_IDS } from '../components.ts';
import { brickLimit as brickLimitOf, cardExcess, playerOf } from '../players.ts';
import type { MoveLog, MoveOf, ReadonlyPlayer, ReadonlyState, State, StepOf } from '../state.ts';
import type { FirenzeTypes } from '../types.ts';
import { hasPlayable } from './personnel.ts';
import type { Question } from './question.ts';
import { discard } from './take.ts';

const DISCARDS = Object.fromEntries(
  CARD_IDS.map((card): [Card, MoveOf<'discard'>] => [card, { do: 'discard', card }]),
) as Readonly<Record<Card, MoveOf<'discard'>>>;

/** R8.2, R8.3  Asks for one card after the other while there are too many. */
export const cardLimit: Question<'cardLimit', MoveOf<'discard'>> = {
  ...QUESTION_DEFAULTS,
  every: Object.values(DISCARDS),
  asks(state, { seat }) {
    const player = at(state.table.players, seat);
    const excess = cardExcess(state, player);
    if (excess <= 0) return false;
    const choices = discardable(state, player);
    return (excess < choices.length && distinct(choices).length > 1) || hasPlayable(state, seat, 'cardLimit');
  },
  settle(state, { seat }, log) {
    const player = playerOf(state, seat);
    const excess = cardExcess(state, player);
    if (excess <= 0) return;
    for (const card of discardable(state, player).slice(0, excess)) discardFor(state, seat, card, log);
  },
  wishes: ({ table }, { seat }) => {
    const { hand, buildings } = at(table.players, seat);
    return distinct([...hand, ...buildings]).map((card) => DISCARDS[card]);
  },
  whyNot({ figures, table }, { seat }, { card }) {
    const { hand, buildings } = at(table.players, seat);
    if (contains(buildings, card)) return null;
    if (!contains(hand, card)) return { code: 'notThere', rule: 'R8.2' };
    return figures.cards[card].kind === 'personnel' ? null : { code: 'celebration', rule: 'R8.3' };
  },
  apply(state, step, { card }, log) {
    discardFor(state, step.seat, card, log);
    pushStep(state.table.agenda, step);
  },
};

/** R8.3  Returns the personnel and buildings. */
function discardable({ figures }: ReadonlyState, { hand, buildings }: ReadonlyPlayer): readonly Card[] {
  return [...hand.filter((card) => figures.cards[card].kind === 'personnel'), ...buildings];
}

function discardFor(state: State, seat: Seat, card: Card, log: MoveLog): void {
  const player = playerOf(state, seat);
  if (contains(player.hand, card)) player.hand = without(player.hand, card);
  else player.buildings = without(player.buildings, card);
  discard(state.table, card);
  log.emit?.({ type: 'cardDiscarded', seat, card });
}

/** R8.4, R8.5  Counts the storehouse after the cards are discarded and asks for the excess bricks. */
export const brickLimit = silent<FirenzeTypes, StepOf<'brickLimit'>>((state, { seat }) => {
  const player = playerOf(state, seat);
  const left = countBricks(player.store) - brickLimitOf(state, player);
  if (left > 0) pushStep(state.table.agenda, { ask: 'pay', seat, due: 'limit', left, paid: [] });
});
