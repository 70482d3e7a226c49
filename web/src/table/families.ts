/** The five families of Florence: each a colour (`--medici`), a pattern (`#pat-medici`) and a shield (`#shield-medici`). */
export const FAMILIES = ['medici', 'pazzi', 'strozzi', 'pitti', 'rucellai'] as const;
export type Family = (typeof FAMILIES)[number];

/** As written; family names are the same in every language. */
export const FAMILY_NAMES: Readonly<Record<Family, string>> = {
  medici: 'Medici',
  pazzi: 'Pazzi',
  strozzi: 'Strozzi',
  pitti: 'Pitti',
  rucellai: 'Rucellai',
};

export function isFamily(text: unknown): text is Family {
  return typeof text === 'string' && Object.hasOwn(FAMILY_NAMES, text);
}
