import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

/** The parts of the board. A phone shows one at a time; the hand and the purse stay visible below. */
const PARTS = ['monuments', 'artists', 'locations'] as const;
type Part = (typeof PARTS)[number];

/** The part that contains a target, by the target's prefix. Targets with other prefixes are in the dock. */
const PART_OF: Readonly<Record<string, Part>> = {
  monument: 'monuments',
  artist: 'artists',
  anonymous: 'artists',
  reserve: 'artists',
  location: 'locations',
  deed: 'locations',
  supply: 'locations',
};

interface TabsProps {
  readonly part: Part;
  /** True if the screen shows the table. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

export function CardTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const { words, props } = scene;
  const open = openParts(scene);
  const tabs = PARTS.map((one) => ({ part: one, label: words[one], may: open.includes(one) }));
  const show = (one: Part) => {
    onPart(one);
    props.onTab('City');
  };
  return <PartTabs tabs={tabs} shown={isShown ? part : null} onPart={show} />;
}

/**
 * Holds the selected part. Each new question selects the first part that can answer it, unless the selected part can.
 */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('monuments');
  const { moves } = scene.props.snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question
  useEffect(() => {
    const [first, ...others] = openParts(scene);
    if (first !== undefined && first !== part && !others.includes(part)) setPart(first);
  }, [moves]);
  return [part, setPart];
}

function openParts({ props: { legal } }: Scene): readonly Part[] {
  const open = new Set([...legal].map((target) => PART_OF[target.slice(0, target.indexOf(':'))]));
  return PARTS.filter((part) => open.has(part));
}
