import { useEffect, useState } from 'react';
import type { BoardParts } from '../../tableKit/parts.tsx';
import { openParts } from '../../tableKit/parts.tsx';
import type { Scene } from './scene.ts';

/** The parts of the board. A phone shows one at a time; the site and the storehouse stay visible below. */
const PARTS = ['city', 'row', 'cards'] as const;
type Part = (typeof PARTS)[number];

/** The part that contains a target, by the target's prefix. Other targets are in the dock or in the list of players. */
const PART_OF: Readonly<Record<string, Part>> = {
  commission: 'city',
  church: 'city',
  row: 'row',
  brick: 'row',
  own: 'cards',
};

/**
 * Holds the selected part. A new question or a new selection opens a part with legal targets, unless the current part
 * has some.
 */
export function useBoardParts(scene: Scene): BoardParts<Part> {
  const [part, onPart] = useState<Part>(() => partOf(scene, 'city'));
  const { moves } = scene.props.snapshot;
  const next = partOf(scene, part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question
  useEffect(() => {
    onPart(partOf(scene, isAboutTowers(scene) ? 'city' : part));
  }, [moves]);
  useEffect(() => {
    onPart(next);
  }, [next]);
  return { ids: PARTS, part, open: openIn(scene), onPart };
}

/**
 * Returns the part to show: the current one if it or the dock has legal targets, else the first part that has. Without
 * the check of the dock, playable personnel would open the cards.
 */
function partOf(scene: Scene, part: Part): Part {
  const open = openIn(scene);
  return isAnsweredBelow(scene) || open.includes(part) ? part : (open[0] ?? part);
}

/** True if the dock, which is always visible, has legal targets: bricks of the storehouse or towers. */
function isAnsweredBelow({ props: { legal } }: Scene): boolean {
  return [...legal].some((target) => target.startsWith('store:') || target.startsWith('tower:'));
}

/** True if the question is about building or a commission, which needs the city. */
function isAboutTowers({ step, props }: Scene): boolean {
  return props.snapshot.moves.length > 0 && (step?.ask === 'build' || step?.ask === 'commission');
}

/** R11.7 to R11.9  True if the question is about a brick or a tower of another player. */
export function isAskedAboutOthers({ step }: Scene): boolean {
  return step?.ask === 'rob' || step?.ask === 'sabotage';
}

function openIn({ props }: Scene): readonly Part[] {
  return openParts(PARTS, props, (kind) => PART_OF[kind]);
}
