import type { Choice, Legal } from './choice.ts';
import { legalTargets, listedOf } from './choice.ts';

/** As many things glow at once; where there are more, none says anything any more. */
const GLOWING = 12;

/**
 * Of what may be pointed at, the things that have a thin ring only: it is not their turn yet, a verb must be said after
 * them, or there are too many to say anything by glowing. The others glow: one click chooses, or takes the next step.
 */
export function thinRings(legal: Legal, choice: Choice): ReadonlySet<string> {
  const listed = listedOf(legal, choice);
  const answers = listed.filter((move) => !legal.isAside(move));
  const meant = answers.length > 0 ? answers : listed;
  const next = nextTargets(legal, choice, meant);
  const all = legalTargets(legal, choice);
  return new Set([...all].filter((target) => next.size > GLOWING || !next.has(target) || asksVerb(target)));

  function asksVerb(target: string): boolean {
    const serves = meant.filter((move) => legal.targets(move).includes(target));
    return new Set(serves.map((move) => legal.verb(move))).size > 1;
  }
}

/** For each move the first thing to point at that does not belong to all of them. */
function nextTargets({ targets }: Legal, { pointed }: Choice, moves: readonly unknown[]): ReadonlySet<string> {
  const lists = moves.map((move) => targets(move));
  const isShared = (target: string) => lists.length > 1 && lists.every((list) => list.includes(target));
  return new Set(
    lists.flatMap((list) => {
      const open = list.filter((target, index) => !pointed.includes(target) || list.indexOf(target) !== index);
      return (open.find((target) => !isShared(target)) ?? open[0] ?? []) as string | [];
    }),
  );
}
