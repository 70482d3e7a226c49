import { FAMILIES, FAMILY_NAMES } from '@signoria/florence';

/** Families by seat, as names of players: Medici, Pazzi, … */
export function familyNames(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const family = FAMILIES[seat];
    return family === undefined ? String(seat + 1) : FAMILY_NAMES[family];
  });
}
