import type { Card, Skill } from './components.ts';
import type { Good, Goods } from './goods.ts';
import { GOODS } from './goods.ts';
import type { RuleNumber } from './text/en/rules.ts';

/** A shortage of a good: the amount needed and the amount there is. */
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
  | Because<'notAsked'>
  /** A shortage in the player's purse. `withArtist`: true if the price of an artist is included. */
  | (Because<'lacks'> & { readonly lacks: readonly Lack[]; readonly withArtist: boolean })
  | (Because<'supplyLacks'> & { readonly lack: Lack })
  | (Because<'tooFewResources'> & { readonly needs: number; readonly has: number })
  | Because<'hiredWithWork'>
  | Because<'supplyHasNone' | 'sameKind' | 'notInHand' | 'built' | 'anonymousHired' | 'notThere' | 'used' | 'deckEmpty'>
  | (Because<'onePreacher'> & { readonly preacher: Card })
  | (Because<'noArtist' | 'wrongType'> & { readonly accepted: readonly Skill[] });

/** R8.5  The reason against a face-down location; another copy of it may be face up. */
export const LOCATION_USED: Reason = { code: 'used', rule: 'R8.5' };
/** R7.2  The reason against an anonymous artist when an action is asked for. */
export const HIRED_WITH_WORK: Reason = { code: 'hiredWithWork', rule: 'R7.2' };

/** Returns the goods of a cost that a purse lacks. */
export function lacking(purse: Readonly<Goods>, cost: Readonly<Goods>): readonly Lack[] {
  return GOODS.filter((good) => purse[good] < cost[good]).map((good) => ({
    good,
    needs: cost[good],
    has: purse[good],
  }));
}

/** Returns null if nothing is lacking. */
export function lacks(list: readonly Lack[], rule: RuleNumber, withArtist = false): Reason | null {
  if (list.length === 0) return null;
  return { code: 'lacks', lacks: list, withArtist, rule, missing: list.map(({ good }) => good) };
}

/** Returns null if the supply has enough. */
export function supplyLacks(supply: Readonly<Goods>, good: Good, needs: number, rule: RuleNumber): Reason | null {
  const has = supply[good];
  return has >= needs ? null : { code: 'supplyLacks', lack: { good, needs, has }, rule, missing: [good] };
}
