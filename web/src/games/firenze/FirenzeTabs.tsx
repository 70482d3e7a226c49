import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

/** On a phone these parts take turns in the board's place; site and storehouse stay in sight below. */
const PARTS = ['city', 'row', 'cards'] as const;
type Part = (typeof PARTS)[number];

/** Where a target lies, by its first word; what is missing here lies in the dock or with the players. */
const PART_OF: Readonly<Record<string, Part>> = {
  commission: 'city',
  church: 'city',
  row: 'row',
  brick: 'row',
  own: 'cards',
};

interface TabsProps {
  readonly part: Part;
  /** Whether the table is what the screen shows. */
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

/** Turns to where a new question, or what was chosen of it so far, is answered; the reader stays where that is in sight. */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>(() => partOf(scene, 'city'));
  const { moves } = scene.props.snapshot;
  const next = partOf(scene, part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason to run
  useEffect(() => {
    setPart(partOf(scene, isAboutTowers(scene) ? 'city' : part));
    if (!isAskedAboutOthers(scene)) return;
    const frame = requestAnimationFrame(() => scene.props.onTab('Players')); // after a new question has brought the table back
    return () => cancelAnimationFrame(frame);
  }, [moves]);
  useEffect(() => {
    setPart(next);
  }, [next]);
  return [part, setPart];
}

/** Personnel can be played besides most answers: it turns nobody to the cards. */
function partOf(scene: Scene, part: Part): Part {
  const open = openParts(scene);
  return isAnsweredBelow(scene) || open.includes(part) ? part : (open[0] ?? part);
}

/** By bricks or towers of the own site, which are always in sight. */
function isAnsweredBelow({ props: { legal } }: Scene): boolean {
  return [...legal].some((target) => target.startsWith('store:') || target.startsWith('tower:'));
}

/** Who builds or fulfils looks at the city. */
function isAboutTowers({ step, props }: Scene): boolean {
  return props.snapshot.moves.length > 0 && (step?.ask === 'build' || step?.ask === 'commission');
}

/** R11.7 to R11.9  Whose brick, whose tower. */
function isAskedAboutOthers({ step, props }: Scene): boolean {
  return props.snapshot.moves.length > 0 && (step?.ask === 'rob' || step?.ask === 'sabotage');
}

function openParts({ props: { legal } }: Scene): readonly Part[] {
  const open = new Set([...legal].map((target) => PART_OF[target.slice(0, target.indexOf(':'))]));
  return PARTS.filter((part) => open.has(part));
}
