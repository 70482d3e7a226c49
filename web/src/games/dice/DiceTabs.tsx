import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Scene } from './scene.ts';
import { useScene } from './scene.ts';

const PARTS = ['dice', 'sheet'] as const;
export type Part = (typeof PARTS)[number];

interface TabsProps {
  readonly part: Part;
  /** Whether the table is what the screen shows. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

/** On a phone: the dice, or a sheet. */
export function DiceTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const tabs = PARTS.map((one) => ({ part: one, label: scene.labels[one], may: partOf(scene) === one }));
  return <PartTabs tabs={tabs} shown={isShown ? part : null} onPart={onPart} />;
}

/** Where the question is answered; null when none is asked of these eyes. */
function partOf({ asked, step, seat }: Scene): Part | null {
  if (!asked || step === null || step.seat !== seat) return null;
  return step.ask === 'die' ? 'dice' : 'sheet';
}

/** Turns to the part where a question is answered when it is asked. */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('dice');
  const due = partOf(scene);
  useEffect(() => {
    if (due !== null) setPart(due);
  }, [due]);
  return [part, setPart];
}
