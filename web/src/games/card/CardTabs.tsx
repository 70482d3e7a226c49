import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

/** On a phone these parts take turns in the board's place; hand and purse stay in sight below. */
const PARTS = ['monuments', 'artists', 'locations'] as const;
type Part = (typeof PARTS)[number];

/** Where a target lies, by its first word; what is missing here lies in the dock. */
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
  /** Whether the table is what the screen shows. */
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

/** Turns to a part where a question is answered when it is asked; where several are, the reader stays. */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('monuments');
  const { moves } = scene.props.snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
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
