import type { Card, Skill } from './components.ts';
import type { Good, Goods } from './goods.ts';
import { GOODS } from './goods.ts';
import type { RuleNumber } from './text/rules.en.ts';

/** Too little of a good: how many are needed and how many are there. */
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

/** Why something cannot be done now; `text/reasons.ts` says it in words. */
export type Reason =
  | Because<'notAsked'>
  /** The own purse; `withArtist` when the price of the cheapest artist is counted in. */
  | (Because<'lacks'> & { readonly lacks: readonly Lack[]; readonly withArtist: boolean })
  | (Because<'supplyLacks'> & { readonly lack: Lack })
  | (Because<'tooFewResources'> & { readonly needs: number; readonly has: number })
  | Because<'hiredWithWork'>
  | Because<'supplyHasNone' | 'sameKind' | 'notInHand' | 'built' | 'anonymousHired' | 'notThere' | 'used' | 'deckEmpty'>
  | (Because<'onePreacher'> & { readonly preacher: Card })
  | (Because<'noArtist' | 'wrongType'> & { readonly accepted: readonly Skill[] });

/** R8.5  Against a location that lies face down, though its like may lie face up. */
export const LOCATION_USED: Reason = { code: 'used', rule: 'R8.5' };
/** R7.2  Against an anonymous artist when an action is asked for. */
export const HIRED_WITH_WORK: Reason = { code: 'hiredWithWork', rule: 'R7.2' };

/** What of a cost a purse does not have. */
export function lacking(purse: Readonly<Goods>, cost: Readonly<Goods>): readonly Lack[] {
  return GOODS.filter((good) => purse[good] < cost[good]).map((good) => ({
    good,
    needs: cost[good],
    has: purse[good],
  }));
}

/** Null when nothing is lacking. */
export function lacks(list: readonly Lack[], rule: RuleNumber, withArtist = false): Reason | null {
  if (list.length === 0) return null;
  return { code: 'lacks', lacks: list, withArtist, rule, missing: list.map(({ good }) => good) };
}

/** Null when the supply can give so many. */
export function supplyLacks(supply: Readonly<Goods>, good: Good, needs: number, rule: RuleNumber): Reason | null {
  const has = supply[good];
  return has >= needs ? null : { code: 'supplyLacks', lack: { good, needs, has }, rule, missing: [good] };
}
