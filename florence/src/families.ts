/** The families of Florence in the order of the seats. All games share them; which one you lead is a matter of taste. */
export const FAMILIES = ['medici', 'pazzi', 'pitti', 'strozzi', 'rucellai'] as const;
export type Family = (typeof FAMILIES)[number];

/** As written; family names are the same in every language. */
export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  medici: 'Medici',
  pazzi: 'Pazzi',
  pitti: 'Pitti',
  strozzi: 'Strozzi',
  rucellai: 'Rucellai',
};
