import type { Prose, Reason } from '@signoria/engine';
import { idOf, namesIn } from '@signoria/engine';
import type { TableSnapshot } from './tableTypes.ts';

/** Why something that was pointed at cannot be done now. */
export type WhyNotAnswer =
  | { readonly why: 'notYourTurn'; readonly names: readonly string[] }
  | { readonly why: 'otherQuestion'; readonly question: Prose }
  | { readonly why: 'rule'; readonly wish: Prose; readonly words: Prose; readonly rule: string };

/** What a game's table knows beyond the target: which wish a place stands for, or the reason itself. */
export interface Place {
  /** What is explained, if not the target's own component. */
  readonly about?: string;
  readonly wish?: unknown;
  readonly reason?: Reason;
}

/** A wish that is not granted, and why; null where no move stands for it. */
export interface ImpossibleWish {
  readonly wish: unknown | null;
  readonly reason: Reason;
}

/** Every wish of the moment that is not granted, with the rules' own reason. */
export function impossibleWishes({ rules, seat, imagined }: TableSnapshot): readonly ImpossibleWish[] {
  if (seat === null || rules.wishes === undefined) return [];
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

/** Why nothing can be done with a thing, or with a component wherever it lies; empty when something can, or nobody knows better. */
export function whyNot(
  snapshot: TableSnapshot,
  target: string,
  { wish, reason = against(snapshot, wish) }: Place = {},
): readonly WhyNotAnswer[] {
  const { rules, text, seat, imagined, pending, names, moves, over } = snapshot;
  if (over || seat === null || rules.wishes === undefined) return [];
  if (moves.length === 0) return [{ why: 'notYourTurn', names: pending.map((other) => names[other] ?? '') }];
  const wishes = rules
    .wishes(imagined, seat)
    .filter((wish) => rules.targets(wish).some((one) => one === target || idOf(one) === target));
  if (reason !== undefined) return [inWords(snapshot, { wish: wish ?? wishes[0] ?? null, reason })];
  if (wish !== undefined) return [];
  if (wishes.length === 0) return [{ why: 'otherQuestion', question: text.question(imagined, seat, names) }];
  return againstEach(snapshot, wishes).map((impossible) => inWords(snapshot, impossible));
}

/** The rules' reason against one wish, if there is any. */
function against({ rules, seat, imagined }: TableSnapshot, wish: unknown): Reason | undefined {
  if (wish === undefined || seat === null) return undefined;
  return rules.whyNot(imagined, seat, wish) ?? undefined;
}

/** For each thing one could do, unless some way of it is open, the reason that stands in most of its ways. */
function againstEach({ rules, seat, imagined }: TableSnapshot, wishes: readonly unknown[]): readonly ImpossibleWish[] {
  const verbs = new Set(wishes.map(verbOf));
  return [...verbs].flatMap((verb) => {
    const ways = wishes.filter((wish) => verbOf(wish) === verb);
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

/** Every move begins with what it does. */
function verbOf(wish: unknown): string | undefined {
  return namesIn(wish)[0];
}
