/**
 * The families of Florence in the order of the seats, shared by all games. The choice of a family has no effect on
 * play.
 */
export const FAMILIES = ['medici', 'pazzi', 'pitti', 'strozzi', 'rucellai'] as const;
export type Family = (typeof FAMILIES)[number];

/** Family names as written; they are the same in every language. */
export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  medici: 'Medici',
  pazzi: 'Pazzi',
  pitti: 'Pitti',
  strozzi: 'Strozzi',
  rucellai: 'Rucellai',
};
