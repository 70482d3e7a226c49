import type { Seat } from '@signoria/engine';
import type { AnyArtist, AnyPreacher, Character } from './characters.ts';
import type { Skill, Workshop } from './components.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { covers, GOODS } from './goods.ts';
import type { Ask } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

/** A good that is lacking, with the amounts needed and held. */
export interface Lack {
  readonly good: Good;
  readonly needs: number;
  readonly has: number;
}

interface Because<Code extends string> {
  readonly code: Code;
  readonly rule: RuleNumber;
  readonly missing?: readonly Good[];
}

/** A reason why a move is not legal now; `text/reasons.ts` puts it into words. */
export type Reason =
  | Because<'notAsked' | 'over'>
  /** Another question must be answered first. */
  | (Because<'otherQuestion'> & { readonly ask: Ask })
  | (Because<'lacks'> & { readonly lacks: readonly Lack[] })
  /** R1.8 */
  | (Because<'noOpening' | 'openingTaken' | 'noTile' | 'residence'> & { readonly workshop: Workshop })
  /** R4.1, R5.1 */
  | Because<'ownWorker' | 'artistOnly'>
  | (Because<'noWorkerThere'> & { readonly of: Seat })
  /** The character is not in Florence, or the tile does not lie on the card. */
  | (Because<'notInFlorence' | 'tileTaken' | 'detained' | 'expelled'> & {
      readonly character: Character | AnyArtist | AnyPreacher;
    })
  | Because<'emptySpace' | 'underConstruction' | 'prestigeTooLow' | 'noSpace' | 'atMarket'>
  | (Because<'occupied' | 'completed' | 'pulpitTaken'> & { readonly by: Seat })
  | (Because<'noArtist' | 'wrongSkill'> & { readonly skills: readonly Skill[] })
  | Because<'noPulpit' | 'noPreacher'>
  | Because<'soldAlready' | 'boughtAlready' | 'tradedAlready' | 'sameResource' | 'nothingToTake'>
  | (Because<'boxHasNone'> & { readonly resource: Resource })
  | Because<'notCommissioned' | 'otherArea' | 'mostPaid' | 'notRolled'>;

/** Returns a reason if any good is lacking, else null. */
export function lacks(purse: Readonly<Goods>, cost: Readonly<Goods>, rule: RuleNumber): Reason | null {
  if (covers(purse, cost)) return null; // the common case, without a list
  const list = GOODS.filter((good) => purse[good] < cost[good]).map((good) => ({
    good,
    needs: cost[good],
    has: purse[good],
  }));
  return { code: 'lacks', lacks: list, rule, missing: list.map(({ good }) => good) };
}
