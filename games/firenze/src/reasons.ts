import type { Seat } from '@signoria/engine';
import type { Bricks, Colour } from './bricks.ts';
import { amountOf } from './bricks.ts';
import type { Card, Commission, Numeral } from './components.ts';
import type { Ask, Tower } from './state.ts';
import type { RuleNumber } from './text/rules.en.ts';

interface Because<Code extends string> {
  readonly code: Code;
  readonly rule: RuleNumber;
  readonly missing?: readonly Colour[];
}

/** Questions that are ever put to somebody. */
export type Asked = Exclude<Ask, 'refill' | 'brickLimit'>;

/** Why something cannot be done now; `text/reasons.ts` says it in words. */
export type Reason =
  | Because<'notAsked' | 'over' | 'exchanged' | 'begun' | 'mostBricks' | 'noSeal' | 'neutral' | 'sameColour'>
  | Because<'mustSwap' | 'celebration' | 'notThere' | 'alike' | 'willStand'>
  /** Something else must be settled first. */
  | (Because<'otherQuestion'> & { readonly ask: Asked })
  /** Of any colour: for the card, for the exchange. */
  | (Because<'tooFewBricks'> & { readonly needs: number; readonly has: number })
  /** R5.5  What would remain does not cover the construction cost. */
  | (Because<'tooCostly'> & { readonly cost: number; readonly left: number })
  | (Because<'noBrick' | 'notOnCard' | 'notTheirs'> & { readonly colour: Colour })
  | (Because<'sealed'> & { readonly by: Seat })
  | (Because<'notDue'> & { readonly numeral: Numeral })
  | (Because<'noTower'> & { readonly commission: Commission })
  | (Because<'wrongHeight'> & { readonly card: Card; readonly height: number })
  | (Because<'playedAlready' | 'wrongMoment' | 'noEffect'> & { readonly card: Card });

/** Null when there is a brick of the colour. */
export function lacksBrick(store: Readonly<Bricks>, colour: Colour, rule: RuleNumber): Reason | null {
  return amountOf(store, colour) > 0 ? null : { code: 'noBrick', colour, rule, missing: [colour] };
}

/** Against a tower that is not offered: it is not there, or one like it is. */
export function whyNotTower(towers: readonly Tower[], place: number, rule: RuleNumber): Reason {
  return place < towers.length ? { code: 'alike', rule: 'R5.2' } : { code: 'notThere', rule };
}
