import { diceGame } from '@signoria/catalogue';
import type { Move, Scene } from './scene.ts';

type Marks = Readonly<diceGame.Goods>;

/** What a space can still become, as far as its marks go. */
export interface Prospect {
  readonly building: diceGame.Building;
  /** Icons that are not marked yet. */
  readonly missing: number;
  readonly isBuilt: boolean;
  /** The move that builds it now. */
  readonly move: Move | undefined;
}

/** Of all buildings, what is covered first, then what lacks least; what stands already comes last. */
export function prospectsOf({ figures, me, props }: Scene, marks: Marks | null): readonly Prospect[] {
  const moves = props.snapshot.moves as readonly Move[];
  const prospects = diceGame.BUILDING_IDS.map((building) => ({
    building,
    missing: marks === null ? 0 : missingFor(figures.buildings[building].cost, marks),
    isBuilt: me?.rione.includes(building) ?? false,
    move: moves.find((move) => move.do === 'build' && move.building === building),
  }));
  if (marks === null) return prospects;
  return prospects.sort((one, other) => Number(one.isBuilt) - Number(other.isBuilt) || one.missing - other.missing);
}

function missingFor(cost: Marks, marks: Marks): number {
  const lacking = (good: diceGame.Good) =>
    Math.max(0, diceGame.iconCount(cost, good) - diceGame.iconCount(marks, good));
  return diceGame.GOODS.reduce((sum, good) => sum + lacking(good), 0);
}
