import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

/** The parts of the board. A phone shows one at a time; the goods stay visible below. */
const PARTS = ['city', 'duomo', 'lives', 'district'] as const;
type Part = (typeof PARTS)[number];

interface TabsProps {
  readonly part: Part;
  /** True if the screen shows the table. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

export function FlorenzaTabs({ part, isShown, onPart }: TabsProps) {
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
 * Holds the selected part. Each new question selects the first part that can answer it, unless the selected part can.
 */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('city');
  const { moves } = scene.props.snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs once per question
  useEffect(() => {
    const [first, ...others] = openParts(scene);
    if (first !== undefined && first !== part && !others.includes(part)) setPart(first);
    if (first !== undefined || !isAskedAboutOthers(scene)) return;
    const frame = requestAnimationFrame(() => scene.props.onTab('Players')); // after the question selected the table
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  return [part, setPart];
}

/** R4.1, R5.1  True if the Captain or the Bishop may choose a worker of another family. */
function isAskedAboutOthers({ step, props }: Scene): boolean {
  return props.snapshot.moves.length > 0 && (step?.ask === 'captain' || step?.ask === 'bishop');
}

function openParts({ props: { legal }, figures, seat }: Scene): readonly Part[] {
  const open = new Set([...legal].map(partOf));
  return PARTS.filter((part) => open.has(part));

  /** Returns the part that contains a target; null for targets in the dock or in the list of players. */
  function partOf(target: string): Part | null {
    const [kind = '', id = ''] = target.split(/:(.*)/);
    if (kind === 'character') return 'lives';
    if (kind === 'space') return Number(id.split(' ')[0]) === seat ? 'district' : null;
    if (target === 'deed:build' || target === 'pulpit:chiesa') return 'district';
    if (target === 'deed:market' || target === 'deed:work' || kind === 'pulpit' || kind === 'workshop') return 'city';
    if (kind !== 'artwork') return null;
    const { area } = figures.artworks[id as keyof typeof figures.artworks];
    return area === 'cathedral' ? 'duomo' : area === 'civic' ? 'city' : 'district';
  }
}
