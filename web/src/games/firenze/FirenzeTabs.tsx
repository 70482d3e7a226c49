import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

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

interface TabsProps {
  readonly part: Part;
  /** True if the screen shows the table. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

export function FirenzeTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const { labels } = scene.words;
  const open = openParts(scene);
  const tabs = PARTS.map((one) => ({ part: one, label: labels[one], may: open.includes(one) }));
  const show = (one: Part) => {
    onPart(one);
    scene.props.onTab('City');
  };
  return <PartTabs tabs={tabs} shown={isShown ? part : null} onPart={show} />;
}

/**
 * Holds the selected part. A new question or a new selection opens a part with legal targets, unless the current part
 * has some.
 */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>(() => partOf(scene, 'city'));
  const { moves } = scene.props.snapshot;
  const next = partOf(scene, part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question
  useEffect(() => {
    setPart(partOf(scene, isAboutTowers(scene) ? 'city' : part));
    if (!isAskedAboutOthers(scene)) return;
    const frame = requestAnimationFrame(() => scene.props.onTab('Players')); // after the question selected the table
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  useEffect(() => {
    setPart(next);
  }, [next]);
  return [part, setPart];
}

/**
 * Returns the part to show: the current one if it or the dock has legal targets, else the first part that has. Without
 * the check of the dock, playable personnel would open the cards.
 */
function partOf(scene: Scene, part: Part): Part {
  const open = openParts(scene);
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
function isAskedAboutOthers({ step, props }: Scene): boolean {
  return props.snapshot.moves.length > 0 && (step?.ask === 'rob' || step?.ask === 'sabotage');
}

function openParts({ props: { legal } }: Scene): readonly Part[] {
  const open = new Set([...legal].map((target) => PART_OF[target.slice(0, target.indexOf(':'))]));
  return PARTS.filter((part) => open.has(part));
}
