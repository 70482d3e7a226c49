import type { TableSnapshot } from '../tableTypes.ts';
import { LETTERS } from './Bars.tsx';
import { recommended } from './sentences.ts';
import type { ShownAdvice } from './useAdvice.ts';

/** A sign on the table: the area of the hint, its move, a candidate's letter, or the likely reply of a rival. */
export interface AdviceMark {
  readonly sign: 'area' | 'flame' | 'next' | (typeof LETTERS)[number];
  readonly targets: readonly string[];
}

/** Returns the signs of the advice that is shown. */
export function marksOf({ rules, moves }: TableSnapshot, { stage, advice }: ShownAdvice): readonly AdviceMark[] {
  if (advice === null) return [];
  const first = advice.candidates.map(({ line }) => line[0]);
  if (stage === 'where') {
    const verbs = recommended(advice).map(({ line }) => rules.verb(line[0]));
    const own = moves.filter((move) => verbs.includes(rules.verb(move)));
    return [{ sign: 'area', targets: [...new Set(own.flatMap((move) => rules.targets(move).slice(0, 1)))] }];
  }
  if (stage === 'moves') return lettered(rules.targets, first);
  if (advice.isTie) return lettered(rules.targets, first.slice(0, 2));
  const own: AdviceMark = { sign: 'flame', targets: rules.targets(first[0]) };
  if (stage === 'what' || advice.reply === null) return [own];
  return [own, { sign: 'next', targets: rules.targets(advice.reply.move).slice(0, 1) }];
}

/** Marks each move where it differs from the others. */
function lettered(targetsOf: (move: unknown) => readonly string[], moves: readonly unknown[]): readonly AdviceMark[] {
  const lists = moves.map(targetsOf);
  const isShared = (target: string) => lists.every((list) => list.includes(target));
  return lists.flatMap((list, place) => {
    const sign = LETTERS[place];
    const own = list.filter((target) => !isShared(target));
    return sign === undefined ? [] : [{ sign, targets: own.length > 0 ? own : list }];
  });
}
