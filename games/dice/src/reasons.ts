import type { Artwork, Building, Die, Place, Skill, Space } from './components.ts';
import type { Good, Goods, Resource } from './goods.ts';
import { GOODS, someOf, subtract } from './goods.ts';
import type { Ask, SomeGoods } from './state.ts';
import type { RuleNumber } from './text/en/rules.ts';

interface Because<Code extends string> {
  readonly code: Code;
  readonly rule: RuleNumber;
  readonly missing?: readonly (Good | 'spare' | 'star')[];
}

/** A reason why a move is not legal now; `text/reasons.ts` puts it into words. */
export type Reason =
  | Because<'notAsked' | 'finished' | 'over' | 'notRolled' | 'nothingToPay' | 'mustMark' | 'noSpare' | 'noStar'>
  /** `crossed`: this icon is marked, even if others of its kind at the place are open. */
  | Because<'rioneFull' | 'collected' | 'notCompleted' | 'crossed'>
  /** Another question must be answered first. */
  | (Because<'otherQuestion'> & { readonly ask: Exclude<Ask, 'advance'> })
  /** All dice that the turn allows are used. */
  | (Because<'diceUsed'> & { readonly count: number })
  /** `dieUsed`: used by the player; `dieTaken`: used by the active player. */
  | (Because<'dieUsed' | 'dieTaken'> & { readonly die: Die })
  | (Because<'notBuilt' | 'usedUp' | 'traded' | 'builtAlready'> & { readonly building: Building })
  /** Too few fiorini. */
  | (Because<'tooLittle'> & { readonly needs: number; readonly has: number })
  | (Because<'unready'> & { readonly artwork: Artwork; readonly lacks: SomeGoods })
  | (Because<'wrongType'> & { readonly artwork: Artwork; readonly accepted: readonly Skill[] })
  /** `artist` null: an anonymous one, or one of any type. */
  | (Because<'nothingFor'> & { readonly artist: Skill | null })
  | (Because<'completed'> & { readonly artwork: Artwork })
  | (Because<'noIcon' | 'marked'> & { readonly place: Place; readonly good: Good })
  | (Because<'builtOver'> & { readonly building: Building; readonly space: Space })
  /** The resource obtained is of another kind, and the building that could trade it is not built. */
  | (Because<'otherResource'> & { readonly resource: Resource; readonly building: Building })
  | (Because<'uncovered'> & { readonly space: Space; readonly lacks: SomeGoods })
  | (Because<'outOfOrder'> & { readonly space: Space });

/** Returns the part of a cost that is not marked yet; null if there is none. */
export function lacking(marks: Readonly<Goods>, cost: Readonly<Goods>): SomeGoods | null {
  const lacks = someOf(subtract(cost, marks));
  return Object.keys(lacks).length === 0 ? null : lacks;
}

export function goodsIn(lacks: SomeGoods): readonly Good[] {
  return GOODS.filter((good) => lacks[good] !== undefined);
}

/** R2.6, R9.3  Returns null if the supply has enough fiorini. */
export function tooLittle(has: number, needs: number, rule: RuleNumber): Reason | null {
  return has >= needs ? null : { code: 'tooLittle', needs, has, rule, missing: ['fiorini'] };
}
