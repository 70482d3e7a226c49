import * as diceGame from '@signoria/dice';
import type { BoardParts } from '../../tableKit/parts.tsx';
import { useParts } from '../../tableKit/parts.tsx';
import type { Move, Scene } from './scene.ts';

/** The parts of the board on phones: the dice, the artworks, or the Rione with the tracks. */
const PARTS = ['dice', 'works', 'rione'] as const;
type Part = (typeof PARTS)[number];

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
  const { pointed } = props;
  const chosen = props.isLastSelected ? props.planned.at(-1)?.move : props.chosen;
  const open = chosen ? [chosen as Move] : pointed.length > 0 ? moves : answers;
  const parts = open.flatMap((move) => diceGame.targets(move).map(partOf));
  return PARTS.filter((part) => parts.includes(part));
}

/** Holds the selected part. When the parts with targets change, the first of them is selected, unless one already is. */
export function useBoardParts(scene: Scene): BoardParts<Part> {
  const due = partsDue(scene);
  return useParts(PARTS, due, due.join());
}
