import type { Family } from '@signoria/common';
import { FAMILIES, FAMILY_NAMES } from '@signoria/common';

/** Each family is a colour (`--medici`), a pattern (`#pat-medici`) and a shield (`#shield-medici`). */
export type { Family };
export { FAMILIES, FAMILY_NAMES };

export function isFamily(text: unknown): text is Family {
  return typeof text === 'string' && Object.hasOwn(FAMILY_NAMES, text);
}

/** Returns the family of a server seat. The server stores it as a string. */
export function familyAt(seat: number, family: string | null): Family {
  return isFamily(family) ? family : (FAMILIES[seat] ?? 'medici');
}
