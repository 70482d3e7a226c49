import type { Artwork, Building, Die, Place, Skill, Space } from './components.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { beyond, GOODS, someOf } from './goods.ts';
import type { Ask, SomeGoods } from './state.ts';
import type { RuleNumber } from './text/rules.en.ts';

interface Because<Code extends string> {
  readonly code: Code;
  readonly rule: RuleNumber;
  readonly missing?: readonly (Good | 'spare' | 'star')[];
}

/** Why something cannot be done now; `text/reasons.ts` says it in words. */
export type Reason =
  | Because<'notAsked' | 'finished' | 'over' | 'notRolled' | 'nothingToPay' | 'mustMark' | 'noSpare' | 'noStar'>
  /** `crossed` of one icon, however many of its kind are open beside it. */
  | Because<'rioneFull' | 'collected' | 'notCompleted' | 'crossed'>
  /** Something else must be settled first. */
  | (Because<'otherQuestion'> & { readonly ask: Exclude<Ask, 'advance'> })
  /** All that the turn allows. */
  | (Because<'diceUsed'> & { readonly count: number })
  /** `dieUsed` by oneself, `dieTaken` by the active player. */
  | (Because<'dieUsed' | 'dieTaken'> & { readonly die: Die })
  | (Because<'notBuilt' | 'usedUp' | 'traded' | 'builtAlready'> & { readonly building: Building })
  /** Of fiorini. */
  | (Because<'tooLittle'> & { readonly needs: number; readonly has: number })
  | (Because<'unready'> & { readonly artwork: Artwork; readonly lacks: SomeGoods })
  | (Because<'wrongType'> & { readonly artwork: Artwork; readonly accepted: readonly Skill[] })
  /** `artist` null: an anonymous one, or one of any type. */
  | (Because<'nothingFor'> & { readonly artist: Skill | null })
  | (Because<'completed'> & { readonly artwork: Artwork })
  | (Because<'noIcon' | 'marked'> & { readonly place: Place; readonly good: Good })
  | (Because<'builtOver'> & { readonly building: Building; readonly space: Space })
  /** The one in hand is of another kind, and the building that could trade it is not there. */
  | (Because<'otherResource'> & { readonly resource: Resource; readonly building: Building })
  | (Because<'uncovered'> & { readonly space: Space; readonly lacks: SomeGoods })
  | (Because<'outOfOrder'> & { readonly space: Space });

/** What of a cost is not marked yet; null when nothing is. */
export function lacking(marks: Readonly<Goods>, cost: Readonly<Goods>): SomeGoods | null {
  const lacks = someOf(beyond(cost, marks));
  return Object.keys(lacks).length === 0 ? null : lacks;
}

export function goodsIn(lacks: SomeGoods): readonly Good[] {
  return GOODS.filter((good) => lacks[good] !== undefined);
}

/** R2.6, R9.3  Null when the supply has so many fiorini. */
export function tooLittle(has: number, needs: number, rule: RuleNumber): Reason | null {
  return has >= needs ? null : { code: 'tooLittle', needs, has, rule, missing: ['fiorini'] };
}
