import { cardGame } from '@signoria/catalogue';

/** Families by seat, as names of players: Medici, Pazzi, … */
export function familyNames(seats: number): readonly string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const family = cardGame.FAMILIES[seat];
    return family === undefined ? String(seat + 1) : family.charAt(0).toUpperCase() + family.slice(1);
  });
}
