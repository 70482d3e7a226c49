import type { Legal, MoveChoice } from './choice.ts';
import { legalTargets, listedOf } from './choice.ts';

/** Maximum number of targets that glow at once. If there are more, none glows. */
const GLOWING = 12;

/**
 * Returns the legal targets with a thin ring only: not the next one to point at, ambiguous between verbs, or one of too
 * many. The others glow: one click chooses the move or takes the next step.
 */
export function thinRings(legal: Legal, choice: MoveChoice): ReadonlySet<string> {
  const listed = listedOf(legal, choice);
  const answers = listed.filter((move) => !legal.isAside(move));
  const answersOrAll = answers.length > 0 ? answers : listed;
  const next = nextTargets(legal, choice, answersOrAll);
  const all = legalTargets(legal, choice);
  return new Set([...all].filter((target) => next.size > GLOWING || !next.has(target) || asksVerb(target)));

  function asksVerb(target: string): boolean {
    const serves = answersOrAll.filter((move) => legal.targets(move).includes(target));
    return new Set(serves.map((move) => legal.verb(move))).size > 1;
  }
}

/** Returns for each move its next target that is not shared by all moves. */
function nextTargets({ targets }: Legal, { pointed }: MoveChoice, moves: readonly unknown[]): ReadonlySet<string> {
  const lists = moves.map((move) => targets(move));
  const isShared = (target: string) => lists.length > 1 && lists.every((list) => list.includes(target));
  return new Set(
    lists.flatMap((list) => {
      const open = list.filter((target, index) => !pointed.includes(target) || list.indexOf(target) !== index);
      return (open.find((target) => !isShared(target)) ?? open[0] ?? []) as string | [];
    }),
  );
}
