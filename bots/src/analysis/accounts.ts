import { at } from '@signoria/engine';
import type { AnalysedGame } from './analyse.ts';
import { isLoss } from './judge.ts';
import type { Outlook } from './outlook.ts';

/** A change of a seat's chance to win and of its expected points. */
export interface Amounts {
  readonly chance: number;
  readonly points: number;
}

/** The parts that lead from a seat's expectation before the deal to its result. Their sum is the difference. */
export interface Account {
  /** The deal, draws and rolls. */
  readonly luck: Amounts;
  /** The cost of the seat's own losses. */
  readonly own: Amounts;
  /** The gains from the losses of the other seats. */
  readonly gifts: Amounts;
  /** The part of the difference that none of these explains. */
  readonly rest: Amounts;
}

/** Returns the account of each seat. */
export function accountsOf({ seats, expected, dealt, decisions }: AnalysedGame): readonly Account[] {
  const final = decisions.at(-1)?.outlook ?? dealt;
  const lost = decisions.filter(({ seat, judgement }) => judgement !== null && isLoss(judgement, seat));
  return Array.from({ length: seats }, (_, seat) => {
    const total = (part: keyof Outlook) => {
      const of = (outlook: Outlook) => at(outlook[part], seat);
      const luck = decisions.reduce(
        (sum, one) => sum + (one.luck === null ? 0 : of(one.luck)),
        of(dealt) - of(expected),
      );
      const costOfLosses = (isOwn: boolean) =>
        lost
          .filter((decision) => (decision.seat === seat) === isOwn)
          .reduce((sum, { judgement }) => sum + (judgement === null ? 0 : at(judgement[part], seat).value), 0);
      const [own, gifts] = [costOfLosses(true), costOfLosses(false)];
      return { luck, own, gifts, rest: of(final) - of(expected) - luck - own - gifts };
    };
    const [chances, points] = [total('chances'), total('points')];
    const amounts = (name: keyof Account) => ({ chance: chances[name], points: points[name] });
    return { luck: amounts('luck'), own: amounts('own'), gifts: amounts('gifts'), rest: amounts('rest') };
  });
}
