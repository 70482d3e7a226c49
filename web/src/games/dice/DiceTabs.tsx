import * as diceGame from '@signoria/dice';
import { useEffect, useState } from 'react';
import { PartTabs } from '../../table/PartTabs.tsx';
import type { Move, Scene } from './scene.ts';
import { useScene } from './scene.ts';

const PARTS = ['dice', 'works', 'rione'] as const;
export type Part = (typeof PARTS)[number];

interface TabsProps {
  readonly part: Part;
  /** True if the screen shows the table. */
  readonly isShown: boolean;
  readonly onPart: (part: Part) => void;
}

/** Tabs for phones: the dice, the artworks, or the Rione with the tracks. */
export function DiceTabs({ part, isShown, onPart }: TabsProps) {
  const scene = useScene();
  const due = partsDue(scene);
  const tabs = PARTS.map((one) => ({ part: one, label: scene.labels[one], may: due.includes(one) }));
  return <PartTabs tabs={tabs} shown={isShown ? part : null} onPart={onPart} />;
}

/** Returns the part that contains a target; null for targets that are always visible. */
function partOf(target: diceGame.DiceTarget): Part | null {
  const [kind, id = ''] = target.split(':');
  switch (kind) {
    case 'die':
    case 'use':
    case 'pick':
      return 'dice';
    case 'artwork':
    case 'terms':
      return 'works';
    case 'icon':
      return diceGame.ARTWORK_IDS.some((artwork) => id.startsWith(`${artwork} `)) ? 'works' : 'rione';
    case 'track':
    case 'building':
      return 'rione';
    default:
      return null;
  }
}

/**
 * Returns the parts with the targets of the chosen move, else of the open question. Free moves count only after a
 * target was selected.
 */
function partsDue({ props, moves, answers, step, seat }: Scene): readonly Part[] {
  if (step === null || step.seat !== seat) return [];
  const { chosen, pointed } = props;
  const open = chosen !== null ? [chosen as Move] : pointed.length > 0 ? moves : answers;
  const parts = open.flatMap((move) => diceGame.targets(move).map(partOf));
  return PARTS.filter((part) => parts.includes(part));
}

/** Holds the selected part. A new question selects the first part that can answer it, unless the selected part can. */
export function usePart(scene: Scene): [Part, (part: Part) => void] {
  const [part, setPart] = useState<Part>('dice');
  const due = partsDue(scene).join();
  useEffect(() => {
    const parts = due.split(',') as Part[];
    if (due !== '') setPart((shown) => (parts.includes(shown) ? shown : (parts[0] ?? shown)));
  }, [due]);
  return [part, setPart];
}
