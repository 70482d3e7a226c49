import type { Seat } from '@signoria/engine';
import { at } from '@signoria/engine';
import { countBricks } from '../bricks.ts';
import type { EventCard } from '../components.ts';
import { bricksLost } from '../decisions/event.ts';
import { cardCost, fromActive } from '../players.ts';
import type { PublicState } from '../state.ts';

/** The loss of a seat by an event: a number of bricks of its choice, or the top brick of one of its towers. */
export interface Loss {
  readonly seat: Seat;
  readonly bricks: number;
  readonly towers: number;
}

/** R9.1, R9.2  Returns the losses if the card at a place of the row were chosen now; none unless it is an event. */
export function lossesFrom(state: PublicState, place: number): readonly Loss[] {
  const { figures, table } = state;
  const { card, bricks } = at(table.row, place);
  const { kind, whose, effect } = figures.cards[card];
  if (kind !== 'event') return [];
  const paid = cardCost(state, place); // R3.2  paid before the event takes effect
  return (whose === 'all' ? fromActive(table) : [table.active])
    .map((seat): Loss => {
      const player = at(table.players, seat);
      const held = countBricks(player.store) + (seat === table.active ? countBricks(bricks) - paid : 0);
      const towers = effect === 'lower' && player.towers.length > 0 ? 1 : 0;
      return { seat, bricks: bricksLost(state, player, held, card as EventCard), towers };
    })
    .filter((loss) => loss.bricks > 0 || loss.towers > 0);
}
