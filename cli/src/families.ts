import { FAMILIES, FAMILY_NAMES } from '@signoria/common';

/** Returns the family names of the seats as player names: Medici, Pazzi, … */
export function familyNames(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const family = FAMILIES[seat];
    return family === undefined ? String(seat + 1) : FAMILY_NAMES[family];
  });
}
