import type { Family } from '@signoria/florence';
import { FAMILIES, FAMILY_NAMES } from '@signoria/florence';

/** Each family is a colour (`--medici`), a pattern (`#pat-medici`) and a shield (`#shield-medici`). */
export type { Family };
export { FAMILIES, FAMILY_NAMES };

export function isFamily(text: unknown): text is Family {
  return typeof text === 'string' && Object.hasOwn(FAMILY_NAMES, text);
}

/** The family of a seat of the server, which knows them as texts. */
export function familyAt(seat: number, family: string | null): Family {
  return isFamily(family) ? family : (FAMILIES[seat] ?? 'medici');
}
