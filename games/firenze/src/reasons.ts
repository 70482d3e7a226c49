import type { Seat } from '@signoria/engine';
import type { Bricks, Colour } from './bricks.ts';
import { amountOf } from './bricks.ts';
import type { Card, Commission, Numeral } from './components.ts';
import type { Ask, Tower } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';
import { isFirstAlike } from './towers.ts';

interface Because<Code extends string> {
  readonly code: Code;
  readonly rule: RuleNumber;
  readonly missing?: readonly Colour[];
}

/** Questions that players can be asked; the other steps ask nothing. */
export type PlayerAsk = Exclude<Ask, 'refill' | 'brickLimit'>;

/** A reason why a move is not legal now; `text/reasons.ts` puts it into words. */
export type Reason =
  | Because<'notAsked' | 'over' | 'exchanged' | 'begun' | 'mostBricks' | 'noSeal' | 'neutral' | 'sameColour'>
  | Because<'mustSwap' | 'celebration' | 'notThere' | 'alike' | 'willStand'>
  /** Another question must be answered first. */
  | (Because<'otherQuestion'> & { readonly ask: PlayerAsk })
  /** Bricks of any colour, for the card or for the exchange. */
  | (Because<'tooFewBricks'> & { readonly needs: number; readonly has: number })
  /** R5.5  The bricks left would not cover the construction cost. */
  | (Because<'tooCostly'> & { readonly cost: number; readonly left: number })
  | (Because<'noBrick' | 'notOnCard' | 'notTheirs'> & { readonly colour: Colour })
  | (Because<'sealed'> & { readonly by: Seat })
  | (Because<'notDue'> & { readonly numeral: Numeral })
  | (Because<'noTower'> & { readonly commission: Commission })
  | (Because<'wrongHeight'> & { readonly card: Card; readonly height: number })
  | (Because<'playedAlready' | 'wrongMoment' | 'noEffect'> & { readonly card: Card });

/** Returns a reason if there is no brick of the colour, else null. */
export function lacksBrick(store: Readonly<Bricks>, colour: Colour, rule: RuleNumber): Reason | null {
  return amountOf(store, colour) > 0 ? null : { code: 'noBrick', colour, rule, missing: [colour] };
}

/** Returns a reason if there is no such tower or if an identical tower is offered in its place, else null. */
export function whyNotTower(towers: readonly Tower[], place: number, rule: RuleNumber): Reason | null {
  if (place >= towers.length) return { code: 'notThere', rule };
  return isFirstAlike(towers, place) ? null : { code: 'alike', rule: 'R5.2' };
}
