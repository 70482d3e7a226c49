import type { Seat } from '@signoria/engine';
import type { Colour, SomeBricks } from './bricks.ts';
import type { Balcony, Card, Commission, EventCard, LevelTile, Personnel } from './components.ts';

/** The reason for which bricks are paid. */
export type PaymentReason = EventCard | 'construction' | 'limit';

export type GameEvent =
  /** `isLast`: the player has no turn after this one (R13.2, R13.6). */
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number; readonly isLast: boolean }
  /** `paid` lists the bricks on the cards to the left, from the leftmost on. */
  | {
      readonly type: 'cardTaken';
      readonly seat: Seat;
      readonly card: Card;
      readonly paid: readonly Colour[];
      readonly bricks: SomeBricks;
    }
  /** R9.8  The player already has a building of this name. */
  | { readonly type: 'buildingRefused'; readonly seat: Seat; readonly card: Card }
  /** R12.5  `to` is null if there is no tower on any site. */
  | { readonly type: 'monumentGiven'; readonly card: Card; readonly to: Seat | null }
  | { readonly type: 'eventIgnored'; readonly seat: Seat; readonly card: EventCard }
  /** The bricks go to the pouch. */
  | { readonly type: 'bricksPaid'; readonly seat: Seat; readonly due: PaymentReason; readonly bricks: SomeBricks }
  /** `height` is what is left of the tower; `by` is the player who used the Saboteur, null for an event. */
  | {
      readonly type: 'towerLowered';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly height: number;
      readonly card: Card;
      readonly by: Seat | null;
    }
  | { readonly type: 'reshuffled'; readonly cards: number }
  | { readonly type: 'rowRefilled'; readonly card: Card; readonly bricks: SomeBricks }
  | { readonly type: 'quarried'; readonly seat: Seat; readonly card: Card; readonly bricks: SomeBricks }
  | {
      readonly type: 'exchanged';
      readonly seat: Seat;
      readonly card: Card;
      readonly gave: SomeBricks;
      readonly took: Colour;
    }
  /** `height` includes the brick just laid: 1 is a new tower. */
  | { readonly type: 'brickLaid'; readonly seat: Seat; readonly colour: Colour; readonly height: number }
  | {
      readonly type: 'tornDown';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly height: number;
      readonly kept: number;
    }
  | { readonly type: 'towerSpared'; readonly seat: Seat; readonly colour: Colour; readonly height: number }
  | {
      readonly type: 'fulfilled';
      readonly seat: Seat;
      readonly commission: Commission;
      readonly balcony: Balcony | null;
      readonly points: number;
    }
  | { readonly type: 'levelTile'; readonly seat: Seat; readonly tile: LevelTile; readonly points: number }
  | { readonly type: 'churchScored'; readonly seat: Seat; readonly card: Card; readonly points: number }
  | {
      readonly type: 'dedicated';
      readonly seat: Seat;
      readonly card: Card;
      readonly colour: Colour;
      readonly points: number;
    }
  | { readonly type: 'endTile'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Personnel }
  | {
      readonly type: 'swapped';
      readonly seat: Seat;
      readonly card: Card;
      readonly gave: SomeBricks;
      readonly took: SomeBricks;
    }
  /** `gave` is null for the Spy. */
  | {
      readonly type: 'robbed';
      readonly seat: Seat;
      readonly from: Seat;
      readonly took: Colour;
      readonly gave: Colour | null;
    }
  /** Discarded for the card limit or by the Patrician. */
  | { readonly type: 'cardDiscarded'; readonly seat: Seat; readonly card: Card }
  | { readonly type: 'flagScored'; readonly seat: Seat; readonly colour: Colour; readonly points: number }
  | { readonly type: 'celebrated'; readonly seat: Seat; readonly card: Card; readonly points: number }
  | { readonly type: 'gameEnded' };
