import type { Prose, Reason } from '@signoria/engine';
import { idOf, namesIn } from '@signoria/engine';
import type { TableSnapshot } from './tableTypes.ts';

/** A reason why a target cannot be chosen now. */
export type WhyNotAnswer =
  | { readonly why: 'notYourTurn'; readonly names: readonly string[] }
  | { readonly why: 'otherQuestion'; readonly question: Prose }
  | { readonly why: 'rule'; readonly wish: Prose; readonly words: Prose; readonly rule: string };

/** Details from a game's table about a target: the move it stands for, or the reason itself. */
export interface TargetDetails {
  /** The component to explain; defaults to the target's component. */
  readonly about?: string;
  readonly wish?: unknown;
  readonly reason?: Reason;
}

/** An impossible move with its reason; `wish` is null if no move stands for the target. */
export interface ImpossibleWish {
  readonly wish: unknown | null;
  readonly reason: Reason;
}

/** Returns all impossible moves that the table suggests, with the rules' reasons. */
export function impossibleWishes({ rules, seat, imagined }: TableSnapshot): readonly ImpossibleWish[] {
  if (seat === null) return [];
  return rules.wishes(imagined, seat).flatMap((wish) => {
    const reason = rules.whyNot(imagined, seat, wish);
    return reason === null ? [] : [{ wish, reason }];
  });
}

function inWords({ text, imagined, seat }: TableSnapshot, { wish, reason }: ImpossibleWish): WhyNotAnswer {
  return {
    why: 'rule',
    wish: wish === null ? [] : text.move(wish, imagined, seat ?? 0),
    words: text.reason(reason, imagined),
    rule: reason.rule,
  };
}

/**
 * Returns the reasons why a target, or a component anywhere, cannot be chosen; empty if it can, or if there is no
 * reason.
 */
export function whyNot(
  snapshot: TableSnapshot,
  target: string,
  { wish, reason = against(snapshot, wish) }: TargetDetails = {},
): readonly WhyNotAnswer[] {
  const { rules, text, seat, imagined, pending, names, moves, over } = snapshot;
  if (over || seat === null) return [];
  if (moves.length === 0) return [{ why: 'notYourTurn', names: pending.map((other) => names[other] ?? '') }];
  const wishes = rules
    .wishes(imagined, seat)
    .filter((wish) => rules.targets(wish).some((one) => one === target || idOf(one) === target));
  if (reason !== undefined) return [inWords(snapshot, { wish: wish ?? wishes[0] ?? null, reason })];
  if (wish !== undefined) return [];
  if (wishes.length === 0) return [{ why: 'otherQuestion', question: text.question(imagined, seat, names) }];
  return againstEach(snapshot, wishes).map((impossible) => inWords(snapshot, impossible));
}

/** Returns the rules' reason against one move, if there is one. */
function against({ rules, seat, imagined }: TableSnapshot, wish: unknown): Reason | undefined {
  if (wish === undefined || seat === null) return undefined;
  return rules.whyNot(imagined, seat, wish) ?? undefined;
}

/** Returns for each kind of move the most frequent reason, unless one of its moves is legal. */
function againstEach({ rules, seat, imagined }: TableSnapshot, wishes: readonly unknown[]): readonly ImpossibleWish[] {
  const kinds = new Set(wishes.map(kindOf));
  return [...kinds].flatMap((kind) => {
    const ways = wishes.filter((wish) => kindOf(wish) === kind);
    const reasons = ways.map((wish) => rules.whyNot(imagined, seat ?? 0, wish));
    const impossible = ways.flatMap((wish, index) => {
      const reason = reasons[index];
      return reason ? [{ wish, reason }] : [];
    });
    if (impossible.length < ways.length) return [];
    const times = ({ reason }: ImpossibleWish) => reasons.filter((other) => other?.code === reason.code).length;
    return impossible.sort((one, other) => times(other) - times(one)).slice(0, 1);
  });
}

/** Returns the kind of a move: its `do`. */
function kindOf(wish: unknown): string | undefined {
  return namesIn(wish)[0];
}
